import type { Component } from 'svelte';
import ArchBridge from '~icons/game-icons/arch-bridge';
import BigWave from '~icons/game-icons/big-wave';
import BreakingChain from '~icons/game-icons/breaking-chain';
import BrokenShield from '~icons/game-icons/broken-shield';
import BurningDot from '~icons/game-icons/burning-dot';
import Castle from '~icons/game-icons/castle';
import CastleRuins from '~icons/game-icons/castle-ruins';
import CaveEntrance from '~icons/game-icons/cave-entrance';
import CheckedShield from '~icons/game-icons/checked-shield';
import CrossedAxes from '~icons/game-icons/crossed-axes';
import CrossedBones from '~icons/game-icons/crossed-bones';
import CrossedSwords from '~icons/game-icons/crossed-swords';
import CrystalBall from '~icons/game-icons/crystal-ball';
import CutDiamond from '~icons/game-icons/cut-diamond';
import Cycle from '~icons/game-icons/cycle';
import DeathSkull from '~icons/game-icons/death-skull';
import DominoMask from '~icons/game-icons/domino-mask';
import Drakkar from '~icons/game-icons/drakkar';
import Droplets from '~icons/game-icons/droplets';
import EdgedShield from '~icons/game-icons/edged-shield';
import Fist from '~icons/game-icons/fist';
import GreekTemple from '~icons/game-icons/greek-temple';
import Hearts from '~icons/game-icons/hearts';
import Hood from '~icons/game-icons/hood';
import HornedHelm from '~icons/game-icons/horned-helm';
import HuntingHorn from '~icons/game-icons/hunting-horn';
import Icebergs from '~icons/game-icons/icebergs';
import Laurels from '~icons/game-icons/laurels';
import LightningStorm from '~icons/game-icons/lightning-storm';
import LockedChest from '~icons/game-icons/locked-chest';
import LotusFlower from '~icons/game-icons/lotus-flower';
import MailedFist from '~icons/game-icons/mailed-fist';
import Necklace from '~icons/game-icons/necklace';
import Palisade from '~icons/game-icons/palisade';
import PlainDagger from '~icons/game-icons/plain-dagger';
import Raven from '~icons/game-icons/raven';
import Robber from '~icons/game-icons/robber';
import Rose from '~icons/game-icons/rose';
import RoundShield from '~icons/game-icons/round-shield';
import RuneStone from '~icons/game-icons/rune-stone';
import SacrificialDagger from '~icons/game-icons/sacrificial-dagger';
import Snowflake2 from '~icons/game-icons/snowflake-2';
import StoneBlock from '~icons/game-icons/stone-block';
import TemplarShield from '~icons/game-icons/templar-shield';
import ThorHammer from '~icons/game-icons/thor-hammer';
import ThrownSpear from '~icons/game-icons/thrown-spear';
import Torch from '~icons/game-icons/torch';
import TreeRoots from '~icons/game-icons/tree-roots';
import Whirlwind from '~icons/game-icons/whirlwind';
import { cardOf } from './faces';
import { idOf } from './lands';

/** The sign of each God and Giant; Mork has a mark of its own. */
export const DEITIES: Readonly<Record<string, Component>> = {
  freya: Hearts,
  kari: Whirlwind,
  tyr: TemplarShield,
  agir: BigWave,
  surtur: Torch,
  hel: DeathSkull,
  loki: DominoMask,
  odin: Raven,
  thrym: Icebergs,
  thor: ThorHammer,
  grim: StoneBlock,
  heimdall: HuntingHorn,
  ymir: Fist,
};

/** What is drawn on each card, by its name without number, colour and deck. */
const PICTURES: Readonly<Record<string, Component>> = {
  'a-glimpse-into-the-future': CrystalBall,
  'backup-has-arrived': HornedHelm,
  'bifrost-bridge': ArchBridge,
  'blood-vein': Droplets,
  'borrowed-might': MailedFist,
  drakkar: Drakkar,
  'eye-of-the-storm': Whirlwind,
  'goddess-of-love': Hearts,
  'rune-of-fertility': LotusFlower,
  sacrifice: SacrificialDagger,
  seduction: Rose,
  grim: StoneBlock,
  'guardian-of-the-bridge': HuntingHorn,
  'spoils-of-war': CutDiamond,
  'treasure-chest': LockedChest,
  yggdrasil: TreeRoots,
  'ruler-of-the-giants': DeathSkull,
  'god-of-mischief': DominoMask,
  mudslide: StoneBlock,
  'leader-of-the-gods': Raven,
  'lord-of-fire': BurningDot,
  'god-of-thunder': LightningStorm,
  victory: Laurels,
  'god-of-war': CrossedSwords,
  'winters-breath': Snowflake2,
  abduction: Hood,
  'rune-theft': RuneStone,
  bloodshed: CrossedSwords,
  'double-kill': CrossedAxes,
  'giant-smash': Fist,
  'power-shift': Cycle,
  hel: DeathSkull,
  'sacrificial-stone': SacrificialDagger,
  raid: Robber,
  'war-horn': HuntingHorn,
  mork: Cycle,
  'temple-freeze': Snowflake2,
  permafrost: Snowflake2,
  'temple-assault': CastleRuins,
  torch: Torch,
  thrym: Fist,
  'coral-shield': CheckedShield,
  fortress: Castle,
  'ice-wall': Icebergs,
  maelstrom: Whirlwind,
  'tower-shield': TemplarShield,
  palisade: Palisade,
  'round-shield': RoundShield,
  'rune-shield': CheckedShield,
  'shield-of-the-aesir': EdgedShield,
  'shield-wall': CheckedShield,
  'stone-skin': StoneBlock,
  'tidal-wall': BigWave,
  undertow: BigWave,
  'wooden-shield': RoundShield,
  aegis: EdgedShield,
  backstab: PlainDagger,
  'bifrost-gate': ArchBridge,
  'bone-wand': CrossedBones,
  'branch-of-yggdrasil': TreeRoots,
  brisingamen: Necklace,
  brute: MailedFist,
  'flaming-sword': BurningDot,
  'found-treasure': LockedChest,
  'freyas-charm': Hearts,
  gjallarhorn: HuntingHorn,
  gleipnir: BreakingChain,
  gungnir: ThrownSpear,
  'hugin-and-munin': Raven,
  'ice-cave': CaveEntrance,
  'indestructible-temple': GreekTemple,
  'lust-for-treasure': Robber,
  megingjord: MailedFist,
  mjolnir: ThorHammer,
  necromancy: DeathSkull,
  'puddle-of-mud': Droplets,
  'safe-zone-abolishment': BrokenShield,
  shapeshifter: DominoMask,
  storm: LightningStorm,
  'surturs-claim': BurningDot,
  transform: Cycle,
  'tyrs-revenge': CrossedSwords,
  'wind-of-change': Whirlwind,
};

/** What a card is called in every deck that has it. */
export function stemOf(anchor: string): string {
  const { id, deck } = cardOf(anchor) ?? { id: '' };
  const name = id.replace(/-(\d+|white|blue|yellow)$/, '');
  return deck && name.startsWith(`${idOf(deck)}-`) ? name.slice(idOf(deck).length + 1) : name;
}

export const pictureOf = (anchor: string): Component | undefined => PICTURES[stemOf(anchor)];
