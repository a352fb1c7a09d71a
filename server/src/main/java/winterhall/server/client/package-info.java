/// A hall's sockets from the other side of the door.
@NullMarked
package winterhall.server.client;

import org.jspecify.annotations.NullMarked;
