/// What the hall keeps: one database, one writing thread that commits in groups, and the ledger of every match.
///
/// Start at [Database]; everything that writes goes through its [DatabaseWriter], so that an answer is given after the commit.
@NullMarked
package winterhall.server.store;

import org.jspecify.annotations.NullMarked;
