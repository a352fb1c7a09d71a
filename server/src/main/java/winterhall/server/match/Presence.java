package winterhall.server.match;

/// Tells everybody who is at the table; in a crowd, arrivals and departures are batched.
final class Presence {
    private static final long TOGETHER_MILLIS = 250;

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
            time.after(TOGETHER_MILLIS, () -> mailbox.post(this::tell));
        }
    }

    private void tell() {
        due = false;
        screens.tellPresence(seats);
    }
}
