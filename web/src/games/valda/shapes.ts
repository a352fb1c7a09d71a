// Generated from the catalogue of the game. Do not edit: change it there and run ./winterhall generate.
// Shapes by game-icons.net (CC BY 3.0), taken one by one; their names stand in NOTICE.
import type { Component } from 'svelte';
import Hearts from '~icons/game-icons/hearts';
import Whirlwind from '~icons/game-icons/whirlwind';
import TemplarShield from '~icons/game-icons/templar-shield';
import BigWave from '~icons/game-icons/big-wave';
import Torch from '~icons/game-icons/torch';
import DeathSkull from '~icons/game-icons/death-skull';
import DominoMask from '~icons/game-icons/domino-mask';
import Raven from '~icons/game-icons/raven';
import Icebergs from '~icons/game-icons/icebergs';
import ThorHammer from '~icons/game-icons/thor-hammer';
import StoneBlock from '~icons/game-icons/stone-block';
import HuntingHorn from '~icons/game-icons/hunting-horn';
import Fist from '~icons/game-icons/fist';
import CrystalBall from '~icons/game-icons/crystal-ball';
import HornedHelm from '~icons/game-icons/horned-helm';
import ArchBridge from '~icons/game-icons/arch-bridge';
import Droplets from '~icons/game-icons/droplets';
import Drakkar from '~icons/game-icons/drakkar';
import LotusFlower from '~icons/game-icons/lotus-flower';
import SacrificialDagger from '~icons/game-icons/sacrificial-dagger';
import Rose from '~icons/game-icons/rose';
import CutDiamond from '~icons/game-icons/cut-diamond';
import LockedChest from '~icons/game-icons/locked-chest';
import TreeRoots from '~icons/game-icons/tree-roots';
import Laurels from '~icons/game-icons/laurels';
import Robber from '~icons/game-icons/robber';
import Hood from '~icons/game-icons/hood';
import CrossedAxes from '~icons/game-icons/crossed-axes';
import CrossedSwords from '~icons/game-icons/crossed-swords';
import CastleRuins from '~icons/game-icons/castle-ruins';
import RoundShield from '~icons/game-icons/round-shield';
import CheckedShield from '~icons/game-icons/checked-shield';
import Palisade from '~icons/game-icons/palisade';
import Castle from '~icons/game-icons/castle';
import RuneStone from '~icons/game-icons/rune-stone';
import Cycle from '~icons/game-icons/cycle';
import Snowflake2 from '~icons/game-icons/snowflake-2';

