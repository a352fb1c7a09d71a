package winterhall.server.door;

import java.net.InetAddress;
import java.util.HexFormat;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import winterhall.server.Denied;
import winterhall.server.match.Time;

/// Rate limits for one visitor: buckets that refill over time.
///
/// They count what a person, an address or a socket did itself, and nothing else: a refusal tells nobody anything. The
/// figures are for people and their bots. A person who plays sends a message every few seconds; a club is a hundred people
/// behind one address; what an address may ask for in all should take a small part of a small machine.
public final class Limits {
    private static final int MOST_BUCKETS = 50_000;

    /// Of a person: tabs and devices, and the tables of a bot.
    private static final int MOST_SOCKETS = 32;

    /// Of an address: five for each of a hundred people.
    private static final int MOST_SOCKETS_OF_ADDRESS = 512;

    /// Of an address, beside those that have become sockets: six for each of a hundred people, and their sockets to come.
    private static final int MOST_CONNECTIONS = 1_024;

    /// What the hall sets aside for a socket, in bytes: some 16 kB when it is idle, several times that when it reads slowly.
    private static final int HEAP_OF_SOCKET = 65_536;

    private static final int NETWORK_BYTES = 8;

    private final Time time;
    private final boolean limited;
    private final long mostSocketsOfHall;
    private final Map<String, Bucket> buckets = new ConcurrentHashMap<>();
    private final Map<String, Integer> sockets = new ConcurrentHashMap<>();
    private final AtomicInteger allSockets = new AtomicInteger();
    private final AtomicInteger allConnections = new AtomicInteger();

    /// @param limited false to let everybody have as much as they like
    public Limits(Time time, boolean limited) {
        this(time, limited, Runtime.getRuntime().maxMemory() / HEAP_OF_SOCKET);
    }

    Limits(Time time, boolean limited, long mostSocketsOfHall) {
        this.time = time;
        this.limited = limited;
        this.mostSocketsOfHall = mostSocketsOfHall;
    }

    /// A bucket for the messages of one socket.
    Bucket messages() {
        return new Bucket(60, 20);
    }

    /// A bucket for what is refused of them: a socket that empties it is a flood.
    Bucket refusals() {
        return new Bucket(10, 0.2);
    }

    /// A message over one of this person's sockets: two of them may be as busy as can be, or many a little. A hundred people
    /// of one address may send two a second each.
    boolean message(String person, String address) {
        return has("message", person, 120, 40) && has("message from", address, 600, 200);
    }

    /// A message that is answered with much; nobody needs it but a client that has lost the thread, or a curious hand.
    boolean longAnswer(String person, String address) {
        return has("long answer", person, 60, 5) && has("long answer from", address, 300, 25);
    }

    /// A request of any kind; enough for a club behind one address.
    void request(String address) {
        take("request", address, 1_000, 100);
    }

    /// A request that changes something.
    void write(String person) {
        take("write", person, 60, 3);
    }

    /// A request that carries much: the record of a long match. Reading and checking it takes seconds.
    void largeRequest(String address) {
        take("large request", address, 10, 0.05);
    }

    /// A record to check, which takes as long as it is; guests cost nothing, so an address is limited too.
    void verification(String person, String address) {
        take("verify", person, 10, 0.2);
        take("verify from", address, 40, 0.5);
    }

    /// A record to check and to keep.
    void intake(String person, String address) {
        take("import", person, 10, 0.02);
        take("import from", address, 40, 0.1);
    }

    /// Somebody says something; as fast as people write.
    void remark(String person) {
        take("remark", person, 10, 0.5);
    }

    /// Somebody unknown wants to come in; a whole class may do so at once.
    void arrival(String address) {
        take("arrival", address, 100, 1);
    }

    /// Somebody wants to open a socket; everybody of an address may do so at once, since a hall that opens again is met by
    /// all its visitors.
    void socket(String person, String address) {
        take("socket", person, 60, 1);
        take("socket from", address, 600, 10);
        if (!limited) {
            return;
        }
        if (open(person) >= MOST_SOCKETS) {
            throw Denied.because(429, "too-many-sockets", "", "most", MOST_SOCKETS);
        }
        if (open(from(address)) >= MOST_SOCKETS_OF_ADDRESS) {
            throw Denied.because(429, "too-many-sockets-here", "", "most", MOST_SOCKETS_OF_ADDRESS);
        }
        if (allSockets.get() >= mostSocketsOfHall) {
            throw Denied.because(503, "hall-full", "");
        }
    }

