/** Texts that may be the same as in English, and why. */
export const same: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: {
    'board.gold': 'the German word too',
    'board.either': 'marks alone',
    'words.power': 'marks alone',
    'words.change': 'marks alone',
    'words.weapon': 'marks alone',
    'words.answer': 'marks alone',
  },
  nl: {
    'board.either': 'marks alone',
    'words.power': 'marks alone',
    'words.change': 'marks alone',
    'words.weapon': 'marks alone',
    'words.answer': 'marks alone',
  },
  es: {
    'board.either': 'marks alone',
    'words.power': 'marks alone',
    'words.change': 'marks alone',
    'words.weapon': 'marks alone',
    'words.answer': 'marks alone',
  },
  fr: {
    'part.runes': 'the French word too',
    'board.kind.action': 'the French word too',
    'board.runes': 'the French word too',
    'board.mines': 'the French word too',
    'board.count.rune': 'the French word too',
    'board.count.mine': 'the French word too',
    'board.count.temple': 'the French word too',
  },
};
