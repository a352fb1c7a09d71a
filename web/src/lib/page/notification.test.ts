import { expect, test } from 'vitest';
import { askConsent, notify, type Outside } from './notification';

function outside(permission: ReturnType<Outside['permission']>, hidden = true) {
  const shown: string[] = [];
  let asked = 0;
  const fake: Outside = {
    isHidden: () => hidden,
    permission: () => permission,
    ask: () => (asked++, Promise.resolve('granted')),
    show: (title) => (shown.push(title), Promise.resolve()),
  };
  return { fake, shown, asked: () => asked };
}

test('consent is asked once, and not where it was given, refused or cannot be', async () => {
  const open = outside('default');
  expect(await askConsent(open.fake)).toBe('granted');
  expect(open.asked()).toBe(1);
  for (const answer of ['granted', 'denied', 'none'] as const) {
    const settled = outside(answer);
    expect(await askConsent(settled.fake)).toBe(answer);
    expect(settled.asked()).toBe(0);
  }
});

test('nobody is called who looks at the window or did not allow it', async () => {
  const away = outside('granted');
  expect(await notify('Your turn', '', 'a', away.fake)).toBe(true);
  expect(away.shown).toEqual(['Your turn']);
  expect(await notify('Your turn', '', 'a', outside('granted', false).fake)).toBe(false);
  expect(await notify('Your turn', '', 'a', outside('default').fake)).toBe(false);
});
