/// Trek, a toy game of heroes, movement dice, hidden tokens and fights; its rules are `docs/rules/trek.md`.
///
/// Start at [Turns], a round and its turns. [Movement] walks a hero over the [Valley]; [Encounters] turns what lies
/// there; [Combat] is a fight, which lies on the board as a [Fight] piece and goes on round after round until it skips
/// to the market; [Knockouts] says what happens to heroes and allies who fall; [Market] and [Camp] are the quiet parts.
///
/// [TrekBoard] is an [Expedition], which everybody sees, and the [Tokens], which lie face down; [TrekView] is the same
/// expedition and what its viewer knows of the tokens. A question ([TrekAsk]) is judged from the view of the seat that
/// is asked, so what may be said, what could be touched and why not come from one place and cannot leak.
@NullMarked
package winterhall.toys.trek;

import org.jspecify.annotations.NullMarked;
