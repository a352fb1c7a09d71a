// Generated from the catalogue of the game. Do not edit: change it there and run ./winterhall generate.

/**
 * An adventure card that has to be overcome. (frozen-wastes:R81–R83)
 *
 * @param values what has to be rolled in each phase: ranged, melee, magic; 0 where it has none (frozen-wastes:R97);
 *     none at all for a hazard
 * @param damage wounds for a failed roll in each phase
 * @param rumors rumor icons; `clues` Princess icons (frozen-wastes:R84)
 * @param forage what kind of Item it becomes when it is defeated, if it does
 * @param powers what it can do as an Item
 */
export interface Challenge {
  kind: 'challenge';
  id: string;
  rule: string;
  colour: Colour;
  values: number[];
  damage: number[];
  life: number;
  gold: number;
  rumors: number;
  clues: number;
  traits: Trait[];
  threats: Threat[];
  forage?: ItemType;
  powers: Power[];
}

/** The four colours of jewels, adventure decks and Legends, the easiest first. (frozen-wastes:R5, R6) */
export type Colour = 'green' | 'yellow' | 'blue' | 'red';

/** A word on a Challenge that other cards can name. (frozen-wastes:R110) */
export type Trait = 'beast' | 'machine' | 'wyrm' | 'undead' | 'raider' | 'spirit';

/**
 * A sentence of a Challenge: at some moment something happens to somebody, perhaps only if a test fails.
 *
 * Written as one word: `before-combat/frost/2/party`, `hazard/wounds/1/hero/climb-12`, `miss/white-death/1/actor/magic`.
 * On one card threats happen in the order printed; those of one failed roll in the order of
 * frozen-wastes:RU89: wounds, exhaustion, white death, frost.
 *
 * @param test it happens if this test fails; always if there is none
 * @param phase for [Trigger#MISS]: in which phase; in all if there is none
 */
export type Threat = `threat:${string}`;

/** What kind of thing a card is, as far as limits are concerned. (frozen-wastes:R133) */
export type ItemType = 'weapon' | 'armor' | 'ally' | 'other';

/**
 * What an Item, an Ally or a Hero can do: a cost, a deed and an amount. (frozen-wastes:R20–R23)
 *
 * Written as one word, `activate/cancel-wounds/2` or `always/attack/3/melee`. A power with a phase counts in that phase
 * only, one with a skill for tests of that skill, one with terrains in those.
 *
 * @param aim whom it helps: of an Ally, itself unless it says otherwise (frozen-wastes:R23)
 * @param terrains where it counts; everywhere if there are none
 */
export type Power = `power:${string}`;

/**
 * An adventure card that changes the weather and the rules for a while. (frozen-wastes:R109)
 *
 * @param number against the one in play; the experience of its colour (frozen-wastes:R116)
 * @param terrains where it counts, for [Effect#LESS_FROST]
 * @param trait whom it makes stronger, for [Effect#HIGHER_VALUES] and [Effect#MORE_DAMAGE]
 */
export interface WeatherEvent {
  kind: 'weather-event';
  id: string;
  rule: string;
  colour: Colour;
  number: number;
  weather: Weather;
  effect: Effect;
  amount: number;
  terrains: Terrain[];
  trait?: Trait;
}

/**
 * The faces of the weather tiles, and the track printed on the board. (frozen-wastes:R7, R113)
 *
 * Frost for each terrain: fjord, tundra, ice, snowdrift, forest, mountain, wastes.
 */
export type Weather = string;

/** What it does while it is in play; `amount` is the number in each of these. */
export type Effect =
  | 'weik-market-cards'
  | 'onoit-market-cards'
  | 'forage-sale'
  | 'less-frost'
  | 'weik-healing-price'
  | 'onoit-free-healing'
  | 'more-rumors'
  | 'higher-values'
  | 'more-damage'
  | 'most-dice'
  | 'warming-price';

/** The seven kinds of land in Isheim, in the order of the weather track. (frozen-wastes:R36) */
export type Terrain = 'fjord' | 'tundra' | 'ice' | 'snowdrift' | 'forest' | 'mountain' | 'wastes';

/**
 * A market card or a Legend that is a thing. (frozen-wastes:R130, R155)
 *
 * @param colour of the jewels where a Legend is found; empty for a market card
 * @param level how many rumor tokens a Legend takes; 0 for a market card (frozen-wastes:R151)
 */
export interface Item {
  kind: 'item';
  id: string;
  rule: string;
  type: ItemType;
  price: number;
  powers: Power[];
  colour?: Colour;
  level: number;
}

/**
 * A market card or a Legend that is a companion. (frozen-wastes:R92, R155)
 *
 * @param values added to rolls in each phase: ranged, melee, magic
 * @param damage wounds for a successful attack in each phase
 * @param colour of the jewels where a Legend is found; empty for a market card
 * @param level how many rumor tokens a Legend takes; 0 for a market card
 */
export interface Ally {
  kind: 'ally';
  id: string;
  rule: string;
  price: number;
  life: number;
  stamina: number;
  values: number[];
  damage: number[];
  powers: Power[];
  colour?: Colour;
  level: number;
}

/**
 * A printed hero. (frozen-wastes:R14, R88)
 *
 * @param values Mind, Body and Spirit
 * @param damage wounds for a successful attack in each phase: ranged, melee, magic
 * @param powers skills are powers too: `always/test/2/climb`
 */
export interface Hero {
  kind: 'hero';
  id: string;
  rule: string;
  life: number;
  stamina: number;
  values: number[];
  damage: number[];
  powers: Power[];
}

/**
 * A face of a weather tile, or the track on the board, with its numbers. (frozen-wastes:R7, R113)
 *
 * @param frost for each terrain, in the order of [Terrain]
 */
export interface WeatherTile {
  id: string;
  rule: string;
  frost: number[];
}

/**
 * The numbers of the rules themselves.
 *
 * @param rounds after so many nobody wins (frozen-wastes:R194)
 * @param combatRounds a combat that goes on longer ends as if the hero had escaped (frozen-wastes:RU76)
 * @param experienceCost how many points an experience counter costs, by the number of seats (frozen-wastes:RU45)
 * @param gold what a hero begins with (frozen-wastes:R13)
 * @param healPrice of one counter, where no Event says otherwise (frozen-wastes:R134)
 * @param gearPrice of any gear (frozen-wastes:R72)
 */
export interface Constants {
  id: string;
  rule: string;
  rounds: number;
  combatRounds: number;
  experienceCost: number[];
  gold: number;
  healPrice: number;
  gearPrice: number;
}

/** A kind of land, in the order of the weather track. (frozen-wastes:R36) */
export interface Ground {
  kind: 'ground';
  id: string;
  rule: string;
}

/**
 * A colour of jewels, the easiest first. (frozen-wastes:R121)
 *
 * @param experience what an adventure counter of this colour is worth
 */
export interface Jewel {
  kind: 'jewel';
  id: string;
  experience: number;
  rule: string;
}

/**
 * A town, in the order in which views list what is for sale there. (frozen-wastes:R135)
 *
 * @param cards how many cards a Market step adds there (frozen-wastes:R128)
 */
export interface Settlement {
  kind: 'settlement';
  id: string;
  people: Kind;
  cards: number;
  rule: string;
}

/** Vrede is both and neither: it has what both have, and no Event that names one touches it. (frozen-wastes:R115) */
export type Kind = 'weik' | 'onoit' | 'vrede';

/**
 * A space, row by row from the north; one without terrain and town is Green Vale. (frozen-wastes:R5)
 *
 * @param id row and column, `9-13`
 * @param town the id of its settlement
 * @param under what lies under a town or Green Vale, for a table that has agreed on it (frozen-wastes:RU3)
 */
export interface Land {
  kind: 'land';
  id: string;
  terrain?: Terrain;
  jewel?: Colour;
  town?: string;
  under?: Terrain;
  rule: string;
}

