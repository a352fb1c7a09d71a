package winterhall.server.match;

import java.time.Duration;
import winterhall.engine.Verb;

/// How long a seat may think, and what happens when its time is up; one of a few presets, stated on the table.
public enum ClockRules {
    /// No clock. A player who keeps the others waiting for a day may be replaced by a bot if they agree.
    NONE(Duration.ZERO, Duration.ZERO, Duration.ZERO, Duration.ZERO, Duration.ofDays(1), Fall.NOTHING),
    /// Both at the table: ten minutes, ten seconds more for each answer; a lost connection has a minute of its own.
    LIVE(
            Duration.ofMinutes(10),
            Duration.ofSeconds(10),
            Duration.ofMinutes(15),
            Duration.ofMinutes(1),
            Duration.ofSeconds(30),
            Fall.LOSES),
    /// Several moves a day.
    FAST(
            Duration.ofDays(1),
            Duration.ofHours(12),
            Duration.ofDays(3),
            Duration.ZERO,
            Duration.ofHours(12),
            Fall.BOT_SITS_IN),
    /// A move a day.
    SLOW(
            Duration.ofDays(3),
            Duration.ofDays(1),
            Duration.ofDays(7),
            Duration.ZERO,
            Duration.ofDays(1),
            Fall.BOT_SITS_IN);

    /// What the fall of the flag does.
    public enum Fall {
        NOTHING,
        /// The seat gives up: with two seats the other wins, with more a bot plays on in its place.
        LOSES,
        /// A bot plays for the seat until its owner comes back.
        BOT_SITS_IN
    }

    /// How long the table bears with somebody where no clock decides, in milliseconds.
    public static final long PATIENCE = Duration.ofDays(1).toMillis();

    private final long bank;
    private final long increment;
    private final long cap;
    private final long grace;
    private final long window;
    private final Fall fall;

    ClockRules(Duration bank, Duration increment, Duration cap, Duration grace, Duration window, Fall fall) {
        this.bank = bank.toMillis();
        this.increment = increment.toMillis();
        this.cap = cap.toMillis();
        this.grace = grace.toMillis();
        this.window = window.toMillis();
        this.fall = fall;
    }

    public boolean runs() {
        return this != NONE;
    }

    public long bank() {
        return bank;
    }

    public long increment() {
        return increment;
    }

    public long cap() {
        return cap;
    }

    /// What is left once a question is answered.
    long answered(long left) {
        return Math.min(cap, left + increment);
    }

    /// What is left when an answer is taken back: what it had earned goes, but a second stays to act in.
    long undone(long left, long spent, int steps) {
        return Math.max(1_000, left - spent - steps * increment);
    }

    /// What a lost connection may cost before the clock runs again, once a match.
    public long grace() {
        return grace;
    }

    /// How long the present window stays open for those who do not answer, in milliseconds; it costs nobody's bank.
    long window(Match<?> match) {
        return window * times(match);
    }

    /// In an opportunity there is more to think about than in a reaction.
    static int times(Match<?> match) {
        return match.isOpportunity() ? 2 : 1;
    }

    public Fall fall() {
        return fall;
    }

    public static ClockRules parse(String word) {
        for (ClockRules rules : values()) {
            if (Verb.of(rules).equals(word)) {
                return rules;
            }
        }
        throw new IllegalArgumentException("no clock is called " + word);
    }
}
