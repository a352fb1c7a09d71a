import { expect, test } from 'vitest';
import { format, Person, type Values } from '../../lib/text/format';
import { Phrases } from '../../lib/text/phrases';
import moments from '../../../e2e/moments/valda.json';
import ofGame from '../../../../games/valda/rules/src/main/resources/winterhall/valda/texts/en.properties';
import { landsOf } from './lands';
import { naming } from './naming';
import { suggestionIn } from './suggest';
import type { Offer } from './table';
import { staged } from './testMoments';
import ofBoard from './texts/en.properties';

const texts: Readonly<Record<string, string>> = { ...(ofGame as object), ...(ofBoard as object) };
const text = (key: string, values?: Values) => (texts[key] === undefined ? undefined : format(texts[key], values ?? {}));
const phrases = new Phrases(text, (seat) => new Person(seat, seat === 'seat:1'), naming);
const { view } = staged('no-effect');
const all = (moments.find(({ name }) => name === 'no-effect')?.scene.question?.offers ?? []) as unknown as Offer[];
/** What is suggested at a staged moment. */
function at(name: string) {
  const { view } = staged(name);
  const offers = (moments.find((one) => one.name === name)?.scene.question?.offers ?? []) as unknown as Offer[];
  return (...without: string[]) => suggestionIn({ offers: offers.filter(({ line }) => !without.includes(line)), lands: landsOf(view), view, me: 'seat:1', phrases, text });
}
const suggest = (...without: string[]) => suggestionIn({ offers: all.filter(({ move }) => !without.includes(move.kind)), lands: landsOf(view), view, me: 'seat:1', phrases, text });

test('a temple comes first, then cards, then what is built or taken, and at last the end of the phase', () => {
  expect(suggest()).toMatchObject({ anchor: 'area:freya-kari' });
  expect(suggest()?.says).toContain('A temple for Freya');
  expect(suggest('build-temple')).toMatchObject({ anchor: 'card:treasure-chest-2' });
  expect(suggest('build-temple', 'play-action', 'take-resource')).toMatchObject({ anchor: 'building:mine' });
  expect(suggest('build-temple', 'play-action', 'take-resource', 'build')?.says).toContain('a rune');
  expect(suggest('build-temple', 'play-action', 'take-resource', 'build', 'take-rune')?.says).toContain('end the phase');
});

test('in the first round the goal is said as well, and nothing is suggested where no phase can be ended', () => {
  expect(suggest()?.says).toMatch(/^Goal: most followers/);
  expect(suggest('end-phase')).toBeUndefined();
});

test('a Seduction that Mork makes free later is not suggested before, and without a building point a chest helps next turn', () => {
  const found = at('weapon')(); // valda:R143
  expect(found).toMatchObject({ anchor: 'card:treasure-chest-2' });
  expect(found?.says).toContain('next turn');
  expect(suggest('build-temple')?.says).not.toContain('next turn');
});

test('a weapon that brings followers is suggested before the end of the phase, and while a weapon can be used nothing says that there is no more to gain', () => {
  const left = (card: string) => suggestionIn({ offers: [{ line: 'use', anchors: [card], move: { kind: 'use-weapon', card } as never }, ...all.filter(({ move }) => move.kind === 'end-phase')], lands: landsOf(view), view, me: 'seat:1', phrases, text });
  expect(left('card:brisingamen')).toMatchObject({ anchor: 'card:brisingamen' });
  expect(left('card:gjallarhorn')).toBeUndefined();
});

test('valda:R55 a temple is not praised for a card where the divine deck is empty', () => {
  const dry = { ...view, decks: view.decks.map((deck) => ({ ...deck, count: 0 })) };
  expect(suggestionIn({ offers: all, lands: landsOf(dry), view: dry, me: 'seat:1', phrases, text })?.says).toContain('A temple for Freya: a follower and a power.');
});
