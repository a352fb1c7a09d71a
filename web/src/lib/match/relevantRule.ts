import type { TableState } from './tableState';
import type { Reason } from '../wire';

/**
 * The rule that matters now, `claim:R10`: that of what somebody points at in vain, else of what was refused, else the one
 * that bars most of what could be touched.
 */
export function relevantRule(state: TableState, pointed: Reason | undefined): string | undefined {
  const told = pointed?.refusal.rule || state.problem?.rule;
  if (told) return told;
  const counts = new Map<string, number>();
  for (const { refusal } of state.reasons) if (refusal.rule) counts.set(refusal.rule, (counts.get(refusal.rule) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}
