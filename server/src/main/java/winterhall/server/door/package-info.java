/// HTTP and WebSocket: they translate and check who is there; they decide nothing.
///
/// Every request that the hall understands is a [Route] in one of the `…Routes` classes; [HttpDoor] puts them on the
/// wire, with the same guards before each. [SocketDoor] carries the messages of a table.
@NullMarked
package winterhall.server.door;

import org.jspecify.annotations.NullMarked;
