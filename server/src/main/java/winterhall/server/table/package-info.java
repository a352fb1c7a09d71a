/// The tables of the hall, from the first free seat to the rematch.
///
/// [Tables] keeps them; [Hall] is what the doors talk to: it creates tables and seats people; its [LiveMatches]
/// finds the host of a match.
@NullMarked
package winterhall.server.table;

import org.jspecify.annotations.NullMarked;
