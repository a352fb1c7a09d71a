import { Person } from '../src/lib/text/format';
import { Table } from '../src/lib/match/table.svelte';
import { Phrases } from '../src/lib/text/phrases';
import type { Offer, TableCard } from '../src/lib/wire';

const offer = (kind: string, ...anchors: string[]): Offer => ({ line: [kind, ...anchors].join(' '), anchors, move: { kind } });

/** What can be touched on the page: some cards, some spaces, and two cards that go together. */
const offers: Offer[] = [
  offer('play', 'card:axe'),
  offer('play', 'card:shield'),
  offer('burn', 'card:charm', 'card:snare'),
  offer('burn', 'card:charm', 'card:scout'),
  ...['hex:1-1', 'hex:1-2', 'hex:2-3'].map((hex) => offer('walk', hex)),
];

/** A table without a hall: what is chosen is kept to be read, and the same is asked again. */
export class SampleTable extends Table {
  constructor(private readonly onplay: (line: string) => void) {
    super({ id: 'samples', game: 'samples', mySeats: [1], seats: [] } as unknown as TableCard, '', {}, false);
    const question = { asked: 1, ask: 'sample', words: {}, awaited: ['seat:1'], offers };
    this.state = {
      ...this.state,
      scene: { kind: 'scene', table: 'samples', step: 1, stage: 'running', where: {}, seat: 'seat:1', view: {}, beats: [], since: 0, cut: false, question, seats: [], orders: [] },
    };
  }

  override play({ line }: Offer): void {
    this.chooseAgain();
    this.onplay(line);
  }
}

const TEXTS: Readonly<Record<string, string>> = {
  'card.axe.name': 'Axe',
  'card.axe.text': 'Attack with 3. Whoever cannot parry loses 1 life.',
  'card.shield.name': 'Shield',
  'card.shield.text': 'Parries an attack of up to 4.',
  'card.charm.name': 'Charm',
  'card.charm.text': 'Burn it with another card to draw two.',
  'card.charm.when': 'In your own turn.',
  'terrain.town': 'Town',
};

const text = (key: string): string | undefined => TEXTS[key];
export const phrases = new Phrases(text, (seat) => new Person({ 'seat:1': 'Anna', 'seat:2': 'Bert' }[seat] ?? seat));
