package winterhall.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Connections that break off are not counted for ever against the address they came from.
class ResetConnectionsTest {
    /// More than an address may have at once.
    private static final int MANY = 1_500;

    @TempDir
    Path folder;

    @Test
    void anAddressThatBreaksOffManyMayStillComeIn() throws IOException {
        var hall = new HallProcess(folder, Halls.SQLITE.url(folder), true);
        try {
            for (int i = 0; i < MANY; i++) {
                try (var socket = new Socket(InetAddress.getLoopbackAddress(), hall.port())) {
                    socket.setSoLinger(true, 0); // closing resets it
                    socket.getOutputStream().write("GET /health HTTP/1.1\r\nHost: l".getBytes(StandardCharsets.UTF_8));
                }
            }
            try (var wire = new RawConnection(hall.port())) {
                wire.send("GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n");
                assertThat(wire.reply().status()).isEqualTo(200);
            }
        } finally {
            hall.kill();
        }
    }
}
