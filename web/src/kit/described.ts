/** What a thing does, for a reader who hears its name and does not see it; read after the name. */
export const described =
  (words: string) =>
  (element: Element): void => {
    if (words === '') element.removeAttribute('aria-description');
    else element.setAttribute('aria-description', words);
  };
