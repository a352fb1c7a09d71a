package winterhall.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Game;
import winterhall.engine.Seat;
import winterhall.engine.Viewer;
import winterhall.engine.record.BadRecord;
import winterhall.engine.record.Fairness;
import winterhall.engine.record.MatchRecord;
import winterhall.engine.record.MatchRecord.Stop;
import winterhall.server.Denied;
import winterhall.server.match.LedgerReplay;
import winterhall.server.people.Person;
import winterhall.server.people.Token;
import winterhall.server.store.Ledger;
import winterhall.server.store.Ledger.Line;
import winterhall.server.table.HallTable.Chair;
import winterhall.server.table.HallTable.Stage;
import winterhall.wire.Records;
import winterhall.wire.ToClient.Beat;
import winterhall.wire.ToClient.Scene;

/// What was played, for those who may know it: steps and scenes of the past, records, and how the deal came about.
///
/// While a match runs everybody sees the past as it was shown then; after the end everybody sees everything.
public final class PastMatches {
    private final Hall hall;
    private final Tables tables;
    private final Ledger ledger;

    PastMatches(Hall hall, Tables tables, Ledger ledger) {
        this.hall = hall;
        this.tables = tables;
        this.ledger = ledger;
    }

    /// @param seat whose view, for a person with several; empty otherwise
    public Records.Steps steps(Person person, String id, String invite, String seat) {
        HallTable table = begun(person, id, invite);
        List<Beat> beats = hall.matches().past(table).steps(viewer(table, person, seat));
        return new Records.Steps(beats.getLast().step(), beats);
    }

    public Scene scene(Person person, String id, String invite, String seat, String step) {
        HallTable table = begun(person, id, invite);
        Line last = ledger.last(id).orElseThrow();
        if (!step.matches("[0-9]{1,9}") || Integer.parseInt(step) > last.step()) {
            throw Denied.because(404, "no-such-step", "step", "last", last.step());
        }
        try {
            return hall.matches().past(table).scene(Integer.parseInt(step), viewer(table, person, seat), table.names());
        } catch (LedgerReplay.Diverged _) {
            throw Denied.because(409, "rules-have-changed", "step");
        }
    }

    public String record(Person person, String id, String invite) {
        HallTable table = finished(person, id, invite);
        try {
            return hall.matches()
                    .past(table)
                    .record(table.setup(), opening(table))
                    .text();
        } catch (LedgerReplay.Diverged _) {
            throw Denied.because(409, "rules-have-changed", "table");
        }
    }

    public Records.Fairness fairness(Person person, String id, String invite) {
        Fairness opened = opening(finished(person, id, invite));
        return new Records.Fairness(
                opened.commitment(),
                opened.secret(),
                opened.entropy(),
                opened.chance().hex());
    }

    /// Changes what a person's seats add to the deal, until the match begins.
    public HallTable add(Person person, String id, Records.Entropy wanted) {
        HallTable table = hall.find(person, id, "");
        if (!tables.addEntropy(table.id(), person.id(), TableFactory.entropy(wanted.entropy()))) {
            throw Denied.because(409, "already-started", "entropy");
        }
        return hall.find(person, id, "");
    }

    public Records.Verdict verify(String text) {
        MatchRecord record = read(text);
        return verdict(hall.game(record.setup().game()), record);
    }

    private static <B, V> Records.Verdict verdict(Game<B, V> game, MatchRecord record) {
        try {
            var steps = record.verify(game);
            var board = steps.getLast().step().position().board();
            Stop end = record.stop()
                    .or(() -> game.outcome(board).map(outcome -> new Stop(outcome.reason(), outcome.ranks())))
                    .orElseThrow();
            return new Records.Verdict(
                    record.setup().toString(),
                    record.rules(),
                    steps.size() - 1,
                    record.fairness().isPresent(),
                    end.ranks(),
                    end.reason());
        } catch (BadRecord bad) {
            throw refused(bad);
        }
    }

    /// Takes in the record of another hall: a finished table of its own, for the person who imported it.
    public HallTable take(Person owner, String text) {
        MatchRecord record = read(text);
        Fairness opened = record.fairness().orElseThrow(() -> Denied.because(422, "record-without-secret", "record"));
        Game<?, ?> game = hall.game(record.setup().game());
        var chairs = new ArrayList<Chair>();
        for (Seat seat : Seat.all(record.setup().seats())) {
            String share =
                    seat.index() < opened.entropy().size() ? opened.entropy().get(seat.index()) : "";
            chairs.add(new Chair(seat, "open", Optional.empty(), "", "", share, 0));
        }
        var table = new HallTable(
                Token.id(),
                record.setup(),
                game.rulesVersion(),
                owner.id(),
                Stage.FINISHED,
                false,
                Token.fresh(),
                "anyone",
                true,
                "none",
                "relaxed",
                opened.secret(),
                hall.now(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                chairs);
        try {
            List<Line> lines = hall.matches().history(table).lines(record, hall.now());
            if (lines.isEmpty()) {
                throw Denied.because(422, "no-such-end", "record");
            }
            tables.addFinished(table, lines);
            return table;
        } catch (BadRecord bad) {
            throw refused(bad);
        }
    }

    /// What is printed is changed in the lab only: with such numbers a match could become of any size.
    private static MatchRecord read(String text) {
        try {
            MatchRecord record = MatchRecord.read(text);
            if (!record.setup().isAsPrinted()) {
                throw Denied.because(422, "bad-setup", "record");
            }
            return record;
        } catch (BadRecord bad) {
            throw refused(bad);
        }
    }

    private static Denied refused(BadRecord bad) {
        return Denied.because(422, "bad-record", "record", "line", bad.line(), "why", String.valueOf(bad.getMessage()));
    }

    private static Fairness opening(HallTable table) {
        return Fairness.of(
                table.secret(), table.chairs().stream().map(Chair::entropy).toList());
    }

    private HallTable finished(Person person, String id, String invite) {
        HallTable table = begun(person, id, invite);
        if (table.stage() != Stage.FINISHED) {
            throw Denied.because(409, "not-finished", "table");
        }
        return table;
    }

    private HallTable begun(Person person, String id, String invite) {
        HallTable table = hall.find(person, id, invite);
        if (!hall.mayWatch(person, table)) {
            throw Denied.because(403, "no-spectators", "table");
        }
        if (ledger.last(id).isEmpty()) {
            throw Denied.because(409, "not-started", "table");
        }
        return table;
    }

    /// A person with several seats names one, as when the device is handed over; nobody names a seat of somebody else.
    private static Viewer viewer(HallTable table, Person person, String wanted) {
        if (table.stage() == Stage.FINISHED) {
            return Viewer.everyone();
        }
        List<Seat> seats = table.seatsOf(person.id());
        if (wanted.isEmpty()) {
            return seats.size() == 1 ? Viewer.at(seats.getFirst()) : Viewer.spectator();
        }
        return seats.stream()
                .filter(seat -> String.valueOf(seat.number()).equals(wanted))
                .findFirst()
                .map(Viewer::at)
                .orElseThrow(() -> Denied.because(403, "not-your-seat", "seat"));
    }
}
