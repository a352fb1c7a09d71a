/** Whether what had the focus is gone, or will lose it in a moment since something came over it. */
const isNowhere = (holder: Element | null): boolean => !holder || holder === document.body || holder.closest('[inert]') !== null;

/** Whether nobody would miss the focus: what had it is gone or cannot be used, or it only waits for the next question. */
export function isFocusFree(): boolean {
  const holder = document.activeElement;
  return isNowhere(holder) || holder?.matches(':disabled, h1, [data-rest]') === true;
}

/** Takes the focus if nothing else has it: what had it is gone, or cannot be used any more. */
export function focusIfLost(element: HTMLElement): void {
  if (isFocusFree()) element.focus();
}

/** Keys go on at the first button of what has come up; what somebody writes elsewhere is not interrupted. */
export function focusFirst(element: HTMLElement): void {
  if (!document.activeElement?.matches('input, textarea')) element.querySelector('button')?.focus({ preventScroll: true });
}

/** Keeps the focus off the body of the page: the sentence that says what happens holds it until something better comes. */
export function restFocus(): void {
  if (!isNowhere(document.activeElement)) return;
  document.querySelector<HTMLElement>('[data-rest]')?.focus({ preventScroll: true });
}
