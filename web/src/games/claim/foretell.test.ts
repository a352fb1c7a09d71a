import { expect, test } from 'vitest';
import ofGame from '../../../../games/claim/rules/src/main/resources/winterhall/claim/texts/en.properties';
import { format, Person } from '../../lib/text/format';
import { Phrases } from '../../lib/text/phrases';
import { catalogue, type Ability, type Faction } from './catalogue';
import { foretold } from './foretell';
import { naming } from './naming';
import type { Scene } from './table';
import { viewWith } from '../../testing/claimViews';
import ofBoard from './texts/en.properties';

const texts = { ...(ofGame as object), ...(ofBoard as object) } as Readonly<Record<string, string>>;
const phrases = new Phrases((key, values) => (texts[key] === undefined ? undefined : format(texts[key], values ?? {})), (seat) => new Person({ 'seat:2': 'Bram', 'seat:3': 'Cees' }[seat] ?? seat, seat === 'seat:1'), naming);

interface Staged {
  /** What the others have played, the lead first. */
  laid?: readonly (string | undefined)[];
  seats?: number;
  phase?: string;
  centre?: readonly string[];
  deck?: string;
  trick?: object;
  /** What changes the cards that lie there. */
  play?: object;
  ongoing?: object;
  rules?: object;
  artifacts?: number;
  ask?: string;
  trolls?: readonly string[];
  flailed?: boolean;
}

/** What the first seat is told of a card, where the others have played in their order. */
function of(card: string, { laid = [], seats = 2, phase = 'recruiting', centre = ['knight-9'], deck = 'goblin,knight,undead,dwarf,doppelganger', artifacts = 0, ask, trolls = [], flailed = false, ...more }: Staged = {}): string {
  const plays = laid.map((lying, at) => ({ seat: `seat:${at + 2}`, card: lying && `card:${lying}`, flask: false, frozen: 0, twists: [], ...more.play }));
  const view = viewWith({
    phase,
    rules: { cards: `cards:${deck}`, bottleCountsAnyCard: false, ...more.rules },
    centre: centre.map((one) => `card:${one}`),
    trolls,
    seats: Array.from({ length: seats }, (_, at) => ({ seat: `seat:${at + 1}`, artifacts: at === 0 ? 0 : artifacts, flailed: at > 0 && flailed })),
    trick: { plays, spells: [], ...more.trick },
    ongoing: { mask: 0, frozen: [], flask: [], ...more.ongoing },
  });
  const question = { ask: ask ?? (laid.length > 0 ? 'follow' : 'lead'), offers: [{ line: `play ${card}`, anchors: [`card:${card}`], move: { kind: 'play', card: `card:${card}` } }] };
  return foretold(`card:${card}`, { view, seat: 'seat:1', question } as unknown as Scene, phrases);
}

test('a card that closes a trick of the first phase says why it wins or not, and who would take the prize', () => {
  expect(of('dwarf-7', { laid: ['dwarf-6'] })).toBe('Dwarf 7 beats Dwarf 6: you would take Knight 9.');
  expect(of('dwarf-5', { laid: ['dwarf-6'] })).toBe('Dwarf 6 beats Dwarf 5: Bram would take Knight 9, you the top card of the deck.');
  expect(of('undead-9', { laid: ['undead-6'] })).toBe('Undead 9 beats Undead 6: you would take Knight 9 and score Undead 6 and Undead 9.');
  expect(of('undead-2', { laid: ['undead-6'] })).toBe('Undead 6 beats Undead 2: Bram would take Knight 9 and score Undead 6 and Undead 2.');
  expect(of('goblin-9', { laid: ['dwarf-0'] })).toBe('Goblin 9 does not follow and cannot win: Bram would take Knight 9, you the top card of the deck.');
});

test('a tie goes to the lead, Doppelgängers follow everything but are followed by themselves alone, Knights beat Goblins', () => {
  expect(of('doppelganger-6', { laid: ['dwarf-6'] })).toMatch(/^Dwarf 6 beats Doppelgänger 6:/);
  expect(of('doppelganger-7', { laid: ['dwarf-6'] })).toMatch(/^Doppelgänger 7 beats Dwarf 6:/);
  expect(of('dwarf-9', { laid: ['doppelganger-0'] })).toMatch(/cannot win/);
  expect(of('knight-2', { laid: ['goblin-9'] })).toBe('Knight 2 beats Goblin 9: you would take Knight 9.');
  expect(of('goblin-9', { laid: ['knight-2'] })).toMatch(/cannot win/);
});

