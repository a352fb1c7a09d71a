import { HallProblem, account, hall } from '../net/http';
import type { Me, MeChange, Problem } from '../wire';

/** Who the hall takes us for. Newcomers are guests from then on, without being asked. */
class Myself {
  who = $state.raw<Me | undefined>();
  problem = $state.raw<Problem | undefined>();
  private coming: Promise<void> | undefined;

  /** Comes in once; everything that needs a seat waits for it. */
  comeIn(): Promise<void> {
    this.coming ??= this.knock();
    return this.coming;
  }

  async change(what: MeChange): Promise<void> {
    await this.comeIn();
    this.who = await hall.changeMe(what);
  }

  /** Who this browser is already, without making a guest of it. */
  async recognise(): Promise<Me | undefined> {
    try {
      return await account.who();
    } catch (trouble) {
      if (trouble instanceof HallProblem && trouble.problem.status === 401) return undefined;
      throw trouble;
    }
  }

  /** Somebody has come in by another door: a login, a link. */
  become(who: Me): void {
    this.who = who;
    this.problem = undefined;
    this.coming = Promise.resolve();
  }

  /** Somebody who has gone is nobody until they come back. */
  leave(): void {
    this.who = undefined;
    this.coming = undefined;
  }

  private async knock(): Promise<void> {
    try {
      this.who = await hall.comeIn();
      this.problem = undefined;
    } catch (trouble) {
      this.coming = undefined;
      if (!(trouble instanceof HallProblem)) throw trouble;
      this.problem = trouble.problem;
    }
  }
}

export const me = new Myself();
