import { basename } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { STAGED } from './staged.ts';
import { inRulesOf } from './words.ts';

/** Tests that name no game play on the table of Claim, or on none. */
const NO_GAME = 'frame';

const gameOf = (test: TestCase): string => {
  const named = `${basename(test.location.file)} ${test.titlePath().join(' ')}`;
  return STAGED.find((game) => new RegExp(`\\b(${game}|${inRulesOf(game)('game.name')})\\b`).test(named)) ?? NO_GAME;
};

/** Closes a run with the seconds that each game and each file took, and with the line that `./winterhall test` adds up over all parts. */
export default class SurefireLine implements Reporter {
  private readonly tests = new Map<TestCase, number>();

  onTestEnd(test: TestCase, { duration }: TestResult): void {
    this.tests.set(test, (this.tests.get(test) ?? 0) + duration);
  }

  onEnd(): void {
    console.log(`seconds by game: ${this.sums(gameOf)}`);
    console.log(`seconds by file: ${this.sums(({ location }) => basename(location.file, '.spec.ts'))}`);
    const all = [...this.tests.keys()];
    const failed = all.filter((test) => test.outcome() === 'unexpected').length;
    const skipped = all.filter((test) => test.outcome() === 'skipped').length;
    const kind = failed > 0 ? 'ERROR' : 'INFO';
    console.log(`[${kind}] Tests run: ${all.length}, Failures: ${failed}, Errors: 0, Skipped: ${skipped}`);
  }

  /** `valda 180 (78), claim 70 (12)`: seconds and how many tests, the longest first. */
  private sums(group: (test: TestCase) => string): string {
    const sums = new Map<string, { seconds: number; count: number }>();
    for (const [test, millis] of this.tests) {
      const { seconds, count } = sums.get(group(test)) ?? { seconds: 0, count: 0 };
      sums.set(group(test), { seconds: seconds + millis / 1_000, count: count + 1 });
    }
    const sorted = [...sums].sort(([, one], [, other]) => other.seconds - one.seconds);
    return sorted.map(([name, { seconds, count }]) => `${name} ${Math.round(seconds)} (${count})`).join(', ');
  }

  printsToStdio(): boolean {
    return false;
  }
}