test('in the second phase it says who would score what: Dwarves go to the loser, of a Frostbeast that wins only itself is left', () => {
  const second = { phase: 'gathering', centre: [] };
  expect(of('knight-7', { ...second, laid: ['knight-6'] })).toBe('Knight 7 beats Knight 6: you would score Knight 6 and Knight 7.');
  expect(of('dwarf-7', { ...second, laid: ['dwarf-6'] })).toBe('Dwarf 7 beats Dwarf 6: Bram would score Dwarf 6 and Dwarf 7.');
  expect(of('doppelganger-9', { ...second, laid: ['dwarf-6'] })).toBe('Doppelgänger 9 beats Dwarf 6: you would score Doppelgänger 9 and Bram would score Dwarf 6.');
  expect(of('frostbeast-7', { ...second, laid: ['frostbeast-6'] })).toContain('you would score only Frostbeast 7');
});

test('where the winner may choose, or Trolls wait, it says who would win and no more', () => {
  expect(of('seer-7', { laid: ['seer-6'] })).toBe('Seer 7 beats Seer 6.');
  expect(of('ghost-3', { laid: ['knight-6'] })).toBe('Ghost 3 does not follow and cannot win.');
  expect(of('troll-7', { laid: ['troll-6'], phase: 'gathering' })).toBe('Troll 7 beats Troll 6.');
  expect(of('knight-7', { laid: ['knight-6'], phase: 'gathering', trolls: ['card:troll-1'] })).toBe('Knight 7 beats Knight 6.');
});

test('hidden numbers decide only where they can', () => {
  expect(of('demon-odd', { laid: ['demon-even'] })).toBe('Demon (odd) or Demon (even), the hidden number decides.');
  expect(of('fire-elemental-high', { laid: ['fire-elemental-low'] })).toMatch(/^Fire Elemental \(high\) beats/);
  expect(of('doppelganger-9', { laid: ['demon-even'] })).toMatch(/^Doppelgänger 9 beats Demon \(even\):/);
  expect(of('doppelganger-0', { laid: ['demon-even'] })).toMatch(/^Demon \(even\) beats Doppelgänger 0:/);
});

test('while others still play, a card beats so far; who is last of three knows', () => {
  expect(of('dwarf-7', { laid: ['dwarf-6'], seats: 3, centre: ['knight-9', 'undead-1'] })).toBe('So far Dwarf 7 beats Dwarf 6.');
  expect(of('dwarf-7', { laid: ['dwarf-6', 'goblin-9'], seats: 3, centre: ['knight-9', 'undead-1'] })).toBe('Dwarf 7 beats Dwarf 6: you would choose your follower first.');
  expect(of('dwarf-7', { laid: ['dwarf-6', 'dwarf-8'], seats: 3, phase: 'gathering' })).toBe('Dwarf 8 beats Dwarf 7: Bram would score Dwarf 6, Dwarf 8 and Dwarf 7.');
  expect(of('goblin-1', { laid: ['demon-odd', 'demon-odd'], seats: 3 })).toBe('Goblin 1 does not follow and cannot win.');
});

test('artifacts of others are the condition they are; one’s own are one’s own affair', () => {
  expect(of('dwarf-7', { laid: ['dwarf-6'], artifacts: 2 })).toBe('Dwarf 7 beats Dwarf 6: you would take Knight 9, unless an artifact changes that.');
  expect(of('knight-9', { artifacts: 1 })).toBe('No card beats Knight 9, unless an artifact changes that.');
});

test('with the bottle the lowest card wins, and no Knight beats a Goblin', () => {
  const bottle = { spells: [{ kind: 'bottle' }] };
  expect(of('undead-2', { laid: ['undead-6'], trick: bottle })).toMatch(/^Undead 2 beats Undead 6:/);
  expect(of('undead-9', { laid: ['undead-6'], trick: bottle })).toMatch(/^Undead 6 beats Undead 9:/);
  expect(of('knight-2', { laid: ['goblin-6'], trick: bottle })).toMatch(/cannot win/);
  expect(of('knight-2', { laid: ['goblin-6'], trick: bottle, rules: { bottleCountsAnyCard: true } })).toMatch(/^Knight 2 beats Goblin 6:/);
});

