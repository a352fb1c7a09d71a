/// Duel, a toy game of attacks, defences and weapons played on weapons; its rules are `docs/rules/duel.md`.
///
/// Start at [Card], the whole catalogue, and [Turns], a turn. [Combat] is one attack: it lies on the board as an
/// [Attack] piece until it is cleared, every window and defence changes that piece, and [Combat.ResolveAttack] waits
/// below them. [Weapons] holds the windows, [Scouting] the looks into the deck, [Blows] what happens to those who are hit.
///
/// [DuelBoard] is a [Field], which everybody sees, and the hidden cards with the order of the deck; [DuelView] is the same
/// field and what its viewer knows of the cards. So a question ([DuelAsk]) judges an answer by the field and one's own hand
/// alone.
@NullMarked
package winterhall.toys.duel;

import org.jspecify.annotations.NullMarked;
