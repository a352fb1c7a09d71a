import { faults } from '../net/fields';
import { HallRequest } from '../net/hallRequest.svelte';
import { personName } from '../net/problems';
import { me } from './me.svelte';

/** The reader's name while it is being typed: until then, the one the hall knows. */
export class NameDraft {
  readonly attempt = new HallRequest();
  readonly wrong = $derived(faults(this.attempt.problem, ['name'], { 'bad-name': 'name' }));
  #typed = $state<string>();

  get value(): string {
    return this.#typed ?? personName(me.who?.name ?? '');
  }

  set value(typed: string) {
    this.#typed = typed;
  }

  /** Whether the hall took the name. */
  save(name = this.value): Promise<boolean> {
    return this.attempt.run(() => me.change({ name }));
  }
}
