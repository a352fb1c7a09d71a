package winterhall.wire;

import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import winterhall.engine.Refusal;

/// The bodies of the hall's HTTP requests and answers.
public final class Http {
    private Http() {}

    /// Who the hall takes one for.
    ///
    /// @param role `guest`, `member` or `admin`
    /// @param login the name one logs in with; nothing for a guest
    public record Me(String id, String name, String role, String language, Optional<String> login) {}

    /// What one may change about oneself; what is left out stays.
    public record MeChange(Optional<String> name, Optional<String> language) {}

    /// A game of this hall.
    ///
    /// @param settings what its tables may agree on
    /// @param bots the levels that can fill a seat
    /// @param clocks the presets, each with what the fall of the flag does
    public record GameCard(
            String id,
            int rules,
            List<Integer> seatCounts,
            List<SettingCard> settings,
            List<OrderCard> orders,
            List<String> bots,
            List<ClockCard> clocks) {}

    public record SettingCard(
            String key, String kind, List<String> values, String usual, List<Integer> seats, String rule) {}

    /// @param windows what an order can be limited to; none if the question is not put in windows
    /// @param cards what an order can name
    /// @param scopes how long an order can hold, the shortest first
    public record OrderCard(
            String ask,
            List<String> windows,
            List<String> choices,
            List<String> cards,
            List<String> scopes,
            String usual) {}

    /// @param bank, increment, cap and grace in milliseconds
    public record ClockCard(String id, long bank, long increment, long cap, long grace, String fall) {}

    /// A table to be laid.
    ///
    /// @param settings those that differ from the usual
    /// @param seats one for each seat, in order
    /// @param listed whether it is on the public list
    /// @param spectators `anyone` or `nobody`
    /// @param aids whether the boards help memory, for all seats alike; they do unless told
    /// @param clock one of the presets
    /// @param windows `relaxed` or `strict`; relaxed unless told
    /// @param entropy bytes for the owner's share of the deal, in hexadecimal; may be empty
    /// @param commitment the one that was shown for it; if its own would be another, it is not laid
    public record NewTable(
            String game,
            SequencedMap<String, String> settings,
            List<NewSeat> seats,
            boolean listed,
            String spectators,
            Optional<Boolean> aids,
            String clock,
            Optional<String> windows,
            String entropy,
            Optional<String> commitment) {}

    /// @param kind `me`, `open` or `bot`; `me` more than once is a table that passes one device around
    /// @param bot the level, for a bot
    /// @param name who sits there, for the second and later `me`
    public record NewSeat(String kind, String bot, String name) {}

    /// A table as a viewer may know it.
    ///
    /// @param stage `open`, `running`, `finished`, `cancelled` or `frozen`
    /// @param aids whether the boards help memory, for all seats alike
    /// @param windows `relaxed`: pauses can tell; `strict`: every window takes the same time
    /// @param commitment SHA-256 of the secret behind every shuffle, in hexadecimal
    /// @param mySeats the seats of the person who asks
    /// @param invite what the invitation link holds; for those who sit there
    /// @param advice what the rules advise against in this setup
    /// @param ended when its match ended, or it was cancelled
    /// @param rematch the table that follows it
    /// @param follows the table that it is the rematch of; for those who sat there
    /// @param notice why it is frozen, or why an administrator ended it
    /// @param turn who has to move; in the list of one's own tables, while the match runs
    public record TableCard(
            String id,
            String game,
            int rules,
            SequencedMap<String, String> settings,
            String stage,
            String owner,
            boolean isMine,
            boolean listed,
            String spectators,
            boolean aids,
            String clock,
            String windows,
            String commitment,
            long created,
            Optional<Long> ended,
            List<SeatCard> seats,
            List<Integer> mySeats,
            Optional<String> invite,
            List<Refusal> advice,
            Optional<String> rematch,
            Optional<String> follows,
            Optional<String> notice,
            Optional<WhoseTurn> turn) {}

    /// Who a table is waiting for.
    ///
    /// @param seats as far as everybody may know; empty while that is secret, and during a pause
    /// @param isMine whether it waits for the person who asks
    /// @param since when it began to wait; nothing if one may not know for which seat
    /// @param isPaused whether the match is paused by agreement
    public record WhoseTurn(List<Integer> seats, boolean isMine, Optional<Long> since, boolean isPaused) {}

    /// @param kind `open`, `person` or `bot`
    public record SeatCard(int seat, String kind, String name, String bot) {}

    /// @param next where one's list goes on, as `from`; nothing if this is the end of it
    public record TableList(List<TableCard> tables, Optional<Integer> next) {}

    /// Sits down at a table.
    ///
    /// @param invite what the link held; may be empty at a listed table
    /// @param seat which one; 0 for the first that is free
    /// @param entropy bytes for one's share of the deal, in hexadecimal; may be empty
    public record Sit(String invite, int seat, String entropy) {}

    /// What the hall is committed to for a table that is not laid yet.
    ///
    /// @param commitment SHA-256 of its secret, in hexadecimal
    public record Commitment(String commitment) {}

    /// Asks for a match with the same people once more.
    ///
    /// @param entropy bytes for one's share of the deal, in hexadecimal
    /// @param commitment the one that was shown for it; if its own would be another, it is not laid
    public record Rematch(Optional<String> entropy, Optional<String> commitment) {}

    public record GameList(List<GameCard> games) {}

    /// What was said at a table.
    ///
    /// @param earlier what was said at the tables it is the rematch of, as far as the reader sat there; seats and numbers are theirs
    public record Chat(List<ToClient.Remark> remarks, List<ToClient.Remark> earlier) {}
}
