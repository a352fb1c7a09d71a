/// Sensible play in Valda, for bots, and what the lab counts.
///
/// [ValdaPolicy] is the service: it values every option in followers. [Valuation] says what things are worth to a seat at its
/// moment of the match, [BuildingPlan] what to build, [Powers] what Gods and Giants bring, [CardWorth] what a card is worth.
/// [OwnTurn], [Combat] and [SideChoices] value the moves; [Harm] compares rivals; [Evaluation] judges a board.
@NullMarked
package winterhall.valda.bot;

import org.jspecify.annotations.NullMarked;
