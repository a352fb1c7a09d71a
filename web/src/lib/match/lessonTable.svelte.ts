import type { GameModule } from '../../games/registry';
import { withName, type Lesson, type LessonMoment } from './lesson';
import { Table } from './table.svelte';
import type { Offer } from '../wire';

/** The table of a lesson: it looks like any other, but goes on by what was recorded. */
export class LessonTable extends Table {
  at = $state(0);
  /** Whether something allowed was played with which this lesson does not go on. */
  isOffScript = $state(false);

  constructor(
    private readonly lesson: Lesson,
    game: GameModule,
    private readonly reader: string,
  ) {
    super(lesson.table, '', game, false);
    this.show(0);
  }

  get moment(): LessonMoment | undefined {
    return this.lesson.moments[this.at];
  }

  get isOver(): boolean {
    return this.at === this.lesson.moments.length - 1;
  }

  /** The answer with which the lesson goes on. */
  override get meant(): Offer | undefined {
    return this.offers.find(({ line }) => line === this.moment?.move);
  }

  goOn(): void {
    if (!this.isOver) this.show(this.at + 1);
  }

  override play(offer: Offer): void {
    this.chooseAgain();
    if (offer.line === this.moment?.move) this.goOn();
    else this.isOffScript = true;
  }

  override askWhy(): void {
    const asked = this.state.scene?.question?.asked ?? -1;
    this.state = { ...this.state, reasons: this.moment?.reasons ?? [], reasonsFor: asked };
  }

  private show(at: number): void {
    this.at = at;
    this.isOffScript = false;
    this.chooseAgain();
    this.pointedAt = undefined;
    const moment = this.moment;
    if (!moment) return;
    const scene = withName(moment.scene, this.reader);
    this.state = { ...this.state, scene, log: moment.log, present: scene.seats.map(({ seat }) => seat), reasons: [], reasonsFor: -1 };
  }
}
