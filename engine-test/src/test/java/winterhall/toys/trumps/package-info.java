/// Trumps, a trick-taking game for two and the template for a new game; its rules are `docs/rules/trumps.md`.
///
/// Start at [Tricks]: the deal, the question which card to play, and what becomes of a trick. [TrumpsBoard] is what lies
/// open and what does not; [TrumpsView] is the same for one viewer, and `imagine` its way back.
@NullMarked
package winterhall.toys.trumps;

import org.jspecify.annotations.NullMarked;
