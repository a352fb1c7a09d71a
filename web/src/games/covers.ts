const covers = import.meta.glob<{ default: string }>('./*/cover.svg', { query: '?url' });

/** Where the picture on the cover of a game is; nothing if it has none. */
export const coverOf = (id: string): Promise<{ default: string }> | undefined => covers[`./${id}/cover.svg`]?.();
