import { devices } from '@playwright/test';
import { GAMES } from '../games.ts';
import { ON_ITS_SIDE, SCREENS, screenFaults } from '../screens.ts';
import { momentsOf, show, STAGED } from '../staged.ts';
import { expect, faults, isDue, test } from '../test.ts';
import { inRulesOf, LANGUAGES, leftovers } from '../words.ts';

const NIGHT = { viewport: { width: 1280, height: 720 }, colorScheme: 'dark' } as const;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: devices['Pixel 7'].isMobile } as const;
const DAY = { ...NIGHT, colorScheme: 'light' } as const;
const LIGHTS = ['light', 'dark'] as const;
/** Each moment is shown in one of them; `./winterhall soak` shows it in all. */
const CODES = ['en', ...LANGUAGES];
/** Names that no text of ours has. */
const NAMES = ['Anna', 'Bram', 'Cees', 'Dora', 'Emil', 'Fenna'];
const COMPANY = { chairs: (_: unknown, seat: number) => ({ name: NAMES[seat] ?? '' }) };

for (const game of STAGED) {
  const screens = GAMES[game]?.isUpright ? SCREENS : [...SCREENS, ON_ITS_SIDE];
  for (const [at, code] of CODES.entries()) {
    const names = momentsOf(game).filter((_, turn) => isDue(turn, CODES.length, at));
    test(`${game} in ${code} on all screens, by night, by day and on a phone: what is offered is in sight, nothing is left in English and nobody is barred: ${names.join(', ')}`, async ({ person }) => {
      const [laptop, phone] = [await person({ ...NIGHT, locale: code }), await person({ ...PHONE, locale: code })];
      for (const [turn, name] of names.entries()) {
        await show(laptop, game, name, COMPANY);
        expect(await faults(laptop, { code, asksAxe: isDue(turn, 2, at) }), name).toEqual([]);
        if (isDue(turn, 3, at)) {
          await laptop.emulateMedia(DAY);
          expect(await faults(laptop, { code, onlyColours: true }), `${name} by day`).toEqual([]);
          await laptop.emulateMedia(NIGHT);
        }
        expect(await screenFaults(laptop, screens.filter((_, screen) => isDue(turn + at, 3, screen))), name).toEqual([]);
        await laptop.setViewportSize(NIGHT.viewport);
        if (!isDue(turn, 2, at + 1)) continue;
        await show(phone, game, name, COMPANY);
        for (const colorScheme of LIGHTS.filter((_, light) => isDue(turn >> 1, LIGHTS.length, light))) {
          await phone.emulateMedia({ colorScheme });
          expect(await faults(phone, { code, isTouched: true, onlyColours: true }), `${name} on a phone, ${colorScheme}`).toEqual([]);
        }
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
