import type { GameModule } from '../../games/registry';
import { withName, type Lesson, type LessonMoment } from './lesson';
import { Table } from './table.svelte';
import type { Offer, Scene } from '../wire';

/** The table of a lesson: it looks like any other, but goes on by what was recorded. */
export class LessonTable extends Table {
  at = $state(0);
  /** Whether something allowed was played with which this lesson does not go on. */
  isOffScript = $state(false);
  /** The moment that is being told. */
  private coming = 0;

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
    const moment = this.lesson.moments[at];
    if (!moment) return;
    this.coming = at;
    this.retell(withName(moment.scene, this.reader), moment.log);
  }

  /** What has been told is explained then, not before. */
  protected override take(scene: Scene): void {
    super.take(scene);
    this.at = this.coming;
    this.isOffScript = false;
    this.chooseAgain();
    this.pointedAt = undefined;
    this.state = { ...this.state, reasons: [], reasonsFor: -1 };
  }
}