const challenge: Readonly<Record<string, Challenge>> = {
  'thin-ice-lynx': { kind: 'challenge', id: 'thin-ice-lynx', rule: 'frozen-wastes:R83', colour: 'green', values: [12, 13, 11], damage: [1, 1, 0], life: 1, gold: 1, rumors: 1, clues: 0, traits: ['beast'], threats: [], forage: 'other', powers: ['power:activate/cancel-frost/1'] },
  'starving-wolves': { kind: 'challenge', id: 'starving-wolves', rule: 'frozen-wastes:R83', colour: 'green', values: [13, 11, 14], damage: [1, 1, 1], life: 2, gold: 2, rumors: 1, clues: 0, traits: ['beast'], threats: ['threat:miss/exhaustion/1/actor/melee'], powers: [] },
  'fjord-smuggler': { kind: 'challenge', id: 'fjord-smuggler', rule: 'frozen-wastes:R83', colour: 'green', values: [14, 13, 11], damage: [1, 1, 0], life: 1, gold: 3, rumors: 0, clues: 0, traits: ['raider'], threats: ['threat:miss/lose-gold/1/hero'], powers: [] },
  'hearth-ghost': { kind: 'challenge', id: 'hearth-ghost', rule: 'frozen-wastes:R83', colour: 'green', values: [11, 14, 13], damage: [0, 1, 1], life: 1, gold: 1, rumors: 1, clues: 0, traits: ['spirit'], threats: ['threat:before-combat/frost/1/party/willpower-11', 'threat:defeated/remove-frost/2/party'], powers: [] },
  'silver-fox': { kind: 'challenge', id: 'silver-fox', rule: 'frozen-wastes:R83', colour: 'green', values: [13, 14, 11], damage: [1, 0, 1], life: 1, gold: 1, rumors: 0, clues: 0, traits: ['beast'], threats: ['threat:escaped/lose-snowshoe/1/hero'], forage: 'other', powers: ['power:always/escape/2'] },
  'walrus-bull': { kind: 'challenge', id: 'walrus-bull', rule: 'frozen-wastes:R83', colour: 'green', values: [11, 14, 12], damage: [0, 1, 1], life: 1, gold: 1, rumors: 0, clues: 0, traits: ['beast'], threats: ['threat:before-combat/raise-life/1/hero/track-11'], forage: 'other', powers: ['power:discard/remove-frost/3'] },
  'onoit-outcast': { kind: 'challenge', id: 'onoit-outcast', rule: 'frozen-wastes:R83', colour: 'green', values: [12, 11, 13], damage: [1, 1, 1], life: 2, gold: 2, rumors: 1, clues: 0, traits: ['raider'], threats: ['threat:before-combat/raise-values/1/hero/diplomacy-10', 'threat:defeated/gain-flare-crystal/1/hero'], powers: [] },
  'rime-imps': { kind: 'challenge', id: 'rime-imps', rule: 'frozen-wastes:R83', colour: 'green', values: [13, 11, 14], damage: [0, 1, 0], life: 1, gold: 2, rumors: 1, clues: 0, traits: ['spirit'], threats: ['threat:miss/frost/2/actor/magic'], powers: [] },
  'cave-bear': { kind: 'challenge', id: 'cave-bear', rule: 'frozen-wastes:R83', colour: 'green', values: [11, 14, 12], damage: [1, 1, 0], life: 2, gold: 1, rumors: 1, clues: 0, traits: ['beast'], threats: ['threat:before-combat/forbid-escape/1/hero'], forage: 'weapon', powers: ['power:always/attack/1/melee'] },
  'rust-crawler': { kind: 'challenge', id: 'rust-crawler', rule: 'frozen-wastes:R83', colour: 'green', values: [12, 11, 14], damage: [1, 0, 1], life: 2, gold: 3, rumors: 1, clues: 0, traits: ['machine'], threats: ['threat:miss/turn-cards-down/1/hero'], powers: [] },
  'skua-swarm': { kind: 'challenge', id: 'skua-swarm', rule: 'frozen-wastes:R83', colour: 'green', values: [11, 13, 14], damage: [1, 1, 0], life: 1, gold: 1, rumors: 0, clues: 0, traits: ['beast'], threats: ['threat:before-combat/forbid-allies/1/hero'], forage: 'other', powers: ['power:discard/turn-die/1'] },
  'cracking-ice': { kind: 'challenge', id: 'cracking-ice', rule: 'frozen-wastes:R82', colour: 'green', values: [], damage: [], life: 0, gold: 1, rumors: 1, clues: 0, traits: [], threats: ['threat:hazard/frost/2/hero/swim-11'], powers: [] },
  'snow-bridge': { kind: 'challenge', id: 'snow-bridge', rule: 'frozen-wastes:R82', colour: 'green', values: [], damage: [], life: 0, gold: 2, rumors: 0, clues: 0, traits: [], threats: ['threat:hazard/exhaustion/1/party/climb-10', 'threat:defeated/gain-snowshoe/1/hero'], powers: [] },
  'lost-sledge': { kind: 'challenge', id: 'lost-sledge', rule: 'frozen-wastes:R82', colour: 'green', values: [], damage: [], life: 0, gold: 1, rumors: 0, clues: 1, traits: [], threats: ['threat:hazard/exhaustion/1/hero/track-12'], forage: 'other', powers: ['power:activate/reroll-die/1'] },
  'drowned-raider': { kind: 'challenge', id: 'drowned-raider', rule: 'frozen-wastes:R83', colour: 'yellow', values: [14, 16, 13], damage: [1, 2, 1], life: 2, gold: 3, rumors: 1, clues: 0, traits: ['undead', 'raider'], threats: ['threat:before-combat/frost/2/hero/spirit-12'], powers: [] },
  sabercat: { kind: 'challenge', id: 'sabercat', rule: 'frozen-wastes:R83', colour: 'yellow', values: [13, 16, 15], damage: [1, 2, 1], life: 2, gold: 2, rumors: 0, clues: 0, traits: ['beast'], threats: ['threat:before-combat/wounds/1/hero/hide-13'], forage: 'other', powers: ['power:activate/cancel-frost/2'] },
  'weik-deserters': { kind: 'challenge', id: 'weik-deserters', rule: 'frozen-wastes:R83', colour: 'yellow', values: [15, 13, 14], damage: [2, 1, 1], life: 3, gold: 5, rumors: 0, clues: 0, traits: ['raider'], threats: ['threat:before-combat/lose-gold/3/hero/diplomacy-13'], powers: [] },
  'ice-hag': { kind: 'challenge', id: 'ice-hag', rule: 'frozen-wastes:R83', colour: 'yellow', values: [14, 13, 16], damage: [1, 1, 2], life: 2, gold: 2, rumors: 0, clues: 1, traits: ['spirit'], threats: ['threat:round/frost/1/party'], powers: [] },
  wyrmling: { kind: 'challenge', id: 'wyrmling', rule: 'frozen-wastes:R83', colour: 'yellow', values: [13, 15, 15], damage: [1, 1, 1], life: 2, gold: 2, rumors: 1, clues: 0, traits: ['wyrm'], threats: ['threat:round/raise-damage/1/hero'], forage: 'weapon', powers: ['power:activate/damage/1/melee'] },
  'clockwork-hound': { kind: 'challenge', id: 'clockwork-hound', rule: 'frozen-wastes:R83', colour: 'yellow', values: [15, 13, 16], damage: [1, 1, 2], life: 2, gold: 3, rumors: 1, clues: 0, traits: ['machine'], threats: ['threat:before-combat/forbid-escape/1/hero/jump-13'], forage: 'other', powers: ['power:activate/extra-die/1'] },
  'frost-troll': { kind: 'challenge', id: 'frost-troll', rule: 'frozen-wastes:R83', colour: 'yellow', values: [15, 16, 13], damage: [1, 2, 2], life: 2, gold: 2, rumors: 0, clues: 0, traits: ['beast'], threats: ['threat:round/raise-life/1/hero'], forage: 'other', powers: ['power:discard/heal-wounds/2'] },
  'barrow-shaman': { kind: 'challenge', id: 'barrow-shaman', rule: 'frozen-wastes:R83', colour: 'yellow', values: [16, 14, 13], damage: [2, 1, 1], life: 2, gold: 3, rumors: 1, clues: 1, traits: ['undead'], threats: ['threat:miss/exhaustion/2/hero/magic'], powers: [] },
  'drift-giant': { kind: 'challenge', id: 'drift-giant', rule: 'frozen-wastes:R83', colour: 'yellow', values: [13, 16, 14], damage: [1, 1, 2], life: 3, gold: 4, rumors: 0, clues: 0, traits: ['beast'], threats: ['threat:miss/frost/3/actor/melee'], powers: [] },
  'raven-lord': { kind: 'challenge', id: 'raven-lord', rule: 'frozen-wastes:R83', colour: 'yellow', values: [15, 16, 13], damage: [1, 2, 1], life: 2, gold: 3, rumors: 1, clues: 0, traits: ['spirit'], threats: ['threat:miss/lose-luckstone/1/hero'], powers: [] },
  orca: { kind: 'challenge', id: 'orca', rule: 'frozen-wastes:R83', colour: 'yellow', values: [13, 14, 16], damage: [1, 1, 2], life: 2, gold: 2, rumors: 0, clues: 0, traits: ['beast'], threats: ['threat:before-combat/raise-values/1/hero/swim-13'], forage: 'other', powers: ['power:activate/remove-frost/2'] },
  'white-stag': { kind: 'challenge', id: 'white-stag', rule: 'frozen-wastes:R83', colour: 'yellow', values: [16, 13, 14], damage: [1, 1, 1], life: 2, gold: 2, rumors: 0, clues: 1, traits: ['beast'], threats: ['threat:escaped/exhaustion/1/party', 'threat:defeated/heal-wounds/1/hero'], forage: 'other', powers: ['power:always/attack/1/magic'] },
  'the-frostbitten': { kind: 'challenge', id: 'the-frostbitten', rule: 'frozen-wastes:R83', colour: 'yellow', values: [14, 15, 13], damage: [1, 2, 1], life: 3, gold: 3, rumors: 1, clues: 0, traits: ['undead'], threats: ['threat:before-combat/frost/1/party'], powers: [] },
  crevasse: { kind: 'challenge', id: 'crevasse', rule: 'frozen-wastes:R82', colour: 'yellow', values: [], damage: [], life: 0, gold: 2, rumors: 0, clues: 0, traits: [], threats: ['threat:hazard/wounds/1/hero/climb-13'], powers: [] },
  'white-squall': { kind: 'challenge', id: 'white-squall', rule: 'frozen-wastes:R82', colour: 'yellow', values: [], damage: [], life: 0, gold: 3, rumors: 0, clues: 0, traits: [], threats: ['threat:hazard/exhaustion/1/hero/willpower-12', 'threat:hazard/frost/1/everybody/track-13'], powers: [] },
  'starving-camp': { kind: 'challenge', id: 'starving-camp', rule: 'frozen-wastes:R82', colour: 'yellow', values: [], damage: [], life: 0, gold: 2, rumors: 1, clues: 1, traits: [], threats: ['threat:hazard/lose-gold/2/hero/heal-12', 'threat:defeated/gain-luckstone/1/hero'], powers: [] },
  'ice-wraith': { kind: 'challenge', id: 'ice-wraith', rule: 'frozen-wastes:R83', colour: 'blue', values: [15, 16, 18], damage: [2, 2, 1], life: 3, gold: 5, rumors: 0, clues: 1, traits: ['spirit'], threats: ['threat:miss/white-death/1/actor/magic'], powers: [] },
  'old-mammoth': { kind: 'challenge', id: 'old-mammoth', rule: 'frozen-wastes:R83', colour: 'blue', values: [16, 18, 15], damage: [2, 3, 2], life: 4, gold: 4, rumors: 1, clues: 0, traits: ['beast'], threats: ['threat:before-combat/wounds/1/allies'], forage: 'armor', powers: ['power:always/defence/1', 'power:activate/cancel-frost/2'] },
  'ancient-sentinel': { kind: 'challenge', id: 'ancient-sentinel', rule: 'frozen-wastes:R83', colour: 'blue', values: [18, 15, 16], damage: [3, 2, 2], life: 4, gold: 5, rumors: 0, clues: 1, traits: ['machine'], threats: ['threat:before-combat/forbid-weapons/1/hero'], powers: [] },
  icewyrm: { kind: 'challenge', id: 'icewyrm', rule: 'frozen-wastes:R83', colour: 'blue', values: [15, 17, 17], damage: [2, 3, 2], life: 4, gold: 4, rumors: 0, clues: 1, traits: ['wyrm'], threats: ['threat:before-combat/frost/3/hero/jump-15'], forage: 'other', powers: ['power:always/life/1'] },
  'barrow-king': { kind: 'challenge', id: 'barrow-king', rule: 'frozen-wastes:R83', colour: 'blue', values: [17, 16, 15], damage: [2, 3, 3], life: 3, gold: 5, rumors: 1, clues: 1, traits: ['undead'], threats: ['threat:round/exhaustion/1/hero', 'threat:defeated/gain-experience/1/hero'], powers: [] },
  'snow-harpies': { kind: 'challenge', id: 'snow-harpies', rule: 'frozen-wastes:R83', colour: 'blue', values: [18, 15, 17], damage: [3, 2, 2], life: 3, gold: 6, rumors: 0, clues: 0, traits: ['beast'], threats: ['threat:before-combat/forbid-allies/1/hero/lore-14', 'threat:miss/lose-flare-crystal/1/hero/ranged'], powers: [] },
  'giant-smith': { kind: 'challenge', id: 'giant-smith', rule: 'frozen-wastes:R83', colour: 'blue', values: [15, 18, 16], damage: [2, 3, 2], life: 4, gold: 5, rumors: 0, clues: 0, traits: ['raider'], threats: ['threat:before-combat/turn-cards-down/2/hero'], forage: 'weapon', powers: ['power:always/attack/2/melee'] },
  'hoarfrost-twins': { kind: 'challenge', id: 'hoarfrost-twins', rule: 'frozen-wastes:R83', colour: 'blue', values: [16, 15, 18], damage: [2, 1, 2], life: 4, gold: 5, rumors: 0, clues: 0, traits: ['spirit'], threats: ['threat:miss/frost/2/actor'], powers: [] },
  'pale-hunter': { kind: 'challenge', id: 'pale-hunter', rule: 'frozen-wastes:R83', colour: 'blue', values: [17, 16, 15], damage: [3, 2, 2], life: 3, gold: 4, rumors: 1, clues: 1, traits: ['raider'], threats: ['threat:before-combat/wounds/1/party/hide-15'], forage: 'other', powers: ['power:discard/wound-enemy/2'] },
  'frozen-engine': { kind: 'challenge', id: 'frozen-engine', rule: 'frozen-wastes:R82', colour: 'blue', values: [], damage: [], life: 0, gold: 5, rumors: 0, clues: 0, traits: ['machine'], threats: ['threat:hazard/frost/2/party/lore-15'], powers: [] },
  'broodmother-wyrm': { kind: 'challenge', id: 'broodmother-wyrm', rule: 'frozen-wastes:R83', colour: 'red', values: [18, 21, 19], damage: [3, 4, 4], life: 5, gold: 6, rumors: 0, clues: 2, traits: ['wyrm'], threats: ['threat:before-combat/frost/2/party'], powers: [] },
  'sarscha-the-vile': { kind: 'challenge', id: 'sarscha-the-vile', rule: 'frozen-wastes:R83', colour: 'red', values: [20, 18, 21], damage: [3, 3, 2], life: 6, gold: 8, rumors: 1, clues: 2, traits: ['wyrm'], threats: ['threat:before-combat/forbid-escape/1/hero', 'threat:miss/white-death/1/actor/magic'], powers: [] },
  'walking-forge': { kind: 'challenge', id: 'walking-forge', rule: 'frozen-wastes:R83', colour: 'red', values: [21, 18, 20], damage: [4, 3, 3], life: 5, gold: 7, rumors: 0, clues: 1, traits: ['machine'], threats: ['threat:round/raise-values/1/hero/lore-16'], forage: 'other', powers: ['power:activate/cancel-frost/3'] },
  'king-under-the-ice': { kind: 'challenge', id: 'king-under-the-ice', rule: 'frozen-wastes:R83', colour: 'red', values: [19, 21, 18], damage: [3, 4, 3], life: 6, gold: 8, rumors: 0, clues: 1, traits: ['undead'], threats: ['threat:round/frost/1/allies', 'threat:defeated/remove-white-death/1/hero'], powers: [] },
  'the-long-night': { kind: 'challenge', id: 'the-long-night', rule: 'frozen-wastes:R83', colour: 'red', values: [18, 20, 21], damage: [3, 3, 4], life: 4, gold: 9, rumors: 1, clues: 1, traits: ['spirit'], threats: ['threat:round/exhaustion/1/party', 'threat:defeated/remove-exhaustion/2/party'], powers: [] },
  'white-colossus': { kind: 'challenge', id: 'white-colossus', rule: 'frozen-wastes:R83', colour: 'red', values: [21, 19, 18], damage: [4, 3, 3], life: 5, gold: 6, rumors: 0, clues: 1, traits: ['beast'], threats: ['threat:before-combat/wounds/2/hero/jump-16'], forage: 'other', powers: ['power:always/attack/2/allies'] },
  arshan: { kind: 'challenge', id: 'arshan', rule: 'frozen-wastes:R83', colour: 'red', values: [23, 22, 19], damage: [2, 3, 5], life: 9, gold: 0, rumors: 0, clues: 0, traits: [], threats: ['threat:before-combat/frost/1/allies'], powers: [] },
};

