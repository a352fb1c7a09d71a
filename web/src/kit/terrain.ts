/**
 * How terrain is drawn: strokes around the middle of a hex of radius 50, so that it is told without colour. What has no
 * drawing of its own is told by its name alone.
 */
export const drawings: Readonly<Record<string, string>> = {
  forest: 'M-24 8l9-22 9 22zm15 4l10-26 10 26zm18-4l9-22 9 22z',
  mountain: 'M-32 14l18-34 11 20 8-14 20 28zM-20 -8l6 5 5-5',
  summit: 'M-30 14L0-30l30 44zM-10-15l6 6 5-6 5 6 4-6M0-30v-12l12 5-12 4',
  ice: 'M-26-12l16 8 6-16m-6 16l-4 18m24-28l-4 20 18 4m-18-4l-14 14',
  plain: 'M-22 8c0-8-2-12-6-16m6 16c0-8 2-12 5-15M0 0c0-8-2-12-6-16m6 16c0-8 2-12 5-15M20 12c0-8-2-12-6-16m6 16c0-8 2-12 5-15',
  tundra: 'M-22 8c0-8-2-12-6-16m6 16c0-8 2-12 5-15M20 12c0-8-2-12-6-16m6 16c0-8 2-12 5-15M-4-8h10',
  hills: 'M-32 10c6-18 20-18 26 0m-8-6c8-22 26-22 34 6',
  water: 'M-30-10c8-8 12 8 20 0s12 8 20 0 12 8 20 0M-30 8c8-8 12 8 20 0s12 8 20 0 12 8 20 0',
  fjord: 'M-30-10c8-8 12 8 20 0s12 8 20 0 12 8 20 0M-30 8c8-8 12 8 20 0s12 8 20 0 12 8 20 0',
  snowdrift: 'M-30-8h34c10 0 10-14 0-14M-24 4h44c10 0 10 14 0 14M-30 14h20',
  wastes: 'M-30-6h40c9 0 9-12 0-12m-44 22h26c9 0 9 12 0 12m10-14h24',
  village: 'M-22 12V-6l12-12L2-6v18zm0-18h24M6 12v-14l9-9 9 9v14z',
  town: 'M-26 12V-8l10-10 10 10v20zm24 0V-22H14v34zM-2-12H14',
};

/** The kind of terrain of a word, `terrain:ice` or `ice`. */
export const terrainId = (word: string): string => word.slice(word.indexOf(':') + 1);
