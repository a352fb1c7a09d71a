/// One match: what its ledger says it is, and the owner that carries it on.
///
/// [Match] is a value, and [Transitions] says what each [Entry] makes of it: the same on the day it is written and at every
/// replay. [MatchHost] owns a running match: one thread, one queue. [ClientRequests] and [AutomaticPlay] change it, both
/// through [RunningMatch], which stores first, then tells.
@NullMarked
package winterhall.server.match;

import org.jspecify.annotations.NullMarked;
