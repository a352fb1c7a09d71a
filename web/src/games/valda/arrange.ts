import { readPurse } from '../../kit/purse';
import type { Lookup, Phrases } from '../../lib/text/phrases';
import type { Area, Arranged, Fact, Place, Zone } from '../generic/arrange';
import type { Attack, Deck, Hand, ValdaView } from './types';

type Seats = readonly string[];

/** Valda on the generic board: goods at the seats, areas as places with their fields, decks and what is under way beside them. */
export function arrangeValda(view: ValdaView, seats: Seats, mine: string | undefined, phrases: Phrases, text: Lookup): Arranged {
  return new Arranger(view, seats, mine, phrases, text).arrange();
}

/** The main decks come first, then one for each area. */
const MAIN_DECKS = ['a', 'b'] as const;
const RESOURCES = ['blood', 'diamond', 'gold'];

class Arranger {
  constructor(
    private readonly view: ValdaView,
    private readonly seats: Seats,
    private readonly mine: string | undefined,
    private readonly phrases: Phrases,
    private readonly text: Lookup,
  ) {}

  arrange(): Arranged {
    return {
      seats: this.seats.map((seat, index) => ({ seat, ...this.player(seat, index) })),
      places: this.view.control.map((_, index) => this.place(index)),
      areas: [...this.underWay(), this.decks()],
      spaces: [],
      pieces: [],
    };
  }

  private say(key: string): string {
    return this.text(`board.${key}`) ?? key;
  }

  private player(seat: string, index: number): Area {
    const player = this.view.state.players[index];
    const { progress, turn } = this.view.state;
    const touch = (anchor: string): Pick<Fact, 'anchor'> => (seat === this.mine ? { anchor } : {});
    const stock = readPurse(player?.stock.replace('stock:', '') ?? 'nothing') ?? {};
    const facts: Fact[] = [
      { label: this.say('followers'), value: String(player?.followers ?? 0) },
      ...RESOURCES.map((kind) => ({ label: capital(this.phrases.name(`resource:${kind}`)), value: String(stock[kind] ?? 0), ...touch(`resource:${kind}`) })),
      { label: this.say('runes'), value: String(player?.runes ?? 0) },
      { label: this.say('mines'), value: String(player?.mines ?? 0), ...touch('building:mine') },
      { label: this.say('drills'), value: String(player?.drills ?? 0), ...touch('building:drill') },
    ];
    const points = [
      { label: this.say('actions'), value: String(turn.actions) },
      { label: this.say('points'), value: String(turn.points) },
    ];
    return { title: this.phrases.name(seat), facts: progress.active === seat ? [...facts, ...points] : facts, zones: this.hand(this.view.hands[index]), rolls: [] };
  }

  private hand(hand: Hand | undefined): Zone[] {
    if (!hand || hand.count === 0) return [];
    const cards = hand.known.cards;
    return [{ label: this.say('in-hand'), cards: [...cards], hidden: Math.max(0, hand.count - cards.length) }];
  }

  private place(index: number): Place {
    const { area, ruler, levels, cost, free } = this.view.control[index] as ValdaView['control'][number];
    const there = this.view.state.areas[index];
    const id = area.slice('area:'.length);
    const living = there?.occupant ? [there.occupant] : id.split('-').map((one) => `occupant:${one}`);
    const level = levels[this.seats.indexOf(this.mine ?? '')] ?? 0;
    return {
      anchor: area,
      title: this.phrases.name(area),
      cards: living,
      standing: (there?.temples ?? []).map(({ field, owner, frozenBy, frozenForEver }) => ({
        name: this.text('board.temple', { seat: this.phrases.who(owner), frozen: frozenForEver || frozenBy.length > 0 ? 'yes' : 'no' }) ?? '',
        mark: (frozenForEver || frozenBy.length > 0 ? '❄' : '') + this.markOf(owner),
        seat: Number(owner.slice('seat:'.length)),
        mine: owner === this.mine,
        anchor: `field:${id}-${field}`,
      })),
      free,
      facts: [
        { label: this.say('cost'), value: cost.map((one) => this.phrases.name(one)).join(' / ') },
        ...(level > 0 ? [{ label: this.say('level'), value: String(level) }] : []),
        ...(ruler ? [{ label: this.say('ruler'), value: this.phrases.name(ruler) }] : []),
        { label: this.say('divine'), value: String(this.view.decks[MAIN_DECKS.length + index]?.count ?? 0) },
      ],
    };
  }

