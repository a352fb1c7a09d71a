/** Texts that may be the same as in English in any language, and why. */
export const everywhere: Readonly<Record<string, string>> = {
  'app.name': 'the name of the hall',
  'text.seat': 'nothing but parts of other texts',
  'text.reason': 'nothing but parts of other texts',
  'new.seat.bot': 'a bot is a bot',
  'table.bot': 'a bot is a bot',
  'language.en': 'languages are named in their own language',
  'language.nl': 'languages are named in their own language',
  'language.de': 'languages are named in their own language',
  'language.fr': 'languages are named in their own language',
  'language.es': 'languages are named in their own language',
  'setup.set.claim': 'the name of a box',
  'setup.set.claim-2': 'the name of a box',
};

/** Texts that are the same as in English in one language, and why. */
export const inOne: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  nl: {
    'board.god': 'the Dutch word too',
    'settings.contrast': 'the Dutch word too',
    'setup.set.frost': 'the box is sold under this name',
    'setup.set.fire': 'the box is sold under this name',
  },
  de: {
    'setup.set.frost': 'the German word too',
    'settings.speed.normal': 'the German word too',
    'board.gold': 'the German word too',
  },
  fr: {
    'board.kind.action': 'the French word too',
    'board.runes': 'the French word too',
    'board.mines': 'the French word too',
    'board.actions': 'the French word too',
    'board.count.rune': 'the French word too',
    'board.count.mine': 'the French word too',
    'board.count.temple': 'the French word too',
    'menu.invite': 'the French word too',
    'page.table': 'the French word too',
    'tab.table': 'the French word too',
    'tab.notes': 'the French word too',
    'text.situation': 'the French word too',
    'majority.votes': 'the French word too',
  },
  es: { 'menu.no': 'the Spanish word too', 'proposal.decline': 'the Spanish word too', 'settings.speed.normal': 'the Spanish word too' },
};
