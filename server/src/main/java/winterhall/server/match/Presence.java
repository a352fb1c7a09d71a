package winterhall.server.match;

/// Tells everybody who is at the table; in a crowd, arrivals and departures are batched.
///
/// A crowd that comes or goes would be told of itself over and over: each of a thousand that one more has come. So the
/// more there are, the longer they wait, and what is told of a crowd costs the same however large it is.
final class Presence {
    private static final long TOGETHER_MILLIS = 250;
    private static final long MILLIS_EACH = 5;

    private final Screens<?, ?> screens;
    private final int seats;
    private final Time time;
    private final Mailbox mailbox;
    private boolean due;

    Presence(Screens<?, ?> screens, int seats, Time time, Mailbox mailbox) {
        this.screens = screens;
        this.seats = seats;
        this.time = time;
        this.mailbox = mailbox;
    }

    void changed() {
        if (!screens.isCrowd()) {
            screens.tellPresence(seats);
        } else if (!due) {
            due = true;
            time.after(Math.max(TOGETHER_MILLIS, MILLIS_EACH * screens.count()), () -> mailbox.post(this::tell));
        }
    }

    private void tell() {
        due = false;
        screens.tellPresence(seats);
    }
}
