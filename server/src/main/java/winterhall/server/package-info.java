/// The hall: a play server that never loses and never leaks. It names no game.
///
/// ```
/// door ──▶ table.Hall ──▶ match.MatchHost ──▶ store.Ledger        a command goes in, is checked, stored …
///  ▲                            │
///  └──────── wire messages ◀────┘                                  … and only then answered and told
/// ```
///
/// Start at [HallServer].
@NullMarked
package winterhall.server;

import org.jspecify.annotations.NullMarked;
