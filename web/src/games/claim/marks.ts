// Shapes by game-icons.net (CC BY 3.0), taken one by one; their names stand in NOTICE.
import type { Component } from 'svelte';
import Goblin from '~icons/game-icons/goblin-head';
import Knight from '~icons/game-icons/black-knight-helm';
import Undead from '~icons/game-icons/skull-crossed-bones';
import Dwarf from '~icons/game-icons/dwarf-face';
import Doppelganger from '~icons/game-icons/duality-mask';
import Gnome from '~icons/game-icons/bad-gnome';
import Giant from '~icons/game-icons/giant';
import Dragon from '~icons/game-icons/dragon-head';
import Troll from '~icons/game-icons/troll';
import Seer from '~icons/game-icons/crystal-ball';
import IceKing from '~icons/game-icons/crown';
import IceQueen from '~icons/game-icons/queen-crown';
import Yeti from '~icons/game-icons/sasquatch';
import Frostbeast from '~icons/game-icons/wolf-head';
import Demon from '~icons/game-icons/devil-mask';
import FireElemental from '~icons/game-icons/burning-embers';
import Trickster from '~icons/game-icons/jester-hat';
import Poisoner from '~icons/game-icons/poison-bottle';
import Ghost from '~icons/game-icons/ghost';
import Flail from '~icons/game-icons/flail';
import Cloak from '~icons/game-icons/cloak';
import Dagger from '~icons/game-icons/plain-dagger';
import Torch from '~icons/game-icons/torch';
import Lamp from '~icons/game-icons/magic-lamp';
import Book from '~icons/game-icons/book-cover';
import Spyglass from '~icons/game-icons/spyglass';
import Wand from '~icons/game-icons/crystal-wand';
import Rope from '~icons/game-icons/rope-coil';
import Bottle from '~icons/game-icons/square-bottle';
import Flask from '~icons/game-icons/round-bottom-flask';
import Mask from '~icons/game-icons/domino-mask';
import Dice from '~icons/game-icons/rolling-dices';
import Mirror from '~icons/game-icons/mirror-mirror';
import Memories from '~icons/game-icons/open-book';
import Sword from '~icons/game-icons/shard-sword';
import Tavern from '~icons/game-icons/beer-stein';
import Pit from '~icons/game-icons/hole';
import Lava from '~icons/game-icons/volcano';
import Forest from '~icons/game-icons/pine-tree';

/** The shape of whatever has one, by its anchor. */
export const shapes: Readonly<Record<string, Component>> = {
  'faction:goblin': Goblin,
  'faction:knight': Knight,
  'faction:undead': Undead,
  'faction:dwarf': Dwarf,
  'faction:doppelganger': Doppelganger,
  'faction:gnome': Gnome,
  'faction:giant': Giant,
  'faction:dragon': Dragon,
  'faction:troll': Troll,
  'faction:seer': Seer,
  'faction:ice-king': IceKing,
  'faction:ice-queen': IceQueen,
  'faction:yeti': Yeti,
  'faction:frostbeast': Frostbeast,
  'faction:demon': Demon,
  'faction:fire-elemental': FireElemental,
  'faction:trickster': Trickster,
  'faction:poisoner': Poisoner,
  'faction:ghost': Ghost,
  'artifact:flail-of-dawn': Flail,
  'artifact:hunting-cloak': Cloak,
  'artifact:kings-dagger': Dagger,
  'artifact:prowlers-torch': Torch,
  'artifact:wishing-lamp': Lamp,
  'artifact:gamblers-book': Book,
  'artifact:spyglass': Spyglass,
  'artifact:magic-wand': Wand,
  'artifact:endless-rope': Rope,
  'artifact:bottomless-bottle': Bottle,
  'artifact:flask-of-tears': Flask,
  'artifact:mask-of-darkness': Mask,
  'artifact:gamblers-dice': Dice,
  'artifact:mirror-of-lies': Mirror,
  'artifact:book-of-memories': Memories,
  'artifact:ice-sword': Sword,
  'location:tavern': Tavern,
  'location:pit': Pit,
  'location:lava-fields': Lava,
  'location:forest': Forest,
};