    /// Sockets of one address are opened one after another, so that a whole club that comes back at once does not stop the
    /// others' play.
    ///
    /// @return milliseconds to wait before this one is opened
    long wait(String address) {
        return limited ? bucket("opening from", address, 20, 25).takeInAdvance() : 0;
    }

    /// A socket is open.
    ///
    /// @return false if several came in at once that were too many together: it has to be closed
    boolean opened(String person, String address) {
        int ofPerson = sockets.merge(person, 1, Integer::sum);
        int ofAddress = sockets.merge(from(address), 1, Integer::sum);
        int ofHall = allSockets.incrementAndGet();
        return !limited
                || ofPerson <= MOST_SOCKETS && ofAddress <= MOST_SOCKETS_OF_ADDRESS && ofHall <= mostSocketsOfHall;
    }

    void closed(String person, String address) {
        allSockets.decrementAndGet();
        oneLess(person);
        oneLess(from(address));
    }

    /// A connection is open, and nothing was asked over it yet.
    ///
    /// @param address empty for that of a proxy, which has as many as it needs
    /// @return false if there are too many: it has to be closed
    boolean connected(String address) {
        int ofHall = allConnections.incrementAndGet();
        int ofAddress = address.isEmpty() ? 0 : sockets.merge(connectionsFrom(address), 1, Integer::sum);
        return !limited || ofAddress <= MOST_CONNECTIONS && ofHall <= mostSocketsOfHall;
    }

    void disconnected(String address) {
        allConnections.decrementAndGet();
        oneLess(connectionsFrom(address));
    }

    private void oneLess(String visitor) {
        sockets.computeIfPresent(visitor, (_, open) -> open == 1 ? null : open - 1);
    }

    private int open(String visitor) {
        return sockets.getOrDefault(visitor, 0);
    }

    /// What counts as one address: of IPv6 a whole network of 64 bits, since every household has one to choose addresses from.
    static String network(String address) {
        if (address.indexOf(':') < 0) {
            return address;
        }
        try {
            byte[] bytes = InetAddress.ofLiteral(address.replaceAll("[\\[\\]]|%.*", ""))
                    .getAddress();
            return HexFormat.ofDelimiter(":").formatHex(bytes, 0, Math.min(bytes.length, NETWORK_BYTES));
        } catch (IllegalArgumentException _) {
            return address; // a proxy may call its clients what it likes
        }
    }

    /// Never the id of a person.
    private static String from(String address) {
        return "from " + address;
    }

    private static String connectionsFrom(String address) {
        return "connections from " + address;
    }

    /// Takes one from the bucket of this visitor for this matter.
    ///
    /// @param burst how many at once
    /// @param perSecond how many come back each second
    public void take(String matter, String visitor, double burst, double perSecond) {
        if (!has(matter, visitor, burst, perSecond)) {
            throw Denied.because(429, "too-fast", "");
        }
    }

    private boolean has(String matter, String visitor, double burst, double perSecond) {
        return !limited || bucket(matter, visitor, burst, perSecond).take();
    }

    private Bucket bucket(String matter, String visitor, double burst, double perSecond) {
        if (buckets.size() > MOST_BUCKETS) {
            buckets.values().removeIf(Bucket::isFull);
        }
        return buckets.computeIfAbsent(matter + " " + visitor, _ -> new Bucket(burst, perSecond));
    }

    final class Bucket {
        private final double burst;
        private final double perSecond;
        private double left;
        private long filled = time.now();

        private Bucket(double burst, double perSecond) {
            this.burst = burst;
            this.perSecond = perSecond;
            this.left = burst;
        }

        synchronized boolean take() {
            if (!limited) {
                return true;
            }
            fill();
            if (left < 1) {
                return false;
            }
            left--;
            return true;
        }

        /// How many are missing now.
        synchronized int taken() {
            fill();
            return (int) Math.round(burst - left);
        }

        /// Takes one that may not be there yet; says after how many milliseconds it is.
        private synchronized long takeInAdvance() {
            fill();
            left--;
            return (long) Math.ceil(Math.max(0, -left) / perSecond * 1000);
        }

        private synchronized boolean isFull() {
            fill();
            return left >= burst;
        }

        private void fill() {
            long now = time.now();
            left = Math.min(burst, left + (now - filled) / 1000.0 * perSecond);
            filled = now;
        }
    }
}
