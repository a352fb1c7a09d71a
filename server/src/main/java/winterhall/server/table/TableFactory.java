package winterhall.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import winterhall.engine.BadSetup;
import winterhall.engine.Game;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.server.Denied;
import winterhall.server.match.ClockRules;
import winterhall.server.match.Time;
import winterhall.server.people.Person;
import winterhall.server.people.Token;
import winterhall.server.table.HallTable.Chair;
import winterhall.server.table.HallTable.Stage;
import winterhall.wire.Http.NewSeat;
import winterhall.wire.Http.NewTable;
import winterhall.wire.Problem;

/// Creates tables from requests, and refuses invalid ones.
final class TableFactory {
    private final List<String> bots;
    private final Time time;

    TableFactory(List<String> bots, Time time) {
        this.bots = bots;
        this.time = time;
    }

    HallTable laid(Game<?, ?> game, Person owner, NewTable wanted) {
        return table(
                game,
                setup(game, wanted),
                owner,
                wanted.listed(),
                oneOf(wanted.spectators(), "spectators", List.of("anyone", "nobody")),
                wanted.aids().orElse(true),
                clock(wanted.clock()),
                windows(wanted),
                chairs(owner, wanted));
    }

    /// The same company once more, each one seat further on.
    ///
    /// @param entropy what the seats of its owner add to the deal
    HallTable again(Game<?, ?> game, Person owner, HallTable table, String entropy) {
        String share = entropy(entropy);
        var chairs = new ArrayList<Chair>();
        int seats = table.chairs().size();
        for (Seat seat : Seat.all(seats)) {
            Chair from = table.chair(seat.clockwise(seats - 1, seats));
            String name = table.seatsOf(from.person().orElse("")).size() > 1 ? from.name() : "";
            String added = from.person().equals(Optional.of(owner.id())) ? share : "";
            chairs.add(new Chair(seat, from.kind(), from.person(), name, from.bot(), added, 0));
        }
        return table(
                game,
                table.setup(),
                owner,
                table.listed(),
                table.spectators(),
                table.aids(),
                table.clock(),
                table.windows(),
                chairs);
    }

    /// Its secret comes when it is stored.
    private HallTable table(
            Game<?, ?> game,
            Setup setup,
            Person owner,
            boolean listed,
            String spectators,
            boolean aids,
            String clock,
            String windows,
            List<Chair> chairs) {
        return new HallTable(
                Token.id(),
                setup,
                game.rulesVersion(),
                owner.id(),
                Stage.OPEN,
                listed,
                Token.fresh(),
                spectators,
                aids,
                clock,
                windows,
                "",
                time.now(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                chairs);
    }

    private static Setup setup(Game<?, ?> game, NewTable wanted) {
        var setup = new Setup(game.id(), wanted.seats().size(), wanted.settings());
        try {
            if (!setup.isAsPrinted()) {
                throw new BadSetup("what is printed is changed in the lab only");
            }
            game.open(setup.checkedFor(game));
            if (!Setup.parse(setup.toString()).equals(setup)) {
                throw new BadSetup("a setting is one word");
            }
            return setup;
        } catch (BadSetup bad) {
            String where = bad.setting().map("settings."::concat).orElse("settings");
            throw bad.refusal()
                    .map(why -> new Denied(new Problem(422, why.reason(), why.rule(), where, why.words())))
                    .orElseGet(() -> Denied.because(422, "bad-setup", where));
        }
    }

    private List<Chair> chairs(Person owner, NewTable wanted) {
        long mine =
                wanted.seats().stream().filter(seat -> seat.kind().equals("me")).count();
        var chairs = new ArrayList<Chair>();
        for (NewSeat newSeat : wanted.seats()) {
            Seat seat = Seat.of(chairs.size() + 1);
            chairs.add(
                    switch (newSeat.kind()) {
                        case "me" ->
                            new Chair(
                                    seat,
                                    "person",
                                    Optional.of(owner.id()),
                                    mine > 1 ? Hall.name(newSeat.name()) : "",
                                    "",
                                    entropy(wanted.entropy()),
                                    0);
                        case "open" -> new Chair(seat, "open", Optional.empty(), "", "", "", 0);
                        case "bot" ->
                            new Chair(seat, "bot", Optional.empty(), "", oneOf(newSeat.bot(), "seats", bots), "", 0);
                        default ->
                            throw Denied.because(
                                    422, "not-one-of", "seats", "value", newSeat.kind(), "values", "me, open, bot");
                    });
        }
        return chairs;
    }

    private static String oneOf(String value, String where, List<String> values) {
        if (!values.contains(value)) {
            throw Denied.because(422, "not-one-of", where, "value", value, "values", String.join(", ", values));
        }
        return value;
    }

    private static String clock(String word) {
        try {
            ClockRules.parse(word);
            return word;
        } catch (IllegalArgumentException _) {
            throw Denied.because(422, "not-one-of", "clock", "value", word, "values", "none, live, fast, slow");
        }
    }

    /// By turns nobody sits there for every window, so their time cannot be fixed.
    private static String windows(NewTable wanted) {
        String windows = oneOf(wanted.windows().orElse("relaxed"), "windows", List.of("relaxed", "strict"));
        if (windows.equals("strict") && List.of("fast", "slow").contains(wanted.clock())) {
            throw Denied.because(422, "strict-by-turns", "windows");
        }
        return windows;
    }

    /// Bytes that a seat adds to the secret of a match.
    static String entropy(String hex) {
        if (!hex.matches("([0-9a-f]{2}){0,64}")) {
            throw Denied.because(422, "not-hexadecimal", "entropy");
        }
        return hex;
    }
}
