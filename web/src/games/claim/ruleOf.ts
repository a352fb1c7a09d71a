/** What each rule of these three parts of the book is about, in its order; F15 is about two factions at once. */
const ORDER: Readonly<Record<string, readonly string[]>> = {
  F: [
    'goblin', 'knight', 'undead', 'dwarf', 'doppelganger', 'giant', 'dragon', 'troll', 'seer', 'gnome', 'ice-king', 'ice-queen', 'yeti',
    'frostbeast', '', 'demon', 'fire-elemental', 'trickster', 'poisoner', 'ghost',
  ],
  A: [
    'flail-of-dawn', 'hunting-cloak', 'kings-dagger', 'prowlers-torch', 'wishing-lamp', 'gamblers-book', 'spyglass', 'magic-wand',
    'endless-rope', 'bottomless-bottle', 'flask-of-tears', 'mask-of-darkness', 'gamblers-dice', 'mirror-of-lies', 'book-of-memories',
    'ice-sword',
  ],
  L: ['tavern', 'pit', 'lava-fields', 'forest'],
};
const PART: Readonly<Record<string, string>> = { faction: 'F', artifact: 'A', location: 'L' };

/** The rule that says what a faction, an artifact or a location does: `faction:knight` → `claim:F2`. */
export function ruleOf(anchor: string): string {
  const [type = '', id = ''] = anchor.split(':');
  const part = PART[type] ?? '';
  const at = ORDER[part]?.indexOf(id) ?? -1;
  return at < 0 ? '' : `claim:${part}${at + 1}`;
}
