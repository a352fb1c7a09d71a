/// Finds out whether a bot that plays over the network keeps to the protocol.
///
/// [SocketCheck] opens a hall of its own and creates tables; [Relay] stands between the bot and that hall; [MatchJudge] judges what
/// passes there, and has an answer refused and a connection lost.
@NullMarked
package winterhall.server.botcheck;

import org.jspecify.annotations.NullMarked;
