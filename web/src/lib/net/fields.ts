import type { Problem } from '../wire';

/** What is wrong with each field of a form; the rest is about the form as a whole. */
export interface Faults<F extends string> {
  readonly at: Partial<Record<F, Problem>>;
  readonly whole?: Problem;
}

/**
 * Puts a problem where it belongs.
 *
 * @param names where the hall calls a field otherwise than the form: by its name there, or by the key of the problem
 */
export function faults<F extends string>(
  problem: Problem | undefined,
  fields: readonly F[],
  names: Readonly<Record<string, F>> = {},
): Faults<F> {
  if (!problem) return { at: {} };
  const field = names[problem.key] ?? names[problem.where] ?? fields.find((one) => one === problem.where);
  return field === undefined ? { at: {}, whole: problem } : { at: { [field]: problem } as Partial<Record<F, Problem>> };
}