const weatherEvent: Readonly<Record<string, WeatherEvent>> = {
  'weik-market-day': { kind: 'weather-event', id: 'weik-market-day', rule: 'frozen-wastes:R110', colour: 'green', number: 1, weather: 'weather:green-leaf', effect: 'weik-market-cards', amount: 3, terrains: [] },
  'herds-on-the-move': { kind: 'weather-event', id: 'herds-on-the-move', rule: 'frozen-wastes:R110', colour: 'green', number: 1, weather: 'weather:green-wave', effect: 'forage-sale', amount: 1, terrains: [] },
  'mild-current': { kind: 'weather-event', id: 'mild-current', rule: 'frozen-wastes:R110', colour: 'green', number: 1, weather: 'weather:green-circle', effect: 'less-frost', amount: 1, terrains: ['fjord'] },
  'raiders-at-sea': { kind: 'weather-event', id: 'raiders-at-sea', rule: 'frozen-wastes:R110', colour: 'yellow', number: 2, weather: 'weather:yellow-moon', effect: 'weik-healing-price', amount: 2, terrains: [] },
  'shamans-council': { kind: 'weather-event', id: 'shamans-council', rule: 'frozen-wastes:R110', colour: 'yellow', number: 2, weather: 'weather:yellow-sun', effect: 'onoit-free-healing', amount: 2, terrains: [] },
  aurora: { kind: 'weather-event', id: 'aurora', rule: 'frozen-wastes:R110', colour: 'yellow', number: 2, weather: 'weather:yellow-crown', effect: 'more-rumors', amount: 1, terrains: [] },
  'machines-awake': { kind: 'weather-event', id: 'machines-awake', rule: 'frozen-wastes:R110', colour: 'blue', number: 3, weather: 'weather:blue-diamond', effect: 'higher-values', amount: 1, terrains: [], trait: 'machine' },
  whiteout: { kind: 'weather-event', id: 'whiteout', rule: 'frozen-wastes:R110', colour: 'blue', number: 3, weather: 'weather:blue-drop', effect: 'most-dice', amount: 4, terrains: [] },
  'call-of-sarscha': { kind: 'weather-event', id: 'call-of-sarscha', rule: 'frozen-wastes:R110', colour: 'red', number: 4, weather: 'weather:red-star', effect: 'more-damage', amount: 1, terrains: [], trait: 'wyrm' },
  'deep-freeze': { kind: 'weather-event', id: 'deep-freeze', rule: 'frozen-wastes:R110', colour: 'red', number: 4, weather: 'weather:red-flame', effect: 'warming-price', amount: 1, terrains: [] },
};

