import { devices } from '@playwright/test';
import { ON_ITS_SIDE, SCREENS, screenFaults } from '../screens.ts';
import { momentsOf, show, STAGED } from '../staged.ts';
import { expect, faults, isDue, test } from '../test.ts';

const NIGHT = { viewport: { width: 1280, height: 720 }, colorScheme: 'dark' } as const;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: devices['Pixel 7'].isMobile, colorScheme: 'light' } as const;
/** Boards that keep the law on a phone on its side too. */
const SIDEWAYS = ['valda'];
/** So many moments share two browsers. */
const TOGETHER = 9;

for (const game of STAGED) {
  const names = momentsOf(game);
  const screens = SIDEWAYS.includes(game) ? [...SCREENS, ON_ITS_SIDE] : SCREENS;
  for (let from = 0; from < names.length; from += TOGETHER) {
    const group = names.slice(from, from + TOGETHER);
    test(`${game} on all screens, by night and on a phone: what is offered is in sight and nobody is barred: ${group.join(', ')}`, async ({ person }) => {
      const [night, phone] = [await person(NIGHT), await person(PHONE)];
      for (const [turn, name] of group.entries()) {
        await show(night, game, name);
        if (isDue(turn, 2)) expect(await faults(night), name).toEqual([]);
        expect(await screenFaults(night, screens.filter((_, at) => isDue(turn, 3, at))), name).toEqual([]);
        await night.setViewportSize(NIGHT.viewport);
        if (!isDue(turn, 2, 1)) continue;
        await show(phone, game, name);
        expect(await faults(phone, { isTouched: true, onlyColours: true }), `${name} on a phone`).toEqual([]);
      }
    });
  }
}
