import { expect, test } from 'vitest';
import { format, Person, type Values } from '../../lib/text/format';
import { Phrases } from '../../lib/text/phrases';
import { LANGUAGES } from '../../lib/text/texts.svelte';
import texts from '../../../../games/claim/rules/src/main/resources/winterhall/claim/texts/en.properties';
import { keyed } from '../../kit/cards';
import boardTexts from './texts/en.properties';
import { catalogue } from './catalogue';
import { breakable, face } from './faces';
import { naming } from './naming';

const text = (key: string, values?: Values) => {
  const pattern = ({ ...texts, ...boardTexts } as Record<string, string>)[key];
  return pattern === undefined ? undefined : format(pattern.replace('{artifact.magic-wand.number}', String(catalogue.artifact['magic-wand']?.number)), values);
};
const names: Record<string, string> = { 'seat:1': 'Anna', 'seat:2': 'Bert' };
const phrasesOf = (reader?: string) => new Phrases(text, (seat) => new Person(names[seat] ?? seat, seat === reader), naming);
const phrases = phrasesOf();

test('cards have names, hidden numbers too', () => {
  expect(phrases.name('card:fire-elemental-high')).toBe('Fire Elemental (high)');
  expect(phrases.name('card:ice-king-10')).toBe('Ice King 10');
});

const ofRules: Readonly<Record<string, Record<string, string>>> = import.meta.glob('../../../../games/claim/rules/src/main/resources/winterhall/claim/texts/*.properties', { eager: true, import: 'default' });
const ofBoard: Readonly<Record<string, Record<string, string>>> = import.meta.glob('./texts/*.properties', { eager: true, import: 'default' });

/** So many letters in one word find room on a narrow card. */
const MOST = 10;

test.each(LANGUAGES)('in %s a narrow card can part every long name, and the texts part no word that is in none', (code) => {
  const words = Object.entries(ofRules).find(([path]) => path.endsWith(`/${code}.properties`))?.[1] ?? {};
  const own = (key: string): string | undefined => ofBoard[`./texts/${code}.properties`]?.[key];
  const all = Object.keys(catalogue.faction).flatMap((faction) => [words[`faction.${faction}.name`] ?? '', words[`faction.${faction}.one`] ?? '']);
  const long = all.map((name) => breakable(name, own)).flatMap((name) => name.split(/[\s-]/)).filter((word) => word.length > MOST);
  expect(long.length).toBeGreaterThan(2);
  expect(long.filter((word) => word.split('\u00ad').some((part) => part.length > MOST))).toEqual([]);
  expect((own('names.parted') ?? '').split(' ').filter((parted) => !all.some((name) => name.includes(parted.replaceAll('\u00ad', ''))))).toEqual([]);
});

test('events read as sentences of the real text file', () => {
  const told = (event: object) => phrases.event(event as never);
  expect(told({ kind: 'card-led', seat: 'seat:1', card: 'card:goblin-4' })).toBe('Anna leads Goblin 4.');
  expect(told({ kind: 'follower-drawn', seat: 'seat:2', shown: false })).toBe('Bert takes a follower from the deck.');
  expect(told({ kind: 'vote-cast', faction: 'faction:knight' })).toBe('Nobody gets the vote of the Knights.');
  expect(told({ kind: 'toxic-seen', seat: 'seat:1', place: 'left', toxic: 'toxic:x' })).toBe('Anna looks at the left Toxic: X.');
  expect(told({ kind: 'match-ended', winners: ['seat:2'], reason: 'votes' })).toBe('The match is over. Victory for Bert!');
  expect(told({ kind: 'match-ended', winners: ['seat:1', 'seat:2'], reason: 'draw' })).toBe('The match ends in a draw.');
  expect(told({ kind: 'location-drawn', location: 'location:lava-fields' })).toBe('This match is played on the Lava Fields.');
  expect(told({ kind: 'value-changed', seat: 'seat:1', by: 'twist:raised' })).toBe('Anna changes the value of their card: Magic Wand +2.');
  expect(told({ kind: 'phase-began', phase: 'gathering' })).toBe('Phase 2: supporters');
});

