/** Whether nobody would miss the focus: what had it is gone or cannot be used, or it only waits for the next question. */
export function isFocusFree(): boolean {
  const holder = document.activeElement;
  return !holder || holder === document.body || holder.matches(':disabled, h1, [data-rest]');
}

/** Takes the focus if nothing else has it: what had it is gone, or cannot be used any more. */
export function focusIfLost(element: HTMLElement): void {
  if (isFocusFree()) element.focus();
}

/** Keeps the focus off the body of the page: the sentence that says what happens holds it until something better comes. */
export function restFocus(): void {
  const holder = document.activeElement;
  if (holder && holder !== document.body) return;
  document.querySelector<HTMLElement>('[data-rest]')?.focus({ preventScroll: true });
}