const item: Readonly<Record<string, Item>> = {
  'steeltooth-trap': { kind: 'item', id: 'steeltooth-trap', rule: 'frozen-wastes:R155', type: 'other', price: 4, powers: ['power:activate/wound-enemy/1'], colour: 'green', level: 2 },
  'twisted-symbol': { kind: 'item', id: 'twisted-symbol', rule: 'frozen-wastes:R155', type: 'other', price: 5, powers: ['power:activate/reroll-combat/1'], colour: 'green', level: 2 },
  'ember-lantern': { kind: 'item', id: 'ember-lantern', rule: 'frozen-wastes:R155', type: 'other', price: 5, powers: ['power:activate/cancel-frost/3', 'power:always/life/1'], colour: 'green', level: 2 },
  'whalebone-charm': { kind: 'item', id: 'whalebone-charm', rule: 'frozen-wastes:R155', type: 'other', price: 4, powers: ['power:always/test/1', 'power:always/escape/2', 'power:always/defence/1'], colour: 'green', level: 2 },
  'gauntlets-of-fortitude': { kind: 'item', id: 'gauntlets-of-fortitude', rule: 'frozen-wastes:R155', type: 'armor', price: 7, powers: ['power:always/defence/2', 'power:always/life/1'], colour: 'yellow', level: 3 },
  'ragnars-axe': { kind: 'item', id: 'ragnars-axe', rule: 'frozen-wastes:R155', type: 'weapon', price: 7, powers: ['power:always/attack/3/melee', 'power:always/damage/1/melee', 'power:always/first-roll/2'], colour: 'yellow', level: 3 },
  'sealskin-mantle': { kind: 'item', id: 'sealskin-mantle', rule: 'frozen-wastes:R155', type: 'other', price: 6, powers: ['power:always/less-frost/1', 'power:always/test/1/swim'], colour: 'yellow', level: 3 },
  'runecasters-stave': { kind: 'item', id: 'runecasters-stave', rule: 'frozen-wastes:R155', type: 'weapon', price: 7, powers: ['power:always/attack/3/magic', 'power:always/damage/1/magic', 'power:always/stamina/1'], colour: 'yellow', level: 3 },
  'spirit-spear': { kind: 'item', id: 'spirit-spear', rule: 'frozen-wastes:R155', type: 'weapon', price: 10, powers: ['power:always/attack/3/melee', 'power:always/attack/3/magic', 'power:always/damage/1'], colour: 'blue', level: 4 },
  'bow-of-the-sky': { kind: 'item', id: 'bow-of-the-sky', rule: 'frozen-wastes:R155', type: 'weapon', price: 10, powers: ['power:always/attack/4/ranged', 'power:always/damage/2/ranged', 'power:activate/reroll-combat/1'], colour: 'blue', level: 4 },
  stormglass: { kind: 'item', id: 'stormglass', rule: 'frozen-wastes:R155', type: 'other', price: 9, powers: ['power:activate/turn-die/1', 'power:always/dice/1'], colour: 'blue', level: 4 },
  'heart-of-the-first-machine': { kind: 'item', id: 'heart-of-the-first-machine', rule: 'frozen-wastes:R155', type: 'other', price: 13, powers: ['power:always/mind/1', 'power:always/body/1', 'power:always/spirit/1', 'power:always/stamina/2'], colour: 'red', level: 5 },
  'wyrmscale-hauberk': { kind: 'item', id: 'wyrmscale-hauberk', rule: 'frozen-wastes:R155', type: 'armor', price: 12, powers: ['power:always/defence/3', 'power:always/less-frost/1', 'power:activate/cancel-wounds/3'], colour: 'red', level: 5 },
  'bag-of-stones': { kind: 'item', id: 'bag-of-stones', rule: 'frozen-wastes:R130', type: 'weapon', price: 1, powers: ['power:discard/attack/3/ranged'], level: 0 },
  'bird-sling': { kind: 'item', id: 'bird-sling', rule: 'frozen-wastes:R130', type: 'weapon', price: 2, powers: ['power:always/attack/1/ranged'], level: 0 },
  'whalebone-bow': { kind: 'item', id: 'whalebone-bow', rule: 'frozen-wastes:R130', type: 'weapon', price: 3, powers: ['power:always/attack/1/ranged', 'power:always/test/1/track'], level: 0 },
  'seal-harpoon': { kind: 'item', id: 'seal-harpoon', rule: 'frozen-wastes:R130', type: 'weapon', price: 4, powers: ['power:always/attack/2/ranged'], level: 0 },
  'yew-longbow': { kind: 'item', id: 'yew-longbow', rule: 'frozen-wastes:R130', type: 'weapon', price: 5, powers: ['power:always/attack/2/ranged', 'power:activate/damage/1/ranged'], level: 0 },
  'weik-crossbow': { kind: 'item', id: 'weik-crossbow', rule: 'frozen-wastes:R130', type: 'weapon', price: 7, powers: ['power:always/attack/3/ranged', 'power:always/damage/1/ranged'], level: 0 },
  'raven-bow': { kind: 'item', id: 'raven-bow', rule: 'frozen-wastes:R130', type: 'weapon', price: 9, powers: ['power:always/attack/4/ranged', 'power:always/damage/1/ranged'], level: 0 },
  'stormcaller-bow': { kind: 'item', id: 'stormcaller-bow', rule: 'frozen-wastes:R130', type: 'weapon', price: 11, powers: ['power:always/attack/5/ranged', 'power:always/damage/2/ranged'], level: 0 },
  'bone-knife': { kind: 'item', id: 'bone-knife', rule: 'frozen-wastes:R130', type: 'weapon', price: 1, powers: ['power:exhaust/attack/1/melee'], level: 0 },
  'ice-pick': { kind: 'item', id: 'ice-pick', rule: 'frozen-wastes:R130', type: 'weapon', price: 2, powers: ['power:always/attack/1/melee', 'power:always/test/1/climb'], level: 0 },
  'boar-spear': { kind: 'item', id: 'boar-spear', rule: 'frozen-wastes:R130', type: 'weapon', price: 3, powers: ['power:always/attack/1/melee', 'power:always/defence/1/melee'], level: 0 },
  'sealers-club': { kind: 'item', id: 'sealers-club', rule: 'frozen-wastes:R130', type: 'weapon', price: 4, powers: ['power:always/attack/2/melee'], level: 0 },
  'boarding-axe': { kind: 'item', id: 'boarding-axe', rule: 'frozen-wastes:R130', type: 'weapon', price: 5, powers: ['power:always/attack/2/melee', 'power:activate/damage/1/melee'], level: 0 },
  'weik-greatsword': { kind: 'item', id: 'weik-greatsword', rule: 'frozen-wastes:R130', type: 'weapon', price: 8, powers: ['power:always/attack/4/melee', 'power:always/damage/1/melee'], level: 0 },
  giantbane: { kind: 'item', id: 'giantbane', rule: 'frozen-wastes:R130', type: 'weapon', price: 10, powers: ['power:always/attack/4/melee', 'power:always/damage/2/melee'], level: 0 },
  'wyrmtooth-blade': { kind: 'item', id: 'wyrmtooth-blade', rule: 'frozen-wastes:R130', type: 'weapon', price: 12, powers: ['power:always/attack/5/melee', 'power:always/damage/2/melee', 'power:always/defence/1/melee'], level: 0 },
  'chalk-rune': { kind: 'item', id: 'chalk-rune', rule: 'frozen-wastes:R130', type: 'weapon', price: 1, powers: ['power:discard/attack/3/magic'], level: 0 },
  'driftwood-wand': { kind: 'item', id: 'driftwood-wand', rule: 'frozen-wastes:R130', type: 'weapon', price: 2, powers: ['power:always/attack/1/magic'], level: 0 },
  'shamans-rattle': { kind: 'item', id: 'shamans-rattle', rule: 'frozen-wastes:R130', type: 'weapon', price: 4, powers: ['power:always/attack/2/magic'], level: 0 },
  'frost-rune': { kind: 'item', id: 'frost-rune', rule: 'frozen-wastes:R130', type: 'weapon', price: 5, powers: ['power:always/attack/2/magic', 'power:activate/damage/1/magic'], level: 0 },
  'ember-rod': { kind: 'item', id: 'ember-rod', rule: 'frozen-wastes:R130', type: 'weapon', price: 6, powers: ['power:always/attack/2/magic', 'power:always/damage/1/magic', 'power:activate/remove-frost/1'], level: 0 },
  'witch-staff': { kind: 'item', id: 'witch-staff', rule: 'frozen-wastes:R130', type: 'weapon', price: 7, powers: ['power:always/attack/3/magic', 'power:always/damage/1/magic'], level: 0 },
  'aurora-staff': { kind: 'item', id: 'aurora-staff', rule: 'frozen-wastes:R130', type: 'weapon', price: 8, powers: ['power:always/attack/3/magic', 'power:always/damage/1/magic', 'power:exhaust/attack/1/magic'], level: 0 },
  'runestaff-of-vrede': { kind: 'item', id: 'runestaff-of-vrede', rule: 'frozen-wastes:R130', type: 'weapon', price: 10, powers: ['power:always/attack/4/magic', 'power:always/damage/2/magic'], level: 0 },
  'padded-coat': { kind: 'item', id: 'padded-coat', rule: 'frozen-wastes:R130', type: 'armor', price: 2, powers: ['power:activate/cancel-frost/1'], level: 0 },
  'sealskin-coat': { kind: 'item', id: 'sealskin-coat', rule: 'frozen-wastes:R130', type: 'armor', price: 3, powers: ['power:always/defence/1'], level: 0 },
  'bone-mail': { kind: 'item', id: 'bone-mail', rule: 'frozen-wastes:R130', type: 'armor', price: 4, powers: ['power:always/defence/1', 'power:always/defence/1/melee'], level: 0 },
  'reindeer-cloak': { kind: 'item', id: 'reindeer-cloak', rule: 'frozen-wastes:R130', type: 'armor', price: 4, powers: ['power:always/less-frost/1/tundra/snowdrift'], level: 0 },
  'leather-jack': { kind: 'item', id: 'leather-jack', rule: 'frozen-wastes:R130', type: 'armor', price: 5, powers: ['power:always/defence/1', 'power:activate/cancel-wounds/1'], level: 0 },
  'ring-mail': { kind: 'item', id: 'ring-mail', rule: 'frozen-wastes:R130', type: 'armor', price: 7, powers: ['power:always/defence/2', 'power:activate/cancel-wounds/1'], level: 0 },
  'furred-mail': { kind: 'item', id: 'furred-mail', rule: 'frozen-wastes:R130', type: 'armor', price: 8, powers: ['power:always/defence/1', 'power:always/less-frost/1', 'power:activate/cancel-wounds/1'], level: 0 },
  'weik-plate': { kind: 'item', id: 'weik-plate', rule: 'frozen-wastes:R130', type: 'armor', price: 9, powers: ['power:always/defence/2', 'power:activate/cancel-wounds/2'], level: 0 },
  'runed-hauberk': { kind: 'item', id: 'runed-hauberk', rule: 'frozen-wastes:R130', type: 'armor', price: 10, powers: ['power:always/defence/2', 'power:always/defence/1/magic', 'power:activate/cancel-wounds/2'], level: 0 },
  'dragonbone-plate': { kind: 'item', id: 'dragonbone-plate', rule: 'frozen-wastes:R130', type: 'armor', price: 12, powers: ['power:always/defence/3', 'power:always/life/1', 'power:activate/cancel-wounds/2'], level: 0 },
  'hot-broth': { kind: 'item', id: 'hot-broth', rule: 'frozen-wastes:R130', type: 'other', price: 1, powers: ['power:discard/remove-frost/2'], level: 0 },
  'lucky-coin': { kind: 'item', id: 'lucky-coin', rule: 'frozen-wastes:R130', type: 'other', price: 1, powers: ['power:discard/reroll-combat/1'], level: 0 },
  'black-tea': { kind: 'item', id: 'black-tea', rule: 'frozen-wastes:R130', type: 'other', price: 1, powers: ['power:discard/remove-exhaustion/3'], level: 0 },
  'healing-herbs': { kind: 'item', id: 'healing-herbs', rule: 'frozen-wastes:R130', type: 'other', price: 2, powers: ['power:discard/heal-wounds/2'], level: 0 },
  'signal-horn': { kind: 'item', id: 'signal-horn', rule: 'frozen-wastes:R130', type: 'other', price: 2, powers: ['power:discard/slip-away/1'], level: 0 },
  'white-salve': { kind: 'item', id: 'white-salve', rule: 'frozen-wastes:R130', type: 'other', price: 3, powers: ['power:discard/remove-white-death/1'], level: 0 },
  'iron-crampons': { kind: 'item', id: 'iron-crampons', rule: 'frozen-wastes:R130', type: 'other', price: 3, powers: ['power:always/any-die/1/ice/mountain'], level: 0 },
  'birch-skis': { kind: 'item', id: 'birch-skis', rule: 'frozen-wastes:R130', type: 'other', price: 4, powers: ['power:always/dice/1'], level: 0 },
  'oil-stove': { kind: 'item', id: 'oil-stove', rule: 'frozen-wastes:R130', type: 'other', price: 5, powers: ['power:activate/cancel-frost/3'], level: 0 },
  'snow-goggles': { kind: 'item', id: 'snow-goggles', rule: 'frozen-wastes:R130', type: 'other', price: 5, powers: ['power:activate/reroll-die/1'], level: 0 },
  'seers-bones': { kind: 'item', id: 'seers-bones', rule: 'frozen-wastes:R130', type: 'other', price: 6, powers: ['power:discard/gain-rumors/3'], level: 0 },
  'war-banner': { kind: 'item', id: 'war-banner', rule: 'frozen-wastes:R130', type: 'other', price: 8, powers: ['power:always/attack/1/allies'], level: 0 },
  'heart-of-winter': { kind: 'item', id: 'heart-of-winter', rule: 'frozen-wastes:R130', type: 'other', price: 9, powers: ['power:activate/cancel-white-death/1'], level: 0 },
  'circlet-of-thought': { kind: 'item', id: 'circlet-of-thought', rule: 'frozen-wastes:R130', type: 'other', price: 10, powers: ['power:always/mind/2'], level: 0 },
  'belt-of-the-bull': { kind: 'item', id: 'belt-of-the-bull', rule: 'frozen-wastes:R130', type: 'other', price: 10, powers: ['power:always/body/2'], level: 0 },
  'mirror-of-spirits': { kind: 'item', id: 'mirror-of-spirits', rule: 'frozen-wastes:R130', type: 'other', price: 10, powers: ['power:always/spirit/2'], level: 0 },
};