test('the reader is told you, and others by name', () => {
  const taken = { kind: 'five-taken', seat: 'seat:1', owner: 'seat:2', card: 'card:goblin-5' } as never;
  expect(phrasesOf('seat:1').event(taken)).toBe('You take Goblin 5 from Bert.');
  expect(phrasesOf('seat:2').event(taken)).toBe('Anna takes your Goblin 5.');
  expect(phrases.event(taken)).toBe('Anna takes Goblin 5 from Bert.');
  expect(phrasesOf('seat:2').event({ kind: 'vote-cast', faction: 'faction:knight', seat: 'seat:2' } as never)).toBe('You get the vote of the Knights.');
});

test('partners are told that they win together', () => {
  const ended = { kind: 'match-ended', winners: ['seat:1', 'seat:2'], reason: 'votes' } as never;
  expect(phrasesOf('seat:1').event(ended)).toBe('The match is over. You and Bert win!');
  expect(phrasesOf().event(ended)).toBe('The match is over. Victory for Anna and Bert!');
});

test('what nobody chose says why', () => {
  const because = (event: object) => phrases.why(event as never);
  expect(because({ kind: 'cards-scored', seat: 'seat:1', cards: ['card:dwarf-3'], cause: 'claim:F4@faction:dwarf' })).toEqual({
    words: 'Dwarves go to the loser of the trick.',
    rule: 'claim:F4',
  });
  expect(because({ kind: 'trick-won', winner: 'seat:1', card: 'card:goblin-4', cause: 'claim:R14@faction:goblin' })?.words).toBe(
    'Highest card of the led faction: Goblins.',
  );
  expect(because({ kind: 'trick-won', winner: 'seat:1', card: 'card:goblin-4', cause: 'claim:A5@artifact:wishing-lamp' })?.words).toBe(
    'Wishing Lamp: the named card was not in hand, so the answer wins.',
  );
  expect(because({ kind: 'card-led', seat: 'seat:1', card: 'card:goblin-4' })).toBeUndefined();
});

test('refusals name the faction to follow', () => {
  const why = phrases.refusal({ reason: 'must-follow', words: { faction: 'doppelganger' } });
  expect(why).toBe('You must follow: play Doppelgängers.');
});

test('every faction has a code, a colour and a shape of its own', () => {
  const all = Object.values(catalogue.faction);
  for (const different of [all.map(({ code }) => code), all.map(({ icon }) => icon), all.map(({ colour }) => colour)]) {
    expect(new Set(different).size).toBe(all.length);
  }
  for (const { id, pair } of all) if (pair) expect(catalogue.faction[pair]?.pair).toBe(id);
});

test('equal cards are told apart', () => {
  expect(keyed(['card:goblin-0', 'card:goblin-0']).map(({ key }) => key)).toEqual(['card:goblin-0#0', 'card:goblin-0#1']);
  expect(face('card:demon-odd')).toEqual({ anchor: 'card:demon-odd', faction: 'demon', mark: 'odd' });
});

test('a question says what is led, and where we are', () => {
  const ask = (words: Record<string, string>) => phrases.ask('follow', words);
  expect(ask({ source: 'rules', faction: 'undead', must: 'yes', imitator: 'yes' })).toBe('Undead were led: play one of yours or a Doppelgänger.');
  expect(ask({ source: 'rules', faction: 'undead', must: 'no', imitator: 'no' })).toBe('Undead were led and you have none: play any card.');
  expect(ask({ source: 'rules', faction: 'none' })).toBe('The lead is face-down: play any card.');
  expect(phrases.ask('act-in-window')).toBe('Play an artifact, or pass.');
  expect(phrases.ask('act-in-window', { window: 'done', artifact: 'ice-sword,magic-wand' })).toBe('Playable now: Ice Sword and Magic Wand. Play or pass.');
  expect(phrases.ask('act-in-window', { window: 'pre', artifact: 'none' })).toBe('You have no artifact to play now: pass.');
  expect(phrases.where({ stage: 'recruiting', trick: '4', tricks: '13' })).toBe('Phase 1 · trick 4 of 13');
  expect(phrases.where({})).toBeUndefined();
});

test('what cannot be played is said as a sentence', () => {
  expect(phrases.cannot({ kind: 'play', card: 'card:goblin-0' } as never)).toBe('You can’t play Goblin 0 now.');
  expect(phrases.cannot({ kind: 'use', artifact: 'artifact:ice-sword' } as never)).toBe('You can’t play Ice Sword now.');
  expect(phrases.cannot({ kind: 'pass' } as never)).toBeUndefined();
});
