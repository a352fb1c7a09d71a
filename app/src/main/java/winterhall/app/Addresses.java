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
///
/// @param host the only address at which it listens, if that was said
record Addresses(Optional<String> host, int port, Optional<URI> outside) {
    Addresses {
        host = host.filter(one -> !one.equals("0.0.0.0") && !one.equals("::")); // which is all of them
    }

    void print(PrintWriter out) {
        out.println("The hall is open at " + here());
        List<String> others = outside.isPresent() ? List.of(best()) : host.isPresent() ? List.of() : onThisNetwork();
        for (String address : others) {
            out.println("  for others: " + address);
        }
        if (!others.isEmpty()) {
            out.println();
            out.print(picture(others.getFirst()));
        }
        out.println("Stop it with Ctrl-C; nothing is lost.");
    }

    /// For this machine.
    String here() {
        return http(host.filter(one -> !one.startsWith("127.") && !one.equals("::1"))
                .orElse("localhost"));
    }

    /// Where everybody reaches it who does at all: from outside, if that was said.
    String best() {
        return outside.map(address -> address.toString().replaceAll("/+$", "")).orElseGet(this::here);
    }

    private String http(String name) {
        return "http://" + (name.contains(":") ? "[" + name + "]" : name) + ":" + port;
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

    private List<String> onThisNetwork() {
        var hosts = new ArrayList<String>();
        try {
            for (NetworkInterface network : NetworkInterface.networkInterfaces().toList()) {
                if (!network.isUp() || network.isLoopback() || network.isVirtual()) {
                    continue;
                }
                for (InetAddress address : network.inetAddresses().toList()) {
                    if (address instanceof Inet4Address && address.isSiteLocalAddress()) {
                        hosts.add(http(address.getHostAddress()));
                    }
                }
            }
        } catch (SocketException _) {
            return List.of(); // then there is only this machine to name
        }
        return hosts;
    }
}
