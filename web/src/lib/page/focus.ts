/** Takes the focus if nothing else has it: what had it is gone, or cannot be used any more. */
export function focusIfLost(element: HTMLElement): void {
  const holder = document.activeElement;
  if (!holder || holder === document.body || holder.matches(':disabled')) element.focus();
}
