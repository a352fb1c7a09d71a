import type { Timers } from '../lib/match/pacer';

/** Time that passes when a test says so. */
export class FakeTimers implements Timers {
  private time = 0;
  private alarms: { at: number; run: () => void }[] = [];

  now(): number {
    return this.time;
  }

  later(millis: number, run: () => void): () => void {
    const alarm = { at: this.time + millis, run };
    this.alarms.push(alarm);
    return () => {
      this.alarms = this.alarms.filter((other) => other !== alarm);
    };
  }

  pass(millis: number): void {
    const end = this.time + millis;
    for (;;) {
      const [next] = this.alarms.filter((alarm) => alarm.at <= end).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.alarms = this.alarms.filter((alarm) => alarm !== next);
      this.time = next.at;
      next.run();
    }
    this.time = end;
  }
}