/** The shape of each thing that has one, by its anchor. */
export const shapes: Readonly<Record<string, Component>> = {
  'occupant:freya': Hearts,
  'occupant:kari': Whirlwind,
  'occupant:tyr': TemplarShield,
  'occupant:agir': BigWave,
  'occupant:surtur': Torch,
  'occupant:hel': DeathSkull,
  'occupant:loki': DominoMask,
  'occupant:odin': Raven,
  'occupant:thrym': Icebergs,
  'occupant:thor': ThorHammer,
  'occupant:grim': StoneBlock,
  'occupant:heimdall': HuntingHorn,
  'occupant:ymir': Fist,
  'card:a-glimpse-into-the-future': CrystalBall,
  'card:backup-has-arrived-2': HornedHelm,
  'card:backup-has-arrived-3': HornedHelm,
  'card:bifrost-bridge': ArchBridge,
  'card:blood-vein-2': Droplets,
  'card:blood-vein-3': Droplets,
  'card:drakkar': Drakkar,
  'card:rune-of-fertility-white': LotusFlower,
  'card:sacrifice': SacrificialDagger,
  'card:seduction-1': Rose,
  'card:seduction-2': Rose,
  'card:spoils-of-war-2': CutDiamond,
  'card:spoils-of-war-3': CutDiamond,
  'card:treasure-chest-2': LockedChest,
  'card:treasure-chest-3': LockedChest,
  'card:yggdrasil-3': TreeRoots,
  'card:yggdrasil-4': TreeRoots,
  'card:victory-1': Laurels,
  'card:victory-2': Laurels,
  'card:ruler-of-the-giants': DeathSkull,
  'card:raid-4': Robber,
  'card:raid-5': Robber,
  'card:raid-6': Robber,
  'card:abduction-3': Hood,
  'card:abduction-4': Hood,
  'card:abduction-5': Hood,
  'card:double-kill-3': CrossedAxes,
  'card:double-kill-4': CrossedAxes,
  'card:double-kill-5': CrossedAxes,
  'card:bloodshed-5': CrossedSwords,
  'card:bloodshed-6': CrossedSwords,
  'card:bloodshed-7': CrossedSwords,
  'card:war-horn-4': HuntingHorn,
  'card:war-horn-5': HuntingHorn,
  'card:torch-3': Torch,
  'card:torch-4': Torch,
  'card:temple-assault-2': CastleRuins,
  'card:temple-assault-3': CastleRuins,
  'card:wooden-shield': RoundShield,
  'card:round-shield': RoundShield,
  'card:shield-wall': CheckedShield,
  'card:palisade': Palisade,
  'card:fortress': Castle,
  'card:giant-smash-4': Fist,
  'card:giant-smash-5': Fist,
  'card:rune-theft-5': RuneStone,
  'card:rune-theft-6': RuneStone,
  'card:power-shift-3': Cycle,
  'card:sacrificial-stone-3': SacrificialDagger,
  'card:temple-freeze-5': Snowflake2,
  'card:temple-freeze-6': Snowflake2,
  'card:ice-wall': Icebergs,
  'card:stone-skin': StoneBlock,
  'card:freya-goddess-of-love': Hearts,
  'card:freyas-charm': Hearts,
  'card:freya-rune-of-fertility-blue': LotusFlower,
  'card:freya-rune-of-fertility-yellow': LotusFlower,
  'card:freya-seduction-2': Rose,
  'card:freya-backup-has-arrived-2': HornedHelm,
  'card:freya-sacrifice': SacrificialDagger,
  'card:tyr-tower-shield': TemplarShield,
  'card:rune-shield': CheckedShield,
  'card:tyr-god-of-war': CrossedSwords,
  'card:tyrs-revenge': CrossedSwords,
  'card:tyr-bloodshed-6': CrossedSwords,
  'card:surtur-abduction-6': Hood,
  'card:surtur-double-kill-6': CrossedAxes,
  'card:surtur-raid-7': Robber,
  'card:surtur-bloodshed-8': CrossedSwords,
  'card:surtur-temple-assault-5': CastleRuins,
  'card:surtur-torch-6': Torch,
  'card:loki-god-of-mischief': DominoMask,
  'card:shapeshifter': DominoMask,
  'card:loki-drakkar': Drakkar,
  'card:loki-bifrost-bridge': ArchBridge,
  'card:loki-rune-of-fertility-white': LotusFlower,
  'card:loki-war-horn-6': HuntingHorn,
  'card:loki-raid-6': Robber,
  'card:odin-leader-of-the-gods': Raven,
  'card:odin-tower-shield': TemplarShield,
  'card:hugin-and-munin': Raven,
  'card:odin-blood-vein-3': Droplets,
  'card:odin-blood-vein-2': Droplets,
  'card:odin-seduction-1': Rose,
  'card:thor-tower-shield': TemplarShield,
  'card:mjolnir': ThorHammer,
  'card:thor-backup-has-arrived-3': HornedHelm,
  'card:thor-backup-has-arrived-2': HornedHelm,
  'card:thor-bloodshed-6': CrossedSwords,
  'card:heimdall-guardian-of-the-bridge': HuntingHorn,
  'card:gjallarhorn': HuntingHorn,
  'card:bifrost-gate': ArchBridge,
  'card:heimdall-treasure-chest-3': LockedChest,
  'card:heimdall-spoils-of-war-3': CutDiamond,
  'card:heimdall-bifrost-bridge': ArchBridge,
  'card:heimdall-yggdrasil-4': TreeRoots,
  'card:winters-breath': Snowflake2,
  'card:permafrost-5': Snowflake2,
  'card:transform': Cycle,
  'card:ymir-yggdrasil-4': TreeRoots,
  'card:ymir-yggdrasil-3': TreeRoots,
  'card:ymir-a-glimpse-into-the-future': CrystalBall,
  'card:ymir-seduction-1': Rose,
  'card:ymir-blood-vein-2': Droplets,
  'card:ymir-spoils-of-war-3': CutDiamond,
  'card:coral-shield': CheckedShield,
  'card:tidal-wall': BigWave,
  'card:undertow': BigWave,
  'card:lust-for-treasure': Robber,
  'card:maelstrom': Whirlwind,
  'card:agir-rune-theft-6': RuneStone,
  'card:agir-victory-1': Laurels,
  'card:hel-5': DeathSkull,
  'card:necromancy': DeathSkull,
  'card:hel-sacrificial-stone-5': SacrificialDagger,
  'card:hel-double-kill-6': CrossedAxes,
  'card:hel-abduction-6': Hood,
  'card:hel-giant-smash-6': Fist,
  'card:hel-ruler-of-the-giants': DeathSkull,
  'card:mork-5': Cycle,
  'card:mudslide': StoneBlock,
  'card:found-treasure': LockedChest,
  'card:puddle-of-mud': Droplets,
  'card:mork-seduction-2': Rose,
  'card:mork-temple-freeze-6': Snowflake2,
  'card:thrym-5': Fist,
  'card:thrym-victory-2': Laurels,
  'card:thrym-victory-1': Laurels,
  'card:thrym-rune-theft-6': RuneStone,
  'card:grim': StoneBlock,
  'card:branch-of-yggdrasil': TreeRoots,
  'card:grim-backup-has-arrived-3': HornedHelm,
  'card:grim-backup-has-arrived-2': HornedHelm,
  'card:grim-giant-smash-7': Fist,
  'card:grim-power-shift-5': Cycle,
  'card:eye-of-the-storm': Whirlwind,
  'card:wind-of-change': Whirlwind,
  'card:kari-treasure-chest-3': LockedChest,
  'card:kari-spoils-of-war-3': CutDiamond,
  'card:kari-blood-vein-3': Droplets,
  'card:kari-rune-of-fertility-yellow': LotusFlower,
};
