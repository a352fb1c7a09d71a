/// What every game inherits: checks on random play, leak tests, scenarios, counts, and coverage of rules and texts.
///
/// Start at [GameContract], which a game's own test extends. [GameCheck] plays random games and checks the laws of every
/// game; [PairedWorlds] looks for leaks. A [Scenario] lays out a board by words and says what must happen there, and [Perft] counts what can be played. [RuleBook]
/// finds the rules that no test is about, [TextCheck] the words that no text has.
///
/// Nothing here knows a game, and nothing but the contract a test library: the tests of a game, the command line and the lab use the same classes.
@NullMarked
package winterhall.enginetest;

import org.jspecify.annotations.NullMarked;
