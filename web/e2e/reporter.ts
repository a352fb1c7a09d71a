import type { Reporter, TestCase } from '@playwright/test/reporter';

/** Closes a run with the line that `./winterhall test` adds up over all parts. */
export default class SurefireLine implements Reporter {
  private readonly tests = new Set<TestCase>();

  onTestEnd(test: TestCase): void {
    this.tests.add(test);
  }

  onEnd(): void {
    const all = [...this.tests];
    const failed = all.filter((test) => test.outcome() === 'unexpected').length;
    const skipped = all.filter((test) => test.outcome() === 'skipped').length;
    const kind = failed > 0 ? 'ERROR' : 'INFO';
    console.log(`[${kind}] Tests run: ${all.length}, Failures: ${failed}, Errors: 0, Skipped: ${skipped}`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