test('the flask counts for the card that it is spent on', () => {
  expect(of('dwarf-1', { laid: ['dwarf-6'], ongoing: { flask: ['seat:1'] } })).toMatch(/^Dwarf 1 beats Dwarf 6:/);
  expect(of('dwarf-9', { laid: ['dwarf-6'], play: { flask: true } })).toMatch(/^Dwarf 6 beats Dwarf 9:/);
});

test('after a lamp that missed any card wins', () => {
  expect(of('goblin-0', { laid: ['dwarf-6'], phase: 'gathering', trick: { spells: [{ kind: 'lamp-miss', on: 'seat:1' }] } })).toMatch(/^The named card was missing, so Goblin 0 wins: you would score Goblin 0 and/);
});

test('a lead says what following means, and what can beat it', () => {
  expect(of('dwarf-6')).toBe('Others must play Dwarves or Doppelgängers if they can; a higher one beats Dwarf 6.');
  expect(of('doppelganger-6')).toBe('Others must play Doppelgängers if they can; a higher one beats Doppelgänger 6.');
  expect(of('goblin-6')).toMatch(/a higher one beats Goblin 6, and so do Knights\.$/);
  expect(of('goblin-9')).toBe('Only Knights beat Goblin 9.');
  expect(of('undead-9')).toBe('No card beats Undead 9.'); // a tie goes to the lead
  expect(of('ice-king-9', { deck: 'ice-king,ice-queen,undead,dwarf,yeti' })).toMatch(/a higher one beats Ice King 9\.$/);
  expect(of('demon-even', { deck: 'goblin,knight,demon,dwarf,undead' })).toMatch(/a higher one beats Demon \(even\)\.$/);
});

test('it says nothing where that would be a guess, and nothing of another question', () => {
  const laid = ['dwarf-6'];
  expect(of('dwarf-7', { laid: [undefined] })).toBe('');
  expect(of('dwarf-7', { laid, play: { twists: ['twist:raised'] } })).toBe('');
  expect(of('dwarf-7', { laid, ongoing: { frozen: [{}] } })).toBe('');
  expect(of('dwarf-7', { ongoing: { mask: 1 } })).toBe('');
  expect(of('dwarf-7', { ongoing: { flask: ['seat:2'] } })).toBe('');
  expect(of('dwarf-7', { ongoing: { cloaked: 'seat:2' } })).toBe('');
  expect(of('dwarf-7', { trick: { spells: [{ kind: 'dice' }] } })).toBe('');
  expect(of('dwarf-7', { flailed: true })).toBe('');
  expect(of('dwarf-7', { laid, ask: 'replace-card' })).toBe('');
});

test('of a power that is not declared it says nothing, neither of a lead nor of an answer to it', () => {
  const dwarf = catalogue.faction.dwarf as Faction;
  const { abilities } = dwarf;
  try {
    dwarf.abilities = [...abilities, 'turns-the-tables' as Ability];
    expect(of('dwarf-7', { laid: ['dwarf-6'] })).toBe('');
    expect(of('goblin-9', { laid: ['dwarf-6'] })).toBe('');
    expect(of('dwarf-6')).toBe('');
    expect(of('goblin-9', { deck: 'goblin,knight,undead,troll,doppelganger' })).toBe('Only Knights beat Goblin 9.');
  } finally {
    dwarf.abilities = abilities;
  }
});

test('whom it beats and where its cards go comes from its sheet', () => {
  const troll = catalogue.faction.troll as Faction;
  const { abilities, beats } = troll;
  try {
    Object.assign(troll, { abilities: ['goes-to-loser'], beats: ['dwarf'] });
    expect(of('troll-2', { laid: ['dwarf-9'], phase: 'gathering' })).toBe('Troll 2 beats Dwarf 9: Bram would score Dwarf 9 and Troll 2.');
  } finally {
    Object.assign(troll, { abilities, beats });
  }
});
