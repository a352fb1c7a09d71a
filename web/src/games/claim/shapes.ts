// Generated from the catalogue of the game. Do not edit: change it there and run ./winterhall generate.
// Shapes by game-icons.net (CC BY 3.0), taken one by one; their names stand in NOTICE.
import type { Component } from 'svelte';
import GoblinHead from '~icons/game-icons/goblin-head';
import BlackKnightHelm from '~icons/game-icons/black-knight-helm';
import SkullCrossedBones from '~icons/game-icons/skull-crossed-bones';
import DwarfFace from '~icons/game-icons/dwarf-face';
import DualityMask from '~icons/game-icons/duality-mask';
import BadGnome from '~icons/game-icons/bad-gnome';
import Giant from '~icons/game-icons/giant';
import DragonHead from '~icons/game-icons/dragon-head';
import Troll from '~icons/game-icons/troll';
import CrystalBall from '~icons/game-icons/crystal-ball';
import Crown from '~icons/game-icons/crown';
import QueenCrown from '~icons/game-icons/queen-crown';
import Sasquatch from '~icons/game-icons/sasquatch';
import WolfHead from '~icons/game-icons/wolf-head';
import DevilMask from '~icons/game-icons/devil-mask';
import BurningEmbers from '~icons/game-icons/burning-embers';
import JesterHat from '~icons/game-icons/jester-hat';
import PoisonBottle from '~icons/game-icons/poison-bottle';
import Ghost from '~icons/game-icons/ghost';
import Flail from '~icons/game-icons/flail';
import Cloak from '~icons/game-icons/cloak';
import PlainDagger from '~icons/game-icons/plain-dagger';
import Torch from '~icons/game-icons/torch';
import MagicLamp from '~icons/game-icons/magic-lamp';
import BookCover from '~icons/game-icons/book-cover';
import Spyglass from '~icons/game-icons/spyglass';
import CrystalWand from '~icons/game-icons/crystal-wand';
import RopeCoil from '~icons/game-icons/rope-coil';
import SquareBottle from '~icons/game-icons/square-bottle';
import RoundBottomFlask from '~icons/game-icons/round-bottom-flask';
import DominoMask from '~icons/game-icons/domino-mask';
import RollingDices from '~icons/game-icons/rolling-dices';
import MirrorMirror from '~icons/game-icons/mirror-mirror';
import OpenBook from '~icons/game-icons/open-book';
import ShardSword from '~icons/game-icons/shard-sword';
import BeerStein from '~icons/game-icons/beer-stein';
import Hole from '~icons/game-icons/hole';
import Volcano from '~icons/game-icons/volcano';
import PineTree from '~icons/game-icons/pine-tree';

/** The shape of each thing that has one, by its anchor. */
export const shapes: Readonly<Record<string, Component>> = {
  'faction:goblin': GoblinHead,
  'faction:knight': BlackKnightHelm,
  'faction:undead': SkullCrossedBones,
  'faction:dwarf': DwarfFace,
  'faction:doppelganger': DualityMask,
  'faction:gnome': BadGnome,
  'faction:giant': Giant,
  'faction:dragon': DragonHead,
  'faction:troll': Troll,
  'faction:seer': CrystalBall,
  'faction:ice-king': Crown,
  'faction:ice-queen': QueenCrown,
  'faction:yeti': Sasquatch,
  'faction:frostbeast': WolfHead,
  'faction:demon': DevilMask,
  'faction:fire-elemental': BurningEmbers,
  'faction:trickster': JesterHat,
  'faction:poisoner': PoisonBottle,
  'faction:ghost': Ghost,
  'artifact:flail-of-dawn': Flail,
  'artifact:hunting-cloak': Cloak,
  'artifact:kings-dagger': PlainDagger,
  'artifact:prowlers-torch': Torch,
  'artifact:wishing-lamp': MagicLamp,
  'artifact:gamblers-book': BookCover,
  'artifact:spyglass': Spyglass,
  'artifact:magic-wand': CrystalWand,
  'artifact:endless-rope': RopeCoil,
  'artifact:bottomless-bottle': SquareBottle,
  'artifact:flask-of-tears': RoundBottomFlask,
  'artifact:mask-of-darkness': DominoMask,
  'artifact:gamblers-dice': RollingDices,
  'artifact:mirror-of-lies': MirrorMirror,
  'artifact:book-of-memories': OpenBook,
  'artifact:ice-sword': ShardSword,
  'location:tavern': BeerStein,
  'location:pit': Hole,
  'location:lava-fields': Volcano,
  'location:forest': PineTree,
};
