import { expect, test } from 'vitest';
import { FakeTimers } from '../testing/fakeTimers';
import { beside, Explainer, outside, withNeighbours } from './explainer.svelte';

function staged(byTap = false, isSpace = false) {
  const timers = new FakeTimers();
  const explainer = new Explainer(timers);
  const element = new EventTarget();
  let clicks = 0;
  const detach = explainer.on('card:axe', { byTap, isSpace })(element as Element);
  element.addEventListener('click', () => clicks++);
  const send = (type: string, more: object = {}): Event => {
    const event = Object.assign(new Event(type, { cancelable: true }), more);
    element.dispatchEvent(event);
    return event;
  };
  return { timers, explainer, send, detach, clicks: () => clicks };
}
const mouse = { pointerType: 'mouse' };
const finger = { pointerType: 'touch' };

test('a mouse that rests explains, and goes on doing so while it moves to the explanation', () => {
  const { timers, explainer, send } = staged();
  send('pointermove', mouse);
  timers.pass(100);
  expect(explainer.shown).toBeUndefined();
  timers.pass(1000);
  expect(explainer.shown).toMatchObject({ anchor: 'card:axe', byKey: false });
  send('pointerleave', mouse);
  explainer.stay();
  timers.pass(1000);
  expect(explainer.shown).toBeDefined();
  explainer.leave();
  timers.pass(1000);
  expect(explainer.shown).toBeUndefined();
});

test('a mouse that rests while something slides under it asks nothing, until it moves', () => {
  const { timers, explainer, send } = staged();
  send('pointerenter', mouse);
  timers.pass(1000);
  expect(explainer.shown).toBeUndefined();
  send('pointermove', mouse);
  timers.pass(1000);
  expect(explainer.shown).toBeDefined();
});

test('a mouse that passes by explains nothing', () => {
  const { timers, explainer, send } = staged();
  send('pointermove', mouse);
  send('pointerleave', mouse);
  timers.pass(1000);
  expect(explainer.shown).toBeUndefined();
});

test('a long press explains and does nothing else; a short one does what it should', () => {
  const { timers, explainer, send, clicks } = staged();
  send('pointerdown', finger);
  timers.pass(1000);
  expect(explainer.shown).toBeDefined();
  expect(send('contextmenu').defaultPrevented).toBe(true);
  send('pointerup', finger);
  send('click');
  expect(clicks()).toBe(0);
  send('pointerdown', finger);
  timers.pass(100);
  send('pointerup', finger);
  send('click');
  expect(clicks()).toBe(1);
});

test('what does nothing else explains at a tap, and a second tap is enough', () => {
  const { explainer, send } = staged(true);
  send('click');
  expect(explainer.shown).toBeDefined();
  send('click');
  expect(explainer.shown).toBeUndefined();
});

test('a key asks, other keys do not, and what is gone is explained no more', async () => {
  const { explainer, send, detach } = staged();
  send('keydown', { key: 'Enter' });
  expect(explainer.shown).toBeUndefined();
  send('keydown', { key: '?' });
  expect(explainer.shown).toMatchObject({ byKey: true });
  send('blur');
  await Promise.resolve();
  expect(explainer.shown).toBeUndefined();
  send('keydown', { key: 'i' });
  detach();
  expect(explainer.shown).toBeUndefined();
});

test('what goes while the mouse rests on it is not explained afterwards', () => {
  const { timers, explainer, send, detach } = staged();
  send('pointermove', mouse);
  detach();
  timers.pass(1000);
  expect(explainer.shown).toBeUndefined();
});

test('it stands above, or below where there is no room, and never off the screen', () => {
  const screen = { width: 400, height: 800 };
  const size = { width: 200, height: 100 };
  expect(beside({ left: 150, top: 400, width: 100, height: 50 }, size, screen)).toEqual({ left: 100, top: 292 });
  expect(beside({ left: 150, top: 50, width: 100, height: 50 }, size, screen)).toEqual({ left: 100, top: 108 });
  expect(beside({ left: 380, top: 400, width: 20, height: 50 }, size, screen).left).toBe(192);
  expect(beside({ left: 0, top: 20, width: 20, height: 770 }, size, screen)).toEqual({ left: 8, top: 692 });
});

test('what is said of a space is gone as soon as the mouse leaves it, and lets the mouse through until then', () => {
  const { timers, explainer, send } = staged(false, true);
  send('pointermove', mouse);
  timers.pass(1000);
  expect(explainer.shown?.isAside).toBe(true);
  send('pointerleave', mouse);
  expect(explainer.shown).toBeUndefined();
  send('keydown', { key: '?' });
  expect(explainer.shown?.isAside).toBe(false); // after a key the focus may go on to its links
  explainer.hide();
  send('pointerdown', finger);
  timers.pass(1000);
  expect(explainer.shown?.isAside).toBe(false);
});

test('it leaves the spaces around one free', () => {
  const around = withNeighbours({ left: 300, top: 400, width: 60, height: 70 });
  const { left, top } = beside(around, { width: 200, height: 100 }, { width: 1280, height: 720 });
  expect({ left, top: Math.round(top) }).toEqual({ left: 230, top: 236 });
  expect(top + 100).toBeLessThan(around.top);
});

test('explains what lies on a map without covering the map, where the screen has room for it', () => {
  const words = { width: 200, height: 100 };
  const map = { left: 0, top: 200, width: 700, height: 300 };
  const land = { left: 300, top: 420, width: 100, height: 80 };
  expect(outside(land, words, map, { width: 1000, height: 600 })).toEqual({ left: 708, top: 420 });
  expect(outside(land, words, map, { width: 710, height: 600 })).toEqual({ left: 300, top: 92 });
  expect(outside({ ...land, top: 60 }, words, { ...map, top: 50 }, { width: 710, height: 600 })).toBeUndefined();
});
