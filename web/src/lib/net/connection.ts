import { realTimers, type Timers } from '../match/pacer';
import type { FromClient, ToClient } from '../wire';

export type Link = 'connecting' | 'open' | 'lost';

/** As much of a WebSocket as we use. */
export interface Socket {
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((message: { data: unknown }) => void) | null;
  send(text: string): void;
  close(): void;
}

interface Ends<T extends ToClient> {
  address: () => string;
  heard: (message: T) => void;
  link: (link: Link) => void;
  open?: (address: string) => Socket;
  timers?: Timers;
}

/**
 * The line to one table. It comes back by itself after a loss, ever less eagerly, and says again what was not answered:
 * the hall does a wish with the same key only once. What comes is of the type that the table knows it by.
 */
export class Connection<T extends ToClient = ToClient> {
  static readonly FIRST_WAIT = 500;
  static readonly LONGEST_WAIT = 15_000;
  static readonly PING_EVERY = 25_000;
  static readonly PONG_WITHIN = 10_000;

  private readonly timers: Timers;
  private socket: Socket | undefined;
  private unanswered = new Map<string, FromClient>();
  private attempts = 0;
  private pings = 0;
  private closed = false;
  private stopTimer: (() => void) | undefined;

  constructor(private readonly ends: Ends<T>) {
    this.timers = ends.timers ?? realTimers;
    this.connect();
  }

  /** Whether it went out; what has a key is kept until it is answered. */
  send(message: FromClient): boolean {
    if ('key' in message) this.unanswered.set(message.key, message);
    return this.transmit(message);
  }

  /** Tries at once, when the reader asks for it or the network is back. */
  retry(): void {
    if (!this.socket && !this.closed) {
      this.stopTimer?.();
      this.connect();
    }
  }

  close(): void {
    this.closed = true;
    this.stopTimer?.();
    this.socket?.close();
  }

  private connect(): void {
    this.ends.link('connecting');
    const open = this.ends.open ?? ((address) => new WebSocket(address) as Socket);
    const socket = open(this.ends.address());
    let isOpen = false;
    socket.onopen = () => {
      isOpen = true;
      if (this.closed) return socket.close(); // not before: a browser complains of a line that is cut while it opens
      this.socket = socket;
      this.attempts = 0;
      this.ends.link('open');
      for (const message of this.unanswered.values()) this.transmit(message);
      this.pingLater();
    };
    socket.onmessage = ({ data }) => this.hear(JSON.parse(String(data)) as T);
    socket.onclose = () => {
      if (isOpen && this.socket !== socket) return;
      this.lost();
    };
  }

  private hear(message: T): void {
    if (message.kind === 'accepted' || message.kind === 'refused') this.unanswered.delete(message.key);
    if (message.kind === 'pong') this.pingLater();
    else this.ends.heard(message);
  }

  private lost(): void {
    this.socket = undefined;
    this.stopTimer?.();
    if (this.closed) return;
    this.ends.link('lost');
    const wait = Math.min(Connection.FIRST_WAIT * 2 ** this.attempts++, Connection.LONGEST_WAIT);
    this.stopTimer = this.timers.later(wait, () => this.connect());
  }

  /** A line that has died without a word is found by asking. */
  private pingLater(): void {
    this.stopTimer?.();
    this.stopTimer = this.timers.later(Connection.PING_EVERY, () => {
      this.transmit({ kind: 'ping', number: ++this.pings });
      this.stopTimer = this.timers.later(Connection.PONG_WITHIN, () => {
        const silent = this.socket;
        this.lost();
        silent?.close();
      });
    });
  }

  private transmit(message: FromClient): boolean {
    this.socket?.send(JSON.stringify(message));
    return this.socket !== undefined;
  }
}
