import { devices } from '@playwright/test';
import { GAMES } from '../games.ts';
import { ON_ITS_SIDE, PHONES, SCREENS, screenFaults } from '../screens.ts';
import { momentsOf, show, STAGED } from '../staged.ts';
import { expect, faults, isDue, test } from '../test.ts';
import { inRulesOf, leftovers } from '../words.ts';

const NIGHT = { viewport: { width: 1280, height: 720 }, colorScheme: 'dark' } as const;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: devices['Pixel 7'].isMobile } as const;
const DAY = { ...NIGHT, colorScheme: 'light' } as const;
const LIGHTS = ['light', 'dark'] as const;
/** Each moment is shown in one of them. */
const LANGUAGES = ['nl', 'de', 'fr', 'es'];
/** Names that no text of ours has. */
const NAMES = ['Anna', 'Bram', 'Cees', 'Dora', 'Emil', 'Fenna'];
/** So many moments share two browsers. */
const TOGETHER = 9;

for (const game of STAGED) {
  const names = momentsOf(game);
  const screens = GAMES[game]?.isUpright ? SCREENS : [...SCREENS, ON_ITS_SIDE];
  for (let from = 0; from < names.length; from += TOGETHER) {
    const group = names.slice(from, from + TOGETHER);
    test(`${game} on all screens, by night, by day and on a phone: what is offered is in sight and nobody is barred: ${group.join(', ')}`, async ({ person }) => {
      const [laptop, phone] = [await person(NIGHT), await person(PHONE)];
      for (const [turn, name] of group.entries()) {
        await show(laptop, game, name);
        if (isDue(turn, 2)) expect(await faults(laptop), name).toEqual([]);
        if (isDue(turn, 3, 2)) {
          await laptop.emulateMedia(DAY);
          expect(await faults(laptop, { onlyColours: true }), `${name} by day`).toEqual([]);
          await laptop.emulateMedia(NIGHT);
        }
        expect(await screenFaults(laptop, screens.filter((_, at) => isDue(turn, 3, at))), name).toEqual([]);
        await laptop.setViewportSize(NIGHT.viewport);
        if (!isDue(turn, 2, 1)) continue;
        await show(phone, game, name);
        for (const colorScheme of LIGHTS.filter((_, at) => isDue(turn >> 1, LIGHTS.length, at))) {
          await phone.emulateMedia({ colorScheme });
          expect(await faults(phone, { isTouched: true, onlyColours: true }), `${name} on a phone, ${colorScheme}`).toEqual([]);
        }
      }
    });
  }
}

for (const game of STAGED) {
  for (const [turn, code] of LANGUAGES.entries()) {
    const names = momentsOf(game).filter((_, at) => isDue(at, LANGUAGES.length, turn));
    test(`${game} in ${code} by day: nothing is left in English, and everything fits, on a phone too: ${names.join(', ')}`, async ({ person }) => {
      const page = await person({ ...DAY, locale: code });
      for (const [at, name] of names.entries()) {
        await show(page, game, name, { chairs: (_, seat) => ({ name: NAMES[seat] ?? '' }) });
        expect(await faults(page, { code, onlyColours: true, asksAxe: isDue(at, 3) }), name).toEqual([]);
        if (!isDue(at, 3, 1)) continue;
        expect(await screenFaults(page, PHONES), name).toEqual([]);
        await page.setViewportSize(DAY.viewport);
      }
    });
  }
}

test('the look for what is left in English knows the words of every game', () => {
  for (const [game, { text: key }] of Object.entries(GAMES)) {
    const english = inRulesOf(game)(key);
    expect(leftovers([english], 'de'), game).toEqual([english]);
    expect(leftovers([inRulesOf(game)(key, 'de')], 'de'), game).toEqual([]);
  }
});
