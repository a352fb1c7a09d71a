package winterhall.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import tools.jackson.databind.JsonNode;

/// Two people who play match after match at a table of their own, at a steady pace.
final class PlayingPair implements Runnable {
    private static final long PACE_MILLIS = 50;

    private final BareClient one;
    private final BareClient two;
    private final Times times;
    private volatile boolean stopped;

    /// @param times how long the hall takes from a move sent to its word that it stands
    PlayingPair(int port, String from, Times times) throws IOException {
        one = new BareClient(port, from);
        two = new BareClient(port, from);
        this.times = times;
    }

    void stop() {
        stopped = true;
    }

    @Override
    public void run() {
        try {
            while (!stopped) {
                JsonNode table = one.lay("open");
                two.sit(table);
                try (RawConnection first = one.open(table).orElseThrow();
                        RawConnection second = two.open(table).orElseThrow()) {
                    play(new Player(first), new Player(second));
                }
            }
        } catch (IOException trouble) {
            throw new UncheckedIOException(trouble);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private void play(Player one, Player two) throws IOException, InterruptedException {
        while (!stopped && !one.isOver()) {
            Player asked = one.isAsked() ? one : two;
            int step = asked.play(times);
            one.readTo(step);
            two.readTo(step);
            Thread.sleep(PACE_MILLIS);
        }
    }
}
