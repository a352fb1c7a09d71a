package winterhall.server.match;

import winterhall.engine.Orders;

/// How things stand with one seat of a match.
///
/// @param sitting who plays it now
/// @param bot the level of the bot that plays it, now or when it sits in
/// @param left thinking time in milliseconds
/// @param since when its clock was last set going within a question
/// @param grace what a lost connection may still cost in this match, in milliseconds
/// @param spare how many lines of the ledger it caused that the match could have done without
/// @param gone the step at which its person gave up or lost on time; 0 if that did not happen
public record SeatState(
        Sitting sitting, String bot, Orders orders, long left, long since, long grace, int spare, int gone) {
    SeatState with(Sitting changed) {
        return new SeatState(changed, bot, orders, left, since, grace, spare, gone);
    }

    SeatState with(Orders changed) {
        return new SeatState(sitting, bot, changed, left, since, grace, spare, gone);
    }

    SeatState withLeft(long millis) {
        return new SeatState(sitting, bot, orders, millis, since, grace, spare, gone);
    }

    SeatState since(long time) {
        return new SeatState(sitting, bot, orders, left, time, grace, spare, gone);
    }

    SeatState graced(long used) {
        return new SeatState(sitting, bot, orders, left, since, Math.max(0, grace - used), spare, gone);
    }

    SeatState withClockOf(SeatState other) {
        return new SeatState(sitting, bot, orders, other.left, other.since, other.grace, spare, gone);
    }

    SeatState withSpareLine() {
        return new SeatState(sitting, bot, orders, left, since, grace, spare + 1, gone);
    }

    SeatState givenUpAt(int step) {
        return new SeatState(Sitting.RESIGNED, bot, orders, left, since, grace, spare, step);
    }

    boolean hasGivenUp() {
        return sitting == Sitting.RESIGNED;
    }

    public boolean isPlayedByBot() {
        return sitting != Sitting.PERSON;
    }

    /// Who plays a seat.
    public enum Sitting {
        PERSON,
        /// A bot by agreement from the start.
        BOT,
        /// A bot in the place of a person who may come back.
        SITTING_IN,
        /// A bot in the place of a person who gave up.
        RESIGNED
    }
}
