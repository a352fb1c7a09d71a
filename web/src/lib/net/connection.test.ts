import { beforeEach, expect, test } from 'vitest';
import { Connection, type Link, type Socket } from './connection';
import { FakeTimers } from '../../testing/fakeTimers';
import type { ToClient } from '../wire';

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  sent: string[] = [];
  closed = false;
  constructor(readonly address: string) {}
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.closed = true;
    this.onclose?.();
  }
  say(message: ToClient): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let timers: FakeTimers;
let sockets: FakeSocket[];
let links: Link[];
let heard: ToClient[];
let connection: Connection;
const last = (): FakeSocket => sockets.at(-1) as FakeSocket;

beforeEach(() => {
  timers = new FakeTimers();
  sockets = [];
  links = [];
  heard = [];
  connection = new Connection({
    address: () => `ws://hall?since=${heard.length}`,
    heard: (message) => heard.push(message),
    link: (link) => links.push(link),
    open: (address) => {
      const socket = new FakeSocket(address);
      sockets.push(socket);
      return socket;
    },
    timers,
  });
});

test('comes back after a loss, ever less eagerly', () => {
  last().onclose?.();
  timers.pass(Connection.FIRST_WAIT);
  expect(sockets).toHaveLength(2);
  last().onclose?.();
  timers.pass(Connection.FIRST_WAIT);
  expect(sockets).toHaveLength(2);
  timers.pass(Connection.FIRST_WAIT);
  expect(sockets).toHaveLength(3);
  for (let i = 0; i < 20; i++) {
    last().onclose?.();
    timers.pass(Connection.LONGEST_WAIT);
  }
  expect(sockets).toHaveLength(23);
  last().onopen?.();
  expect(links.at(-1)).toBe('open');
  last().onclose?.();
  timers.pass(Connection.FIRST_WAIT);
  expect(sockets).toHaveLength(24);
});

test('asks for what it missed', () => {
  last().onopen?.();
  last().say({ kind: 'present', seats: [], spectators: 0 });
  last().onclose?.();
  timers.pass(Connection.FIRST_WAIT);
  expect(last().address).toBe('ws://hall?since=1');
});

test('says a wish again until it is answered', () => {
  expect(connection.send({ kind: 'resign', key: 'k1' })).toBe(false);
  last().onopen?.();
  expect(last().sent).toEqual(['{"kind":"resign","key":"k1"}']);
  last().onclose?.();
  timers.pass(Connection.FIRST_WAIT);
  last().onopen?.();
  expect(last().sent).toHaveLength(1);
  last().say({ kind: 'accepted', key: 'k1', step: 3 });
  last().onclose?.();
  timers.pass(Connection.FIRST_WAIT);
  last().onopen?.();
  expect(last().sent).toHaveLength(0);
});

test('a silent line is given up', () => {
  last().onopen?.();
  timers.pass(Connection.PING_EVERY);
  expect(last().sent).toEqual(['{"kind":"ping","number":1}']);
  last().say({ kind: 'pong', number: 1 });
  expect(heard).toEqual([]);
  timers.pass(Connection.PING_EVERY + Connection.PONG_WITHIN);
  expect(links.at(-1)).toBe('lost');
  expect(sockets[0]?.closed).toBe(true);
  timers.pass(Connection.FIRST_WAIT);
  expect(sockets).toHaveLength(2);
});

test('closed is closed', () => {
  last().onopen?.();
  connection.close();
  timers.pass(60_000);
  connection.retry();
  expect(sockets).toHaveLength(1);
});

test('closed while it opens, it does not stay open behind the back of the page', () => {
  connection.close();
  last().onopen?.();
  expect(last().closed).toBe(true);
  expect(links).toEqual(['connecting']);
});
