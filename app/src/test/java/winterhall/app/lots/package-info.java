/// Lots: the smallest game with a secret, so that the command line has something to play in its tests.
///
/// Seats in turn draw one of five straws, or pass; the longest wins. Start at [Lots]; [FaultyLots] and [BrokenLots] are
/// wrong
/// on purpose.
@NullMarked
package winterhall.app.lots;

import org.jspecify.annotations.NullMarked;
