/** How a part of a drawing is painted: `far` and `near` are darker than the land, `snow` paler, `glow` and `beam` (a line) shine, a `stem` is a dark line. */
type Part = 'far' | 'near' | 'stem' | 'snow' | 'glow' | 'beam';

/** What stands on each land, in a box of 180 × 150 whose upper right has no words; drawn in this order. */
export const scenery: Readonly<Record<string, Partial<Record<Part, string>>>> = {
  // Freya's hall among firs
  'freya-kari': {
    far: 'M0 84Q50 58 96 68T180 54V150H0zM90 70l8-26 8 26zM76 74l7-20 7 20z',
    near: 'M114 70V52h50v18zM106 54Q127 44 132 27h14Q151 44 172 54zM129 31Q138 25 139 9 140 25 149 31z',
    stem: 'M106 54q-6-1-7-8M172 54q6-1 7-8',
    snow: 'M106 54Q127 44 132 27h4Q132 47 106 54M129 31Q138 25 139 9 139 27 129 31M98 44l8 26q-6-8-8-26M83 54l7 20q-6-6-7-20',
    glow: 'M121 58h6v12h-6zM135 56h8v14h-8zM151 58h6v12h-6z',
  },
  // Agir's wave, and a ship before it
  'tyr-agir': {
    far: 'M0 76q12-8 24 0t24 0 24 0 24 0 24 0 24 0 24 0 24 0V150H0z',
    near: 'M70 76C106 72 108 16 148 11c20-2 30 12 26 24-6-12-20-14-26-5 9-2 16 5 12 13-8-7-19-1-18 10 2 14 20 19 38 17v12H70z',
    stem: 'M94 34h14q6 8 0 16H94q6-8 0-16zM101 28v28',
    snow: 'M84 70C112 60 114 19 148 15q14-2 22 8-8-15-22-12C108 16 106 72 70 76zM142 53q-5-13 12-17-16-2-12 17',
    glow: 'M83 54q17 8 35-1 4-3 3-7 4 17-13 19-20 2-25-11z',
  },
  // Surtur's mountain of fire
  'surtur-hel': {
    far: 'M124 24c-14 0-14-17 0-15 2-12 22-10 20 2 12-4 20 12 6 15z',
    near: 'M56 86Q100 72 120 31q4-5 8-1l7-3q6-4 9 4Q160 66 190 80v70H40z',
    snow: 'M84 76Q108 62 118 38q-4 28-34 38M166 70Q152 54 148 42q0 18 18 28',
    beam: 'M127 32q-3 12 3 18t-3 15M138 30q5 11 2 16t7 17',
    glow: 'M120 31q4-5 8-1l7-3q6-4 9 4l-6-1-4 5-6-4z',
  },
  // Mork: dead trees in a bog under the moon
  'loki-mork': {
    far: 'M0 82Q40 66 90 76T180 66V150H0z',
    glow: 'M172 24a12 12 0 1 1-15-12 10 10 0 0 0 15 12z',
    stem: 'M128 76Q134 54 128 26M130 52Q118 44 114 30M131 42Q144 36 146 24M119 42l-8-3M140 38l9 1M166 76q4-14 0-26M167 60l8-8M166 66l-8-9M92 76V56M98 78V62M86 78V64',
    near: 'M89 56q3-12 6 0v8h-6zM116 77q12-5 26 0zM158 77q8-4 18 0z',
    snow: 'M70 92q20-6 44 0-24 5-44 0M126 88q20-6 46 0-24 5-46 0',
  },
  // Thrym's peaks, a hold of the Jötnar between them
  'odin-thrym': {
    far: 'M70 86L106 46l18 18 31-54 23 38 12 14v88H50z',
    near: 'M132 74V58l-3-2v-7h5v3h4v-3h6v3h4v-3h5v7l-3 2v16zM76 84l30-12 74-2v80H60z',
    snow: 'M155 10l-15 26 7-3 5 7 5-8 6 8 4-6 4 4z',
    glow: 'M139 62h5v8h-5z',
  },
  // Thor's cloud over a crag
  'thor-grim': {
    far: 'M112 34c-13 0-13-15 0-14 0-13 20-16 25-6 8-8 23-4 21 7 15-3 21 14 6 16z',
    near: 'M60 90l26-14 10-10 12 8 16-6 16 8 16-14 8-12 12 12 20 10v78H50z',
    glow: 'M147 30l-13 19h9l-7 19 21-25h-10l9-13z',
    snow: 'M164 50l-8 13 6-2 4 4 5-6zM96 66l-8 8 8-2 6 2z',
  },
  // The rainbow bridge and the tower of its guardian
  'heimdall-ymir': {
    beam: 'M96 62Q106 26 146 31M103 62Q111 33 146 37',
    far: 'M0 88Q60 66 104 78T180 66V150H0z',
    near: 'M145 72V34l-3-2v-7h29v7l-3 2v38zM140 25q14-8 16-19 3 11 17 19zM134 78q8-10 46-8v12z',
    snow: 'M140 25q14-8 16-19 0 14-16 19M142 25h29v3h-29z',
    glow: 'M153 38h6v9h-6zM153 54h6v9h-6z',
    stem: 'M156 6V2l6 2-6 2',
  },
};
