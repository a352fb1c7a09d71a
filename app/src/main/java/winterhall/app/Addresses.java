package winterhall.app;

import io.nayuki.qrcodegen.QrCode;
import java.io.PrintWriter;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Where the hall is: for this machine, for others on the same network, and from outside.
record Addresses(int port, Optional<URI> outside) {
    void print(PrintWriter out) {
        out.println("The hall is open at http://localhost:" + port);
        List<String> others = outside.isPresent()
                ? List.of(outside.get().toString())
                : onThisNetwork().stream()
                        .map(host -> "http://" + host + ":" + port)
                        .toList();
        for (String address : others) {
            out.println("  for others: " + address);
        }
        if (!others.isEmpty()) {
            out.println();
            out.print(picture(others.getFirst()));
        }
        out.println("Stop it with Ctrl-C; nothing is lost.");
    }

    /// A QR code in half blocks, two modules to a character, dark on light with the quiet zone it needs.
    static String picture(String text) {
        QrCode code = QrCode.encodeText(text, QrCode.Ecc.LOW);
        int quiet = 2;
        var picture = new StringBuilder();
        for (int y = -quiet; y < code.size + quiet; y += 2) {
            picture.append("  ");
            for (int x = -quiet; x < code.size + quiet; x++) {
                boolean top = !code.getModule(x, y);
                boolean bottom = !code.getModule(x, y + 1);
                picture.append(top ? bottom ? '█' : '▀' : bottom ? '▄' : ' ');
            }
            picture.append('\n');
        }
        return picture.toString();
    }

    private static List<String> onThisNetwork() {
        var hosts = new ArrayList<String>();
        try {
            for (NetworkInterface network : NetworkInterface.networkInterfaces().toList()) {
                if (!network.isUp() || network.isLoopback() || network.isVirtual()) {
                    continue;
                }
                for (InetAddress address : network.inetAddresses().toList()) {
                    if (address instanceof Inet4Address && address.isSiteLocalAddress()) {
                        hosts.add(address.getHostAddress());
                    }
                }
            }
        } catch (SocketException _) {
            return List.of(); // then there is only this machine to name
        }
        return hosts;
    }
}
