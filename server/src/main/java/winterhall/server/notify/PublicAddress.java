package winterhall.server.notify;

import java.net.Inet4Address;
import java.net.InetAddress;

/// Tells public internet addresses from private ones.
final class PublicAddress {
    private PublicAddress() {}

    static boolean is(InetAddress address) {
        return !address.isAnyLocalAddress()
                && !address.isLoopbackAddress()
                && !address.isLinkLocalAddress()
                && !address.isSiteLocalAddress()
                && !address.isMulticastAddress()
                && (address instanceof Inet4Address ? isOpen4(address.getAddress()) : isOpen6(address.getAddress()));
    }

    private static boolean isOpen4(byte[] bytes) {
        int first = bytes[0] & 0xff;
        int second = bytes[1] & 0xff;
        boolean thisNet = first == 0;
        boolean sender = first == 100 && second >= 64 && second < 128;
        boolean special = first == 192 && second == 0 && (bytes[2] & 0xff) <= 2;
        boolean benchmark = first == 198 && (second == 18 || second == 19);
        boolean reserved = first >= 240;
        return !thisNet && !sender && !special && !benchmark && !reserved;
    }

    /// Only global unicast, and none of the forms that hold an older address inside.
    private static boolean isOpen6(byte[] bytes) {
        boolean global = (bytes[0] & 0xe0) == 0x20;
        boolean sixToFour = bytes[0] == 0x20 && bytes[1] == 0x02;
        boolean special = bytes[0] == 0x20 && bytes[1] == 0x01 && (bytes[2] & 0xfe) == 0; // Teredo and others
        return global && !sixToFour && !special;
    }
}
