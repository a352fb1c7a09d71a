/// `./winterhall bench server`: what a durable move costs, beside a bare relay of the same bytes to the same sockets.
///
/// The server is a process of its own ([Subject]), the clients are another ([ServerBench]); both on loopback, bounded in
/// count and time.
@NullMarked
package winterhall.bench.server;

import org.jspecify.annotations.NullMarked;
