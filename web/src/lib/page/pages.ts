const pages = import.meta.glob('../../pages/*.svelte');

/** Whether this client has a page of that name, so that nothing links to one that is not there. */
export const hasPage = (name: string): boolean => `../../pages/${name}.svelte` in pages;
