package winterhall.server;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ProtocolException;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/// A bare connection to the hall, over which any bytes can be sent.
final class RawConnection implements AutoCloseable {
    private static final int PATIENCE = 20_000;

    private final Socket socket;
    private final DataInputStream in;

    /// @param status 0 if the hall hung up without a word
    record Reply(int status, String head, String body) {
        static final Reply NONE = new Reply(0, "", "");

        boolean closes() {
            return status == 0 || head.toLowerCase(Locale.ROOT).contains("connection: close");
        }
    }

    RawConnection(int port) throws IOException {
        this(port, "127.0.0.1");
    }

    /// @param from an address of this machine, `127.0.0.2`, say: the hall takes it for another visitor's
    RawConnection(int port, String from) throws IOException {
        socket = new Socket();
        socket.bind(new InetSocketAddress(from, 0));
        socket.setReceiveBufferSize(65_536); // a deaf client should not have big ears
        socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
        socket.setSoTimeout(PATIENCE);
        socket.setTcpNoDelay(true);
        in = new DataInputStream(new java.io.BufferedInputStream(socket.getInputStream()));
    }

    void send(byte[] bytes) throws IOException {
        socket.getOutputStream().write(bytes);
    }

    void send(String text) throws IOException {
        send(text.getBytes(StandardCharsets.UTF_8));
    }

    /// Reads everything up to the end and throws it away.
    void skipAll() throws IOException {
        in.transferTo(OutputStream.nullOutputStream());
    }

    /// Says that nothing more will be sent.
    void endOfRequest() throws IOException {
        socket.shutdownOutput();
    }

    /// Whether the hall has said something, or hung up.
    boolean hasAnswer() throws IOException {
        socket.setSoTimeout(1);
        try {
            in.mark(1);
            in.read();
            in.reset();
            return true;
        } catch (SocketTimeoutException _) {
            return false;
        } finally {
            socket.setSoTimeout(PATIENCE);
        }
    }

    Reply reply() throws IOException {
        return reply(true);
    }

    /// Reads one answer; what follows an upgrade stays unread.
    ///
    /// @param hasBody whether a body follows; none does when only the head was asked for
    Reply reply(boolean hasBody) throws IOException {
        var head = new StringBuilder();
        try {
            while (head.indexOf("\r\n\r\n") < 0) {
                head.append((char) in.readUnsignedByte());
            }
        } catch (EOFException _) {
            return Reply.NONE;
        }
        String text = head.toString();
        if (!text.startsWith("HTTP/1.1 ")) {
            throw new ProtocolException("not an answer: " + text);
        }
        int status = Integer.parseInt(text.split(" ", 3)[1]);
        int length = header(text, "content-length: ");
        byte[] body = length > 0 && hasBody ? in.readNBytes(length) : new byte[0];
        return new Reply(status, text, new String(body, StandardCharsets.UTF_8));
    }

    private static int header(String head, String name) {
        int at = head.toLowerCase(Locale.ROOT).indexOf(name);
        return at < 0
                ? 0
                : Integer.parseInt(head.substring(at + name.length(), head.indexOf('\r', at))
                        .strip());
    }

    /// Asks for a table's socket; the answer is 101 if it was opened.
    Reply upgrade(String path, String cookie) throws IOException {
        send("GET " + path + " HTTP/1.1\r\nHost: localhost\r\nCookie: " + cookie
                + "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                + "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n");
        return reply();
    }

    /// A masked frame as clients send it.
    static byte[] frame(int firstByte, byte[] content) {
        var bytes = new ByteArrayOutputStream();
        bytes.write(firstByte);
        if (content.length < 126) {
            bytes.write(0x80 | content.length);
        } else if (content.length < 65_536) {
            bytes.write(0x80 | 126);
            bytes.write(content.length >> 8);
            bytes.write(content.length);
        } else {
            bytes.write(0x80 | 127);
            for (int shift = 56; shift >= 0; shift -= 8) {
                bytes.write((int) ((long) content.length >> shift));
            }
        }
        bytes.writeBytes(new byte[4]); // a mask of zeros
        bytes.writeBytes(content);
        return bytes.toByteArray();
    }

    static byte[] text(String content) {
        return frame(0x81, content.getBytes(StandardCharsets.UTF_8));
    }

    /// The next text, of one frame or several; empty for any other frame.
    String message() throws IOException {
        var text = new ByteArrayOutputStream();
        while (!frameInto(text)) {
            // a long message comes in pieces
        }
        return text.toString(StandardCharsets.UTF_8);
    }

    /// Whether it was the last frame of its message.
    private boolean frameInto(ByteArrayOutputStream text) throws IOException {
        int first = in.readUnsignedByte();
        long length = in.readUnsignedByte() & 0x7f;
        if (length == 126) {
            length = in.readUnsignedShort();
        } else if (length == 127) {
            length = in.readLong();
        }
        byte[] content = in.readNBytes((int) length);
        if ((first & 0x0f) == 8) {
            throw new EOFException("closed: " + ByteBuffer.wrap(content).getShort());
        }
        boolean isText = (first & 0x0f) <= 1;
        if (isText) {
            text.write(content);
        }
        return !isText && text.size() == 0 || isText && (first & 0x80) != 0;
    }

    @Override
    public void close() {
        try {
            socket.setSoLinger(true, 0);
            socket.close();
        } catch (IOException _) {
            // it is gone either way
        }
    }
}
