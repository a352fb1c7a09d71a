import { expect, test } from 'vitest';
import { pageKey, routeOf } from './route.svelte';

test('every address is a page', () => {
  expect(routeOf('/')).toEqual({ page: 'landing' });
  expect(routeOf('/table/ab12')).toEqual({ page: 'table', table: 'ab12' });
  expect(routeOf('/join/ab12/t-_K')).toEqual({ page: 'join', table: 'ab12', invite: 't-_K' });
  expect(routeOf('/replay/ab12/17')).toEqual({ page: 'replay', table: 'ab12', step: 17 });
  expect(routeOf('/rules/claim', '#R10')).toEqual({ page: 'rules', game: 'claim', rule: 'R10' });
  expect(routeOf('/rules')).toEqual({ page: 'rules', game: '', rule: '' });
  expect(routeOf('/about/privacy')).toEqual({ page: 'about', what: 'privacy' });
  expect(routeOf('/record')).toEqual({ page: 'record' });
  expect(routeOf('/account')).toEqual({ page: 'account' });
  expect(routeOf('/reclaim', '#t-_K')).toEqual({ page: 'reclaim', token: 't-_K' });
  expect(routeOf('/reset')).toEqual({ page: 'reset', token: '' });
  expect(routeOf('/notices/stop', '#t')).toEqual({ page: 'email-link', what: 'stop', token: 't' });
  expect(routeOf('/notices/else')).toEqual({ page: 'not-found' });
  expect(routeOf('/nowhere')).toEqual({ page: 'not-found' });
});

test('another table is another page, another place in it is not', () => {
  const key = (path: string, hash = '') => pageKey(routeOf(path, hash));
  expect(key('/replay/ab12/17')).toBe(key('/replay/ab12/18'));
  expect(key('/rules/claim', '#R10')).toBe(key('/rules/claim', '#R11'));
  expect(new Set([key('/table/ab12'), key('/table/cd34'), key('/replay/ab12/0'), key('/'), key('/about/credits'), key('/about/source')])).toHaveProperty('size', 6);
});
