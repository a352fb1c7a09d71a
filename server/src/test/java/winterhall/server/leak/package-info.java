/// The leak test over the wire: two worlds that differ only in what a viewer may not know, played side by side through
/// the hall's own code, must send that viewer the same bytes.
///
/// [Pairs] finds two worlds in random games, [WorldComparison] plays both and compares, [MatchLeakRun] does so many times over, and
/// [Mutant] breaks a line of the hall to show that the test would notice. The same pairs go through the real doors in
/// `SocketLeakRun`.
@NullMarked
package winterhall.server.leak;

import org.jspecify.annotations.NullMarked;