const ally: Readonly<Record<string, Ally>> = {
  'frida-brani': { kind: 'ally', id: 'frida-brani', rule: 'frozen-wastes:R155', price: 7, life: 3, stamina: 3, values: [4, 7, 4], damage: [1, 2, 1], powers: ['power:always/first-roll/2/hero'], colour: 'yellow', level: 3 },
  'ulfen-pack-leader': { kind: 'ally', id: 'ulfen-pack-leader', rule: 'frozen-wastes:R155', price: 6, life: 3, stamina: 2, values: [2, 6, 1], damage: [1, 2, 1], powers: ['power:always/attack/1/allies'], colour: 'yellow', level: 3 },
  'ice-giants-daughter': { kind: 'ally', id: 'ice-giants-daughter', rule: 'frozen-wastes:R155', price: 10, life: 5, stamina: 3, values: [3, 9, 6], damage: [1, 3, 1], powers: ['power:always/less-frost/1'], colour: 'blue', level: 4 },
  'ancient-servitor': { kind: 'ally', id: 'ancient-servitor', rule: 'frozen-wastes:R155', price: 9, life: 4, stamina: 2, values: [8, 8, 0], damage: [2, 2, 1], powers: ['power:activate/cancel-wounds/2'], colour: 'blue', level: 4 },
  'old-king-of-the-drifts': { kind: 'ally', id: 'old-king-of-the-drifts', rule: 'frozen-wastes:R155', price: 13, life: 5, stamina: 4, values: [6, 8, 10], damage: [1, 2, 3], powers: ['power:always/less-frost/1', 'power:always/defence/1/hero'], colour: 'red', level: 5 },
  'sledge-driver': { kind: 'ally', id: 'sledge-driver', rule: 'frozen-wastes:R130', price: 4, life: 2, stamina: 2, values: [4, 2, 1], damage: [1, 1, 1], powers: ['power:activate/reroll-die/1'], level: 0 },
  'seal-hunter': { kind: 'ally', id: 'seal-hunter', rule: 'frozen-wastes:R130', price: 4, life: 2, stamina: 2, values: [4, 1, 0], damage: [1, 1, 1], powers: ['power:exhaust/attack/1/ranged'], level: 0 },
  'onoit-guide': { kind: 'ally', id: 'onoit-guide', rule: 'frozen-wastes:R130', price: 4, life: 2, stamina: 2, values: [4, 1, 2], damage: [1, 1, 1], powers: ['power:always/test/2/track/hero'], level: 0 },
  'weik-spearman': { kind: 'ally', id: 'weik-spearman', rule: 'frozen-wastes:R130', price: 4, life: 2, stamina: 2, values: [2, 4, 0], damage: [1, 1, 1], powers: ['power:always/less-frost/1'], level: 0 },
  'camp-cook': { kind: 'ally', id: 'camp-cook', rule: 'frozen-wastes:R130', price: 4, life: 2, stamina: 2, values: [0, 4, 2], damage: [1, 1, 1], powers: ['power:activate/remove-frost/2'], level: 0 },
  'bone-singer': { kind: 'ally', id: 'bone-singer', rule: 'frozen-wastes:R130', price: 4, life: 2, stamina: 2, values: [1, 0, 4], damage: [1, 1, 1], powers: ['power:always/test/2/willpower/hero'], level: 0 },
  harpooner: { kind: 'ally', id: 'harpooner', rule: 'frozen-wastes:R130', price: 5, life: 2, stamina: 2, values: [5, 3, 1], damage: [1, 1, 1], powers: [], level: 0 },
  'shield-maiden': { kind: 'ally', id: 'shield-maiden', rule: 'frozen-wastes:R130', price: 5, life: 2, stamina: 2, values: [1, 5, 2], damage: [1, 1, 1], powers: ['power:activate/cancel-wounds/1/hero'], level: 0 },
  'rune-carver': { kind: 'ally', id: 'rune-carver', rule: 'frozen-wastes:R130', price: 5, life: 2, stamina: 2, values: [2, 1, 5], damage: [1, 1, 1], powers: [], level: 0 },
  'dog-team': { kind: 'ally', id: 'dog-team', rule: 'frozen-wastes:R130', price: 5, life: 2, stamina: 2, values: [0, 4, 1], damage: [1, 1, 1], powers: ['power:always/dice/1/hero'], level: 0 },
  'village-healer': { kind: 'ally', id: 'village-healer', rule: 'frozen-wastes:R130', price: 5, life: 2, stamina: 2, values: [1, 1, 4], damage: [1, 1, 1], powers: ['power:activate/heal-wounds/1'], level: 0 },
  'weik-archer': { kind: 'ally', id: 'weik-archer', rule: 'frozen-wastes:R130', price: 6, life: 3, stamina: 2, values: [6, 3, 2], damage: [2, 1, 1], powers: [], level: 0 },
  berserker: { kind: 'ally', id: 'berserker', rule: 'frozen-wastes:R130', price: 6, life: 3, stamina: 2, values: [2, 6, 1], damage: [1, 2, 1], powers: ['power:exhaust/attack/2/melee'], level: 0 },
  'drum-shaman': { kind: 'ally', id: 'drum-shaman', rule: 'frozen-wastes:R130', price: 6, life: 3, stamina: 2, values: [3, 2, 6], damage: [1, 1, 2], powers: ['power:activate/remove-exhaustion/2'], level: 0 },
  'snow-ranger': { kind: 'ally', id: 'snow-ranger', rule: 'frozen-wastes:R130', price: 7, life: 3, stamina: 2, values: [7, 4, 2], damage: [2, 1, 1], powers: ['power:always/any-die/1/snowdrift/hero'], level: 0 },
  huscarl: { kind: 'ally', id: 'huscarl', rule: 'frozen-wastes:R130', price: 7, life: 3, stamina: 2, values: [3, 7, 3], damage: [1, 2, 1], powers: ['power:always/defence/1/hero'], level: 0 },
  'ice-witch': { kind: 'ally', id: 'ice-witch', rule: 'frozen-wastes:R130', price: 7, life: 3, stamina: 2, values: [3, 2, 7], damage: [1, 1, 2], powers: ['power:activate/cancel-frost/2/hero'], level: 0 },
  'troll-hunter': { kind: 'ally', id: 'troll-hunter', rule: 'frozen-wastes:R130', price: 7, life: 3, stamina: 2, values: [6, 6, 2], damage: [1, 2, 1], powers: ['power:always/bounty/1/hero'], level: 0 },
  'white-bear': { kind: 'ally', id: 'white-bear', rule: 'frozen-wastes:R130', price: 8, life: 4, stamina: 3, values: [0, 8, 3], damage: [1, 2, 1], powers: ['power:always/less-frost/1'], level: 0 },
  'exiled-captain': { kind: 'ally', id: 'exiled-captain', rule: 'frozen-wastes:R130', price: 8, life: 4, stamina: 3, values: [8, 5, 3], damage: [2, 1, 1], powers: ['power:always/discount/1/hero'], level: 0 },
  'elder-shaman': { kind: 'ally', id: 'elder-shaman', rule: 'frozen-wastes:R130', price: 9, life: 4, stamina: 3, values: [4, 4, 9], damage: [1, 1, 2], powers: ['power:activate/remove-white-death/1'], level: 0 },
  'giants-son': { kind: 'ally', id: 'giants-son', rule: 'frozen-wastes:R130', price: 9, life: 4, stamina: 3, values: [5, 9, 4], damage: [1, 2, 1], powers: ['power:exhaust/damage/1/melee'], level: 0 },
};

const hero: Readonly<Record<string, Hero>> = {
  zyla: { kind: 'hero', id: 'zyla', rule: 'frozen-wastes:R88', life: 4, stamina: 4, values: [2, 1, 7], damage: [1, 1, 3], powers: ['power:always/test/2/lore', 'power:always/test/2/hide', 'power:exhaust/lower-enemy/2'] },
  karnon: { kind: 'hero', id: 'karnon', rule: 'frozen-wastes:R88', life: 6, stamina: 2, values: [0, 5, 2], damage: [1, 2, 1], powers: ['power:always/test/3/climb', 'power:always/less-frost/1/snowdrift/ice'] },
  'arvel-worldwalker': { kind: 'hero', id: 'arvel-worldwalker', rule: 'frozen-wastes:R88', life: 4, stamina: 4, values: [3, 2, 1], damage: [2, 1, 1], powers: ['power:always/test/2/track', 'power:always/test/2/swim', 'power:exhaust/reroll-die/1'] },
  'torvald-greymane': { kind: 'hero', id: 'torvald-greymane', rule: 'frozen-wastes:R88', life: 5, stamina: 3, values: [2, 4, 2], damage: [1, 2, 1], powers: ['power:always/test/3/diplomacy', 'power:always/attack/1/allies'] },
  'siku-the-listener': { kind: 'hero', id: 'siku-the-listener', rule: 'frozen-wastes:R88', life: 4, stamina: 4, values: [3, 1, 5], damage: [1, 1, 3], powers: ['power:always/test/2/heal', 'power:always/test/2/diplomacy', 'power:activate/remove-frost/2'] },
  brakka: { kind: 'hero', id: 'brakka', rule: 'frozen-wastes:R88', life: 4, stamina: 4, values: [2, 2, 2], damage: [2, 1, 1], powers: ['power:always/test/3/hide', 'power:always/ally-limit/1', 'power:always/less-frost/1'] },
};

