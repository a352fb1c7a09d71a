/** Texts that may be the same as in English, and why. */
export const same: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  any: {
    'text.seat': 'nothing but parts of other texts',
    'setup.set.claim': 'the name of a box',
    'setup.set.claim-2': 'the name of a box',
    'setup.preset.claim-2': 'the name of a box',
  },
  nl: {
    'setup.set.frost': 'the box is sold under this name',
    'setup.set.fire': 'the box is sold under this name',
  },
  de: {
    'setup.set.frost': 'the German word too',
  },
  fr: {
    'majority.votes': 'the French word too',
  },
};
