/// The land of Isheim: its spaces ([Isheim], drawn in `isheim.map`), where dice lead on it ([Reach]) and what tokens and
/// clues can stand for there ([Matches]). It knows nothing of heroes or turns.
@NullMarked
package winterhall.frozenwastes.map;

import org.jspecify.annotations.NullMarked;