const weatherTile: Readonly<Record<string, WeatherTile>> = {
  'printed-track': { id: 'printed-track', rule: 'frozen-wastes:R113', frost: [0, 1, 1, 1, 1, 2, 2] },
  'green-leaf': { id: 'green-leaf', rule: 'frozen-wastes:R113', frost: [0, 1, 2, 1, 1, 2, 2] },
  'green-wave': { id: 'green-wave', rule: 'frozen-wastes:R113', frost: [0, 1, 1, 2, 1, 2, 2] },
  'green-circle': { id: 'green-circle', rule: 'frozen-wastes:R113', frost: [1, 1, 1, 1, 1, 1, 3] },
  'yellow-moon': { id: 'yellow-moon', rule: 'frozen-wastes:R113', frost: [1, 1, 2, 2, 1, 2, 3] },
  'yellow-sun': { id: 'yellow-sun', rule: 'frozen-wastes:R113', frost: [1, 1, 2, 1, 1, 3, 3] },
  'yellow-crown': { id: 'yellow-crown', rule: 'frozen-wastes:R113', frost: [1, 2, 1, 2, 1, 2, 3] },
  'blue-diamond': { id: 'blue-diamond', rule: 'frozen-wastes:R113', frost: [1, 2, 2, 2, 2, 3, 4] },
  'blue-drop': { id: 'blue-drop', rule: 'frozen-wastes:R113', frost: [1, 2, 3, 2, 2, 3, 3] },
  'red-star': { id: 'red-star', rule: 'frozen-wastes:R113', frost: [1, 2, 3, 3, 3, 4, 4] },
  'red-flame': { id: 'red-flame', rule: 'frozen-wastes:R113', frost: [2, 3, 3, 3, 2, 3, 5] },
};

const constants: Readonly<Record<string, Constants>> = {
  'frozen-wastes': { id: 'frozen-wastes', rule: 'frozen-wastes:R1', rounds: 150, combatRounds: 50, experienceCost: [6, 6, 5, 5, 5, 5], gold: 4, healPrice: 1, gearPrice: 1 },
};

const ground: Readonly<Record<string, Ground>> = {
  fjord: { kind: 'ground', id: 'fjord', rule: 'frozen-wastes:R36' },
  tundra: { kind: 'ground', id: 'tundra', rule: 'frozen-wastes:R36' },
  ice: { kind: 'ground', id: 'ice', rule: 'frozen-wastes:R36' },
  snowdrift: { kind: 'ground', id: 'snowdrift', rule: 'frozen-wastes:R36' },
  forest: { kind: 'ground', id: 'forest', rule: 'frozen-wastes:R36' },
  mountain: { kind: 'ground', id: 'mountain', rule: 'frozen-wastes:R36' },
  wastes: { kind: 'ground', id: 'wastes', rule: 'frozen-wastes:R36' },
};

const jewel: Readonly<Record<string, Jewel>> = {
  green: { kind: 'jewel', id: 'green', experience: 1, rule: 'frozen-wastes:R121' },
  yellow: { kind: 'jewel', id: 'yellow', experience: 2, rule: 'frozen-wastes:R121' },
  blue: { kind: 'jewel', id: 'blue', experience: 3, rule: 'frozen-wastes:R121' },
  red: { kind: 'jewel', id: 'red', experience: 4, rule: 'frozen-wastes:R121' },
};

const settlement: Readonly<Record<string, Settlement>> = {
  seragart: { kind: 'settlement', id: 'seragart', people: 'weik', cards: 2, rule: 'frozen-wastes:R135' },
  iagart: { kind: 'settlement', id: 'iagart', people: 'weik', cards: 2, rule: 'frozen-wastes:R135' },
  weikgart: { kind: 'settlement', id: 'weikgart', people: 'weik', cards: 2, rule: 'frozen-wastes:R135' },
  vrede: { kind: 'settlement', id: 'vrede', people: 'vrede', cards: 2, rule: 'frozen-wastes:R135' },
  tulumak: { kind: 'settlement', id: 'tulumak', people: 'onoit', cards: 1, rule: 'frozen-wastes:R135' },
  nerrivik: { kind: 'settlement', id: 'nerrivik', people: 'onoit', cards: 1, rule: 'frozen-wastes:R135' },
  sikuliak: { kind: 'settlement', id: 'sikuliak', people: 'onoit', cards: 1, rule: 'frozen-wastes:R135' },
};

