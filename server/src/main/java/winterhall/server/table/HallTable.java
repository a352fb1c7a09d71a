package winterhall.server.table;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import winterhall.engine.Seat;
import winterhall.engine.Setup;

/// One table and its match, as stored.
///
/// @param aids whether its boards help memory, for all seats alike
/// @param windows `relaxed` or `strict`: whether a pause in a window can tell something
/// @param secret 64 bytes in hexadecimal, behind every shuffle; it leaves the hall after the end only
/// @param due when the hall has to look at it if nobody moves
/// @param follows the table that it is the rematch of
public record HallTable(
        String id,
        Setup setup,
        int rules,
        String owner,
        Stage stage,
        boolean listed,
        String invite,
        String spectators,
        boolean aids,
        String clock,
        String windows,
        String secret,
        long created,
        Optional<Long> due,
        Optional<Long> ended,
        Optional<String> rematch,
        Optional<String> follows,
        Optional<String> notice,
        List<Chair> chairs) {

    /// How far it has come.
    public enum Stage {
        OPEN,
        RUNNING,
        FINISHED,
        CANCELLED,
        FROZEN
    }

    /// @param kind `open`, `person` or `bot`
    /// @param person who sits there
    /// @param name what that seat is called
    /// @param entropy what the seat added to the secret, in hexadecimal
    /// @param seen the last step its person was shown
    public record Chair(
            Seat seat, String kind, Optional<String> person, String name, String bot, String entropy, int seen) {}

    public List<Seat> seatsOf(String person) {
        return chairs.stream()
                .filter(chair -> chair.person().equals(Optional.of(person)))
                .map(Chair::seat)
                .toList();
    }

    /// Everybody who sits there, and who laid it.
    public Set<String> company() {
        var people = new LinkedHashSet<String>();
        people.add(owner);
        chairs.forEach(chair -> chair.person().ifPresent(people::add));
        return people;
    }

    public Chair chair(Seat seat) {
        return chairs.get(seat.index());
    }

    /// How the seats are called.
    List<String> names() {
        return chairs.stream().map(Chair::name).toList();
    }

    /// Whether there is a match to look at; otherwise only who sits there, and how far the table has come.
    public boolean hasMatch() {
        return stage == Stage.RUNNING || stage == Stage.FINISHED;
    }

    HallTable with(List<Chair> seated) {
        return with(secret, seated);
    }

    HallTable withSecret(String drawn) {
        return with(drawn, chairs);
    }

    private HallTable with(String drawn, List<Chair> seated) {
        return new HallTable(
                id,
                setup,
                rules,
                owner,
                stage,
                listed,
                invite,
                spectators,
                aids,
                clock,
                windows,
                drawn,
                created,
                due,
                ended,
                rematch,
                follows,
                notice,
                seated);
    }

    public boolean isFull() {
        return chairs.stream().noneMatch(chair -> chair.kind().equals("open"));
    }
}
