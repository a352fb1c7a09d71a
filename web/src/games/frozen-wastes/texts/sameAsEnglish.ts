/** Texts that may be the same as in English, and why. */
export const same: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  any: {
    'board.dice.hurt': 'nothing but parts of other texts',
    'board.space': 'nothing but parts of other texts',
    'fight.percent': 'nothing but a number',
    'others.line': 'nothing but parts of other texts',
    'words.at': 'nothing but parts of other texts',
    'words.found': 'nothing but parts of other texts',
    'words.place': 'nothing but parts of other texts',
    'words.event': 'nothing but parts of other texts',
    'words.step': 'nothing but parts of other texts',
    'words.member': 'nothing but parts of other texts',
    'words.secret': 'nothing but parts of other texts',
    'words.fight': 'nothing but parts of other texts',
    'market.gain.attack': 'nothing but a phase and numbers',
  },
  nl: {
    'way.west': 'the Dutch word too',
  },
  de: {
    'board.frost': 'the German word too',
    'way.west': 'the German word too',
  },
  fr: {
    'find.terrain': 'the French word too',
  },
};
