/// A small game with everything a table can ask for: a turn of several moves that can be undone until a reveal, a
/// question that standing orders answer, and a poll.
@NullMarked
package winterhall.server.camp;

import org.jspecify.annotations.NullMarked;
