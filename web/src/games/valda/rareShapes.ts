// Generated from the catalogue of the game. Do not edit: change it there and run ./winterhall generate.
// Shapes by game-icons.net (CC BY 3.0), taken one by one; their names stand in NOTICE.
import type { Component } from 'svelte';
import Necklace from '~icons/game-icons/necklace';
import EdgedShield from '~icons/game-icons/edged-shield';
import BreakingChain from '~icons/game-icons/breaking-chain';
import BurningDot from '~icons/game-icons/burning-dot';
import EnergySword from '~icons/game-icons/energy-sword';
import PlainDagger from '~icons/game-icons/plain-dagger';
import ThrownSpear from '~icons/game-icons/thrown-spear';
import LightningStorm from '~icons/game-icons/lightning-storm';
import Belt from '~icons/game-icons/belt';
import CaveEntrance from '~icons/game-icons/cave-entrance';
import CrossedBones from '~icons/game-icons/crossed-bones';
import MailedFist from '~icons/game-icons/mailed-fist';
import GreekTemple from '~icons/game-icons/greek-temple';
import BrokenShield from '~icons/game-icons/broken-shield';

/** The shape of each thing that has one, by its anchor. */
export const rareShapes: Readonly<Record<string, Component>> = {
  'card:brisingamen': Necklace,
  'card:shield-of-the-aesir': EdgedShield,
  'card:gleipnir': BreakingChain,
  'card:surtur-lord-of-fire': BurningDot,
  'card:surturs-claim': BurningDot,
  'card:flaming-sword': EnergySword,
  'card:backstab': PlainDagger,
  'card:gungnir': ThrownSpear,
  'card:thor-god-of-thunder-2': LightningStorm,
  'card:thor-god-of-thunder-3': LightningStorm,
  'card:megingjord': Belt,
  'card:ice-cave': CaveEntrance,
  'card:aegis': EdgedShield,
  'card:bone-wand': CrossedBones,
  'card:borrowed-might': MailedFist,
  'card:indestructible-temple': GreekTemple,
  'card:safe-zone-abolishment': BrokenShield,
  'card:brute': MailedFist,
  'card:storm': LightningStorm,
};