const land: Readonly<Record<string, Land>> = {
  '0-1': { kind: 'land', id: '0-1', terrain: 'wastes', rule: 'frozen-wastes:R5' },
  '0-2': { kind: 'land', id: '0-2', terrain: 'wastes', rule: 'frozen-wastes:R5' },
  '0-3': { kind: 'land', id: '0-3', terrain: 'mountain', rule: 'frozen-wastes:R5' },
  '0-4': { kind: 'land', id: '0-4', terrain: 'wastes', rule: 'frozen-wastes:R5' },
  '0-5': { kind: 'land', id: '0-5', terrain: 'wastes', rule: 'frozen-wastes:R5' },
  '0-6': { kind: 'land', id: '0-6', terrain: 'snowdrift', rule: 'frozen-wastes:R5' },
  '0-7': { kind: 'land', id: '0-7', terrain: 'wastes', rule: 'frozen-wastes:R5' },
  '0-8': { kind: 'land', id: '0-8', terrain: 'wastes', rule: 'frozen-wastes:R5' },
  '0-9': { kind: 'land', id: '0-9', terrain: 'wastes', rule: 'frozen-wastes:R5' },
  '0-10': { kind: 'land', id: '0-10', terrain: 'mountain', rule: 'frozen-wastes:R5' },
  '0-11': { kind: 'land', id: '0-11', terrain: 'wastes', jewel: 'red', rule: 'frozen-wastes:R5' },
  '0-12': { kind: 'land', id: '0-12', terrain: 'wastes', rule: 'frozen-wastes:R5' },
  '0-13': { kind: 'land', id: '0-13', terrain: 'snowdrift', rule: 'frozen-wastes:R5' },
  '0-14': { kind: 'land', id: '0-14', terrain: 'wastes', rule: 'frozen-wastes:R5' },
  '1-1': { kind: 'land', id: '1-1', terrain: 'wastes', jewel: 'red', rule: 'frozen-wastes:R5' },
  '1-2': { kind: 'land', id: '1-2', terrain: 'snowdrift', rule: 'frozen-wastes:R5' },
  '1-3': { kind: 'land', id: '1-3', terrain: 'mountain', jewel: 'red', rule: 'frozen-wastes:R5' },
  '1-4': { kind: 'land', id: '1-4', terrain: 'wastes', rule: 'frozen-wastes:R5' },
  '1-5': { kind: 'land', id: '1-5', terrain: 'ice', rule: 'frozen-wastes:R5' },
  '1-6': { kind: 'land', id: '1-6', terrain: 'wastes', rule: 'frozen-wastes:R5' },
  '1-7': { kind: 'land', id: '1-7', terrain: 'wastes', rule: 'frozen-wastes:R5' },
  '1-8': { kind: 'land', id: '1-8', under: 'wastes', rule: 'frozen-wastes:R5' },
  '1-9': { kind: 'land', id: '1-9', terrain: 'wastes', rule: 'frozen-wastes:R5' },
  '1-10': { kind: 'land', id: '1-10', terrain: 'wastes', rule: 'frozen-wastes:R5' },
  '1-11': { kind: 'land', id: '1-11', terrain: 'ice', rule: 'frozen-wastes:R5' },
  '1-12': { kind: 'land', id: '1-12', terrain: 'mountain', jewel: 'red', rule: 'frozen-wastes:R5' },
  '1-13': { kind: 'land', id: '1-13', terrain: 'wastes', rule: 'frozen-wastes:R5' },
  '1-14': { kind: 'land', id: '1-14', terrain: 'ice', rule: 'frozen-wastes:R5' },
  '1-15': { kind: 'land', id: '1-15', terrain: 'wastes', rule: 'frozen-wastes:R5' },
  '2-0': { kind: 'land', id: '2-0', terrain: 'snowdrift', rule: 'frozen-wastes:R5' },
  '2-1': { kind: 'land', id: '2-1', terrain: 'snowdrift', rule: 'frozen-wastes:R5' },
  '2-2': { kind: 'land', id: '2-2', terrain: 'ice', rule: 'frozen-wastes:R5' },
  '2-3': { kind: 'land', id: '2-3', terrain: 'mountain', jewel: 'blue', rule: 'frozen-wastes:R5' },
  '2-4': { kind: 'land', id: '2-4', terrain: 'wastes', jewel: 'blue', rule: 'frozen-wastes:R5' },
  '2-5': { kind: 'land', id: '2-5', terrain: 'wastes', rule: 'frozen-wastes:R5' },
  '2-6': { kind: 'land', id: '2-6', terrain: 'snowdrift', jewel: 'red', rule: 'frozen-wastes:R5' },
  '2-7': { kind: 'land', id: '2-7', terrain: 'ice', rule: 'frozen-wastes:R5' },
  '2-8': { kind: 'land', id: '2-8', terrain: 'wastes', rule: 'frozen-wastes:R5' },
  '2-9': { kind: 'land', id: '2-9', terrain: 'wastes', rule: 'frozen-wastes:R5' },
  '2-10': { kind: 'land', id: '2-10', terrain: 'snowdrift', rule: 'frozen-wastes:R5' },
  '2-11': { kind: 'land', id: '2-11', terrain: 'wastes', jewel: 'red', rule: 'frozen-wastes:R5' },
  '2-12': { kind: 'land', id: '2-12', terrain: 'snowdrift', rule: 'frozen-wastes:R5' },
  '2-13': { kind: 'land', id: '2-13', terrain: 'ice', rule: 'frozen-wastes:R5' },
  '2-14': { kind: 'land', id: '2-14', terrain: 'wastes', jewel: 'red', rule: 'frozen-wastes:R5' },
  '2-15': { kind: 'land', id: '2-15', terrain: 'snowdrift', rule: 'frozen-wastes:R5' },
  '3-1': { kind: 'land', id: '3-1', terrain: 'snowdrift', jewel: 'blue', rule: 'frozen-wastes:R5' },
  '3-2': { kind: 'land', id: '3-2', terrain: 'snowdrift', rule: 'frozen-wastes:R5' },
  '3-3': { kind: 'land', id: '3-3', terrain: 'ice', rule: 'frozen-wastes:R5' },
  '3-4': { kind: 'land', id: '3-4', terrain: 'snowdrift', rule: 'frozen-wastes:R5' },
  '3-5': { kind: 'land', id: '3-5', terrain: 'wastes', jewel: 'blue', rule: 'frozen-wastes:R5' },
  '3-6': { kind: 'land', id: '3-6', terrain: 'mountain', rule: 'frozen-wastes:R5' },
  '3-7': { kind: 'land', id: '3-7', terrain: 'snowdrift', rule: 'frozen-wastes:R5' },
  '3-8': { kind: 'land', id: '3-8', terrain: 'wastes', jewel: 'blue', rule: 'frozen-wastes:R5' },
  '3-9': { kind: 'land', id: '3-9', terrain: 'mountain', rule: 'frozen-wastes:R5' },
  '3-10': { kind: 'land', id: '3-10', terrain: 'snowdrift', jewel: 'blue', rule: 'frozen-wastes:R5' },
  '3-11': { kind: 'land', id: '3-11', terrain: 'snowdrift', rule: 'frozen-wastes:R5' },
  '3-12': { kind: 'land', id: '3-12', town: 'vrede', under: 'snowdrift', rule: 'frozen-wastes:R5' },
  '3-13': { kind: 'land', id: '3-13', terrain: 'snowdrift', rule: 'frozen-wastes:R5' },
  '3-14': { kind: 'land', id: '3-14', terrain: 'snowdrift', rule: 'frozen-wastes:R5' },
  '3-15': { kind: 'land', id: '3-15', terrain: 'mountain', rule: 'frozen-wastes:R5' },
  '3-16': { kind: 'land', id: '3-16', terrain: 'snowdrift', rule: 'frozen-wastes:R5' },
  '4-0': { kind: 'land', id: '4-0', terrain: 'forest', rule: 'frozen-wastes:R5' },
  '4-1': { kind: 'land', id: '4-1', terrain: 'snowdrift', rule: 'frozen-wastes:R5' },
  '4-2': { kind: 'land', id: '4-2', terrain: 'mountain', rule: 'frozen-wastes:R5' },
  '4-3': { kind: 'land', id: '4-3', terrain: 'snowdrift', rule: 'frozen-wastes:R5' },
  '4-4': { kind: 'land', id: '4-4', terrain: 'snowdrift', jewel: 'blue', rule: 'frozen-wastes:R5' },
  '4-5': { kind: 'land', id: '4-5', terrain: 'ice', rule: 'frozen-wastes:R5' },
  '4-6': { kind: 'land', id: '4-6', terrain: 'forest', rule: 'frozen-wastes:R5' },
  '4-7': { kind: 'land', id: '4-7', terrain: 'snowdrift', rule: 'frozen-wastes:R5' },
  '4-8': { kind: 'land', id: '4-8', terrain: 'snowdrift', rule: 'frozen-wastes:R5' },
  '4-9': { kind: 'land', id: '4-9', terrain: 'mountain', jewel: 'blue', rule: 'frozen-wastes:R5' },
  '4-10': { kind: 'land', id: '4-10', terrain: 'snowdrift', rule: 'frozen-wastes:R5' },
  '4-11': { kind: 'land', id: '4-11', terrain: 'ice', rule: 'frozen-wastes:R5' },
  '4-12': { kind: 'land', id: '4-12', terrain: 'snowdrift', jewel: 'blue', rule: 'frozen-wastes:R5' },
  '4-13': { kind: 'land', id: '4-13', terrain: 'snowdrift', rule: 'frozen-wastes:R5' },
  '4-14': { kind: 'land', id: '4-14', terrain: 'ice', rule: 'frozen-wastes:R5' },
  '4-15': { kind: 'land', id: '4-15', terrain: 'mountain', jewel: 'blue', rule: 'frozen-wastes:R5' },
  '4-16': { kind: 'land', id: '4-16', terrain: 'snowdrift', rule: 'frozen-wastes:R5' },
  '5-0': { kind: 'land', id: '5-0', terrain: 'forest', jewel: 'yellow', rule: 'frozen-wastes:R5' },
  '5-1': { kind: 'land', id: '5-1', terrain: 'forest', rule: 'frozen-wastes:R5' },
  '5-2': { kind: 'land', id: '5-2', terrain: 'mountain', rule: 'frozen-wastes:R5' },
  '5-3': { kind: 'land', id: '5-3', terrain: 'tundra', rule: 'frozen-wastes:R5' },
  '5-4': { kind: 'land', id: '5-4', terrain: 'snowdrift', rule: 'frozen-wastes:R5' },
  '5-5': { kind: 'land', id: '5-5', terrain: 'ice', rule: 'frozen-wastes:R5' },
  '5-6': { kind: 'land', id: '5-6', terrain: 'forest', jewel: 'blue', rule: 'frozen-wastes:R5' },
  '5-7': { kind: 'land', id: '5-7', terrain: 'forest', rule: 'frozen-wastes:R5' },
  '5-8': { kind: 'land', id: '5-8', terrain: 'tundra', jewel: 'yellow', rule: 'frozen-wastes:R5' },
  '5-9': { kind: 'land', id: '5-9', terrain: 'tundra', rule: 'frozen-wastes:R5' },
  '5-10': { kind: 'land', id: '5-10', terrain: 'snowdrift', rule: 'frozen-wastes:R5' },
  '5-11': { kind: 'land', id: '5-11', terrain: 'snowdrift', rule: 'frozen-wastes:R5' },
  '5-12': { kind: 'land', id: '5-12', terrain: 'mountain', rule: 'frozen-wastes:R5' },
  '5-13': { kind: 'land', id: '5-13', terrain: 'snowdrift', rule: 'frozen-wastes:R5' },
  '5-14': { kind: 'land', id: '5-14', terrain: 'wastes', rule: 'frozen-wastes:R5' },
  '5-15': { kind: 'land', id: '5-15', terrain: 'snowdrift', rule: 'frozen-wastes:R5' },
  '5-16': { kind: 'land', id: '5-16', terrain: 'snowdrift', jewel: 'yellow', rule: 'frozen-wastes:R5' },
  '6-1': { kind: 'land', id: '6-1', terrain: 'tundra', jewel: 'yellow', rule: 'frozen-wastes:R5' },
  '6-2': { kind: 'land', id: '6-2', terrain: 'forest', rule: 'frozen-wastes:R5' },
  '6-3': { kind: 'land', id: '6-3', terrain: 'tundra', rule: 'frozen-wastes:R5' },
  '6-4': { kind: 'land', id: '6-4', terrain: 'snowdrift', jewel: 'yellow', rule: 'frozen-wastes:R5' },
  '6-5': { kind: 'land', id: '6-5', terrain: 'ice', rule: 'frozen-wastes:R5' },
  '6-6': { kind: 'land', id: '6-6', terrain: 'tundra', rule: 'frozen-wastes:R5' },
  '6-7': { kind: 'land', id: '6-7', terrain: 'forest', rule: 'frozen-wastes:R5' },
  '6-8': { kind: 'land', id: '6-8', town: 'nerrivik', under: 'forest', rule: 'frozen-wastes:R5' },
  '6-9': { kind: 'land', id: '6-9', terrain: 'tundra', rule: 'frozen-wastes:R5' },
  '6-10': { kind: 'land', id: '6-10', terrain: 'ice', rule: 'frozen-wastes:R5' },
  '6-11': { kind: 'land', id: '6-11', terrain: 'snowdrift', rule: 'frozen-wastes:R5' },
  '6-12': { kind: 'land', id: '6-12', terrain: 'forest', rule: 'frozen-wastes:R5' },
  '6-13': { kind: 'land', id: '6-13', terrain: 'snowdrift', jewel: 'yellow', rule: 'frozen-wastes:R5' },
  '6-14': { kind: 'land', id: '6-14', terrain: 'snowdrift', rule: 'frozen-wastes:R5' },
  '6-15': { kind: 'land', id: '6-15', terrain: 'snowdrift', rule: 'frozen-wastes:R5' },
  '6-16': { kind: 'land', id: '6-16', town: 'weikgart', under: 'snowdrift', rule: 'frozen-wastes:R5' },
  '7-0': { kind: 'land', id: '7-0', terrain: 'fjord', rule: 'frozen-wastes:R5' },
  '7-1': { kind: 'land', id: '7-1', terrain: 'tundra', rule: 'frozen-wastes:R5' },
  '7-2': { kind: 'land', id: '7-2', terrain: 'ice', rule: 'frozen-wastes:R5' },
  '7-3': { kind: 'land', id: '7-3', terrain: 'tundra', jewel: 'yellow', rule: 'frozen-wastes:R5' },
  '7-4': { kind: 'land', id: '7-4', terrain: 'tundra', rule: 'frozen-wastes:R5' },
  '7-5': { kind: 'land', id: '7-5', town: 'tulumak', under: 'tundra', rule: 'frozen-wastes:R5' },
  '7-6': { kind: 'land', id: '7-6', terrain: 'tundra', rule: 'frozen-wastes:R5' },
  '7-7': { kind: 'land', id: '7-7', terrain: 'forest', rule: 'frozen-wastes:R5' },
  '7-8': { kind: 'land', id: '7-8', terrain: 'snowdrift', jewel: 'yellow', rule: 'frozen-wastes:R5' },
  '7-9': { kind: 'land', id: '7-9', terrain: 'ice', rule: 'frozen-wastes:R5' },
  '7-10': { kind: 'land', id: '7-10', terrain: 'ice', rule: 'frozen-wastes:R5' },
  '7-11': { kind: 'land', id: '7-11', terrain: 'tundra', rule: 'frozen-wastes:R5' },
  '7-12': { kind: 'land', id: '7-12', terrain: 'forest', jewel: 'yellow', rule: 'frozen-wastes:R5' },
  '7-13': { kind: 'land', id: '7-13', terrain: 'forest', rule: 'frozen-wastes:R5' },
  '7-14': { kind: 'land', id: '7-14', terrain: 'tundra', rule: 'frozen-wastes:R5' },
  '7-15': { kind: 'land', id: '7-15', terrain: 'tundra', jewel: 'yellow', rule: 'frozen-wastes:R5' },
  '8-0': { kind: 'land', id: '8-0', terrain: 'fjord', rule: 'frozen-wastes:R5' },
  '8-1': { kind: 'land', id: '8-1', terrain: 'tundra', rule: 'frozen-wastes:R5' },
  '8-2': { kind: 'land', id: '8-2', terrain: 'ice', jewel: 'green', rule: 'frozen-wastes:R5' },
  '8-3': { kind: 'land', id: '8-3', terrain: 'tundra', rule: 'frozen-wastes:R5' },
  '8-4': { kind: 'land', id: '8-4', terrain: 'forest', rule: 'frozen-wastes:R5' },
  '8-5': { kind: 'land', id: '8-5', terrain: 'forest', rule: 'frozen-wastes:R5' },
  '8-6': { kind: 'land', id: '8-6', terrain: 'tundra', jewel: 'yellow', rule: 'frozen-wastes:R5' },
  '8-7': { kind: 'land', id: '8-7', terrain: 'tundra', rule: 'frozen-wastes:R5' },
  '8-8': { kind: 'land', id: '8-8', terrain: 'ice', rule: 'frozen-wastes:R5' },
  '8-9': { kind: 'land', id: '8-9', terrain: 'ice', jewel: 'green', rule: 'frozen-wastes:R5' },
  '8-10': { kind: 'land', id: '8-10', terrain: 'tundra', rule: 'frozen-wastes:R5' },
  '8-11': { kind: 'land', id: '8-11', town: 'sikuliak', under: 'tundra', rule: 'frozen-wastes:R5' },
  '8-12': { kind: 'land', id: '8-12', terrain: 'tundra', rule: 'frozen-wastes:R5' },
  '8-13': { kind: 'land', id: '8-13', terrain: 'tundra', rule: 'frozen-wastes:R5' },
  '8-14': { kind: 'land', id: '8-14', terrain: 'tundra', rule: 'frozen-wastes:R5' },
  '8-15': { kind: 'land', id: '8-15', terrain: 'mountain', rule: 'frozen-wastes:R5' },
  '8-16': { kind: 'land', id: '8-16', terrain: 'tundra', jewel: 'yellow', rule: 'frozen-wastes:R5' },
  '9-1': { kind: 'land', id: '9-1', terrain: 'fjord', jewel: 'green', rule: 'frozen-wastes:R5' },
  '9-2': { kind: 'land', id: '9-2', terrain: 'tundra', rule: 'frozen-wastes:R5' },
  '9-3': { kind: 'land', id: '9-3', terrain: 'ice', rule: 'frozen-wastes:R5' },
  '9-4': { kind: 'land', id: '9-4', terrain: 'forest', jewel: 'green', rule: 'frozen-wastes:R5' },
  '9-5': { kind: 'land', id: '9-5', terrain: 'tundra', rule: 'frozen-wastes:R5' },
  '9-6': { kind: 'land', id: '9-6', terrain: 'tundra', rule: 'frozen-wastes:R5' },
  '9-7': { kind: 'land', id: '9-7', terrain: 'tundra', jewel: 'green', rule: 'frozen-wastes:R5' },
  '9-8': { kind: 'land', id: '9-8', terrain: 'tundra', rule: 'frozen-wastes:R5' },
  '9-9': { kind: 'land', id: '9-9', terrain: 'forest', rule: 'frozen-wastes:R5' },
  '9-10': { kind: 'land', id: '9-10', terrain: 'tundra', rule: 'frozen-wastes:R5' },
  '9-11': { kind: 'land', id: '9-11', terrain: 'tundra', jewel: 'yellow', rule: 'frozen-wastes:R5' },
  '9-12': { kind: 'land', id: '9-12', terrain: 'mountain', rule: 'frozen-wastes:R5' },
  '9-13': { kind: 'land', id: '9-13', terrain: 'mountain', jewel: 'blue', rule: 'frozen-wastes:R5' },
  '9-14': { kind: 'land', id: '9-14', terrain: 'tundra', rule: 'frozen-wastes:R5' },
  '9-15': { kind: 'land', id: '9-15', terrain: 'forest', jewel: 'green', rule: 'frozen-wastes:R5' },
  '9-16': { kind: 'land', id: '9-16', terrain: 'fjord', rule: 'frozen-wastes:R5' },
  '10-0': { kind: 'land', id: '10-0', town: 'seragart', under: 'fjord', rule: 'frozen-wastes:R5' },
  '10-1': { kind: 'land', id: '10-1', terrain: 'fjord', rule: 'frozen-wastes:R5' },
  '10-2': { kind: 'land', id: '10-2', terrain: 'tundra', jewel: 'green', rule: 'frozen-wastes:R5' },
  '10-3': { kind: 'land', id: '10-3', terrain: 'ice', rule: 'frozen-wastes:R5' },
  '10-4': { kind: 'land', id: '10-4', terrain: 'fjord', rule: 'frozen-wastes:R5' },
  '10-5': { kind: 'land', id: '10-5', terrain: 'tundra', rule: 'frozen-wastes:R5' },
  '10-6': { kind: 'land', id: '10-6', terrain: 'forest', rule: 'frozen-wastes:R5' },
  '10-7': { kind: 'land', id: '10-7', terrain: 'fjord', rule: 'frozen-wastes:R5' },
  '10-8': { kind: 'land', id: '10-8', terrain: 'tundra', jewel: 'green', rule: 'frozen-wastes:R5' },
  '10-9': { kind: 'land', id: '10-9', terrain: 'forest', rule: 'frozen-wastes:R5' },
  '10-10': { kind: 'land', id: '10-10', terrain: 'forest', rule: 'frozen-wastes:R5' },
  '10-11': { kind: 'land', id: '10-11', terrain: 'tundra', rule: 'frozen-wastes:R5' },
  '10-12': { kind: 'land', id: '10-12', terrain: 'tundra', rule: 'frozen-wastes:R5' },
  '10-13': { kind: 'land', id: '10-13', terrain: 'mountain', rule: 'frozen-wastes:R5' },
  '10-14': { kind: 'land', id: '10-14', terrain: 'fjord', rule: 'frozen-wastes:R5' },
  '10-15': { kind: 'land', id: '10-15', terrain: 'fjord', jewel: 'green', rule: 'frozen-wastes:R5' },
  '11-0': { kind: 'land', id: '11-0', terrain: 'fjord', rule: 'frozen-wastes:R5' },
  '11-1': { kind: 'land', id: '11-1', terrain: 'fjord', rule: 'frozen-wastes:R5' },
  '11-2': { kind: 'land', id: '11-2', terrain: 'fjord', rule: 'frozen-wastes:R5' },
  '11-3': { kind: 'land', id: '11-3', terrain: 'fjord', jewel: 'green', rule: 'frozen-wastes:R5' },
  '11-4': { kind: 'land', id: '11-4', terrain: 'ice', rule: 'frozen-wastes:R5' },
  '11-5': { kind: 'land', id: '11-5', terrain: 'fjord', rule: 'frozen-wastes:R5' },
  '11-6': { kind: 'land', id: '11-6', terrain: 'forest', jewel: 'green', rule: 'frozen-wastes:R5' },
  '11-7': { kind: 'land', id: '11-7', terrain: 'fjord', rule: 'frozen-wastes:R5' },
  '11-8': { kind: 'land', id: '11-8', terrain: 'fjord', rule: 'frozen-wastes:R5' },
  '11-9': { kind: 'land', id: '11-9', terrain: 'fjord', jewel: 'green', rule: 'frozen-wastes:R5' },
  '11-10': { kind: 'land', id: '11-10', terrain: 'forest', rule: 'frozen-wastes:R5' },
  '11-11': { kind: 'land', id: '11-11', terrain: 'tundra', rule: 'frozen-wastes:R5' },
  '11-12': { kind: 'land', id: '11-12', terrain: 'fjord', jewel: 'green', rule: 'frozen-wastes:R5' },
  '11-13': { kind: 'land', id: '11-13', terrain: 'fjord', rule: 'frozen-wastes:R5' },
  '11-14': { kind: 'land', id: '11-14', terrain: 'fjord', rule: 'frozen-wastes:R5' },
  '12-2': { kind: 'land', id: '12-2', terrain: 'fjord', rule: 'frozen-wastes:R5' },
  '12-3': { kind: 'land', id: '12-3', terrain: 'fjord', rule: 'frozen-wastes:R5' },
  '12-5': { kind: 'land', id: '12-5', terrain: 'fjord', jewel: 'green', rule: 'frozen-wastes:R5' },
  '12-6': { kind: 'land', id: '12-6', terrain: 'fjord', rule: 'frozen-wastes:R5' },
  '12-7': { kind: 'land', id: '12-7', town: 'iagart', under: 'fjord', rule: 'frozen-wastes:R5' },
  '12-8': { kind: 'land', id: '12-8', terrain: 'fjord', rule: 'frozen-wastes:R5' },
  '12-10': { kind: 'land', id: '12-10', terrain: 'fjord', jewel: 'green', rule: 'frozen-wastes:R5' },
  '12-11': { kind: 'land', id: '12-11', terrain: 'fjord', rule: 'frozen-wastes:R5' },
  '12-13': { kind: 'land', id: '12-13', terrain: 'fjord', jewel: 'green', rule: 'frozen-wastes:R5' },
};

/** What is printed, by kind and id. */
export const catalogue = { challenge, weatherEvent, item, ally, hero, weatherTile, constants, ground, jewel, settlement, land };

export default catalogue;