  /** The first letter, and the number of the seat where several begin with it. */
  private markOf(owner: string): string {
    const initial = (seat: string): string => this.phrases.name(seat).charAt(0);
    const isShared = this.seats.filter((seat) => initial(seat) === initial(owner)).length > 1;
    return isShared ? initial(owner) + owner.slice('seat:'.length) : initial(owner);
  }

  private decks(): Area {
    const discards = { a: this.view.discardA, b: this.view.discardB };
    const zones = MAIN_DECKS.flatMap((deck, index): Zone[] => [
      { label: this.say(`deck-${deck}`), ...cardsOf(this.view.decks[index]), anchor: `deck:${deck}` },
      ...(discards[deck].length > 0 ? [{ label: this.say(`discard-${deck}`), cards: [...discards[deck]], hidden: 0 }] : []),
    ]);
    const facts = this.view.runesLeft === undefined ? [] : [{ label: this.say('runes-left'), value: String(this.view.runesLeft) }];
    return { title: this.say('supply'), facts, zones, rolls: [] };
  }

  /** What can be answered just now: an attack, dice, cards drawn or played. */
  private underWay(): Area[] {
    const { attack, dice } = this.view.state.pending;
    const rolls = dice.length > 0 ? [{ label: this.say('dice'), faces: dice.map(({ face }) => String(face).replace('face:', '')) }] : [];
    const drawn = { label: this.say('drawn'), cards: [...this.view.drawn.cards], hidden: this.view.drawnCount - this.view.drawn.cards.length };
    const attackCards = new Set(attack ? [...attack.cards, ...attack.targets.flatMap(({ cards }) => cards)] : []);
    const others = this.view.table.cards.filter((card) => !attackCards.has(card));
    const table = [drawn, { label: this.say('table'), cards: others, hidden: 0 }].filter(({ cards, hidden }) => cards.length + hidden > 0);
    const rest = rolls.length + table.length > 0 ? [{ title: this.say('under-way'), isUnderWay: true, facts: [], zones: table, rolls }] : [];
    return [...(attack ? [this.attack(attack)] : []), ...rest];
  }

  private attack({ from, cards, base, changes, targets }: Attack): Area {
    const value = (seat?: string): number => base + changes.filter(({ against }) => !against || against === seat).reduce((sum, { amount }) => sum + amount, 0);
    const facts = targets.map(({ seat, defence, out }) => ({
      label: this.phrases.name(seat),
      value: this.text('board.against', { value: value(seat), defence, out: out ? 'yes' : 'no' }) ?? '',
    }));
    return {
      isUnderWay: true,
      title: this.text('board.attack', { seat: this.phrases.who(from), value: value() }) ?? '',
      facts,
      zones: [
        { label: '', cards: [...cards], hidden: 0 },
        ...targets.filter((target) => target.cards.length > 0).map((target) => ({ label: this.phrases.name(target.seat), cards: [...target.cards], hidden: 0 })),
      ],
      rolls: [],
    };
  }
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** A deck lies face down but for the cards that the viewer has looked at. */
function cardsOf(deck: Deck | undefined): Pick<Zone, 'cards' | 'hidden'> {
  const known = (deck?.looked ?? []).flatMap(({ card }) => card ?? []);
  return { cards: known, hidden: Math.max(0, (deck?.count ?? 0) - known.length) };
}
