/// Bots that are programs of their own: started by the hall, asked by lines of JSON.
///
/// [BotProgram] talks to one; [BotProtocolCheck] finds out whether one keeps to the protocol. Only the person who opens the hall
/// names programs; no client ever does.
@NullMarked
package winterhall.server.bot;

import org.jspecify.annotations.NullMarked;
