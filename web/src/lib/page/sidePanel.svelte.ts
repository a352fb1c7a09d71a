import { getContext, setContext } from 'svelte';

export type SideTab = 'log' | 'chat' | 'table' | 'rules' | 'notes';

/** What stands beside the table: which tab, and which rule the book is open at. */
export class SidePanelState {
  tab = $state<SideTab>('log');
  /** Whether it is unfolded where there is room for one thing only. */
  isOpen = $state(false);
  /** How many remarks of the table were seen here. */
  heard = $state(0);
  /** The rule somebody followed a link to. */
  rule = $state.raw<string | undefined>(undefined);

  show(tab: SideTab): void {
    this.tab = tab;
    this.rule = undefined;
  }

  openAtLog(): void {
    this.show('log');
    this.isOpen = true;
  }

  openAt(rule: string): void {
    this.tab = 'rules';
    this.rule = rule;
    this.isOpen = true;
  }
}

const KEY = Symbol('side');

export const provideSidePanel = (): SidePanelState => setContext(KEY, new SidePanelState());

/** The side of the table this component belongs to; nothing on a page without one. */
export const sidePanel = (): SidePanelState | undefined => getContext(KEY);
