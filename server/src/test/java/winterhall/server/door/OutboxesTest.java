package winterhall.server.door;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// When too much is left unread, those who have not read for longest go first.
class OutboxesTest {
    private final Outboxes all = new Outboxes(1_000);
    private final List<String> hungUp = new ArrayList<>();

    /// Has left so much unread since then.
    private final class Slow implements Outboxes.Reader {
        private final String name;
        private final long since;
        private final int unread;

        Slow(String name, long since, int unread) {
            this.name = name;
            this.since = since;
            this.unread = unread;
            all.add(this);
            all.changed(unread);
        }

        @Override
        public boolean isSending() {
            return unread > 0;
        }

        @Override
        public long sendingSince() {
            return since;
        }

        @Override
        public void hangUp() {
            hungUp.add(name);
            all.remove(this);
            all.changed(-unread);
        }
    }

    @Test
    void theSlowestAreClosedUntilThereIsRoomAgain() {
        new Slow("reads", 900, 0);
        new Slow("large but quick", 800, 700);
        new Slow("slow", 200, 100);
        new Slow("slower", 100, 100);
        new Slow("not so slow", 300, 100);
        all.relieve();
        assertThat(hungUp).isEmpty();
        new Slow("the last straw", 950, 1);
        all.relieve();
        assertThat(hungUp).containsExactly("slower", "slow", "not so slow");
        assertThat(all.held()).isEqualTo(701);
    }
}
