package winterhall.server.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import winterhall.engine.Chance;
import winterhall.engine.Game;
import winterhall.engine.Move;
import winterhall.engine.QuickChance;
import winterhall.engine.Referee;
import winterhall.engine.Referee.Turn;
import winterhall.engine.Seat;
import winterhall.engine.SecretChance;
import winterhall.engine.Setup;
import winterhall.engine.Viewer;
import winterhall.server.LongMatch;
import winterhall.server.camp.CampBoard;
import winterhall.server.camp.CampBoard.CampView;
import winterhall.server.store.Database;
import winterhall.server.store.Ledger;
import winterhall.server.store.Ledger.Line;
import winterhall.server.table.HallTable.Stage;

/// A long match full of moves taken back, withdrawn and undone, found again step by step.
class ReplayCacheTest {
    private static final int LINES = 1_500;
    private static final String TABLE = "long";

    @TempDir
    Path data;

    private final LongMatch<CampBoard, CampView> matches = LongMatch.ofCamp();
    private final Game<CampBoard, CampView> game = matches.game;
    private final Setup setup = Setup.of(game.id(), 2);
    private final Chance chance = SecretChance.of(new byte[64]);
    private final Transitions<CampBoard, CampView> transitions =
            new Transitions<>(new Referee<>(game), ClockRules.parse("none"));
    private final LedgerReplay<CampBoard, CampView> replay =
            new LedgerReplay<>(transitions, setup, chance, List.of("", ""));
    private final Chance.Source random = new QuickChance(11).source("entries");

    /// How the match stood at each step when it was played.
    private final Map<Integer, Match<CampBoard>> asPlayed = new HashMap<>();

    private final List<Line> lines = new ArrayList<>();
    private Database database;

    @BeforeEach
    void play() {
        database = Database.inFolder(data);
        database.writer()
                .run(transaction -> transaction
                        .handle()
                        .execute("INSERT INTO person (id, name, created) VALUES ('anna', 'Anna', 0)"));
        var store = new MatchStore<>(TABLE, database, replay, game.vocabulary(), Optional.empty());
        Transitions.Change<CampBoard> change = replay.start();
        lines.add(store.firstLine(change, 0));
        Match<CampBoard> match = change.match().askedAt(0);
        asPlayed.put(0, match);
        while (lines.size() < LINES) {
            Entry entry = command(match).at(lines.size());
            try {
                change = transitions.apply(match, entry, asPlayed::get);
                match = change.match();
                asPlayed.put(match.step(), match);
                lines.add(store.line(change, entry, Optional.empty()));
            } catch (Refused _) {
                // another command
            }
        }
        matches.lay(database, TABLE, Stage.RUNNING, lines, List.of("anna", "anna"));
    }

    @AfterEach
    void close() {
        database.close();
    }

    /// Mostly answers; now and then something is undone, withdrawn or taken back, near or far.
    private Entry command(Match<CampBoard> match) {
        Seat seat = Seat.of(1 + random.below(2));
        if (match.proposal().isPresent()) {
            return Entry.response(seat, random.below(4) != 0);
        }
        return switch (random.below(12)) {
            case 0 -> Entry.undo(seat, 1 + random.below(2));
            case 1 -> Entry.withdrawal(match, seat);
            case 2 -> {
                int far = random.below(8) == 0 ? 300 : 6;
                int to = Math.max(0, match.step() - 1 - random.below(far));
                yield Entry.proposal(seat, new Payload.Proposed(Proposal.Wanted.TAKE_BACK, Optional.empty(), to));
            }
            default -> {
                boolean isSealed = match.isWindow() && random.below(2) == 0;
                List<Turn<CampBoard>> turns = transitions.questions().turns(match);
                Turn<CampBoard> turn = isSealed ? turns.get(random.below(turns.size())) : turns.getFirst();
                List<? extends Move> options = transitions.referee().options(turn.position(), turn.seat());
                Move move = options.get(random.below(options.size()));
                yield isSealed ? Entry.answer(match, turn.seat(), move) : Entry.counting(match, turn.seat(), move);
            }
        };
    }

    @Test
    void everyStepIsFoundAsItWasPlayed() {
        assertThat(lines).filteredOn(line -> line.kind().equals("agree")).hasSizeGreaterThan(50);
        var cache = new ReplayCache<>(TABLE, new Ledger(database), replay);
        int last = lines.getLast().step();
        for (int i = 0; i < 2 * last; i++) {
            int step = i <= last ? i : random.below(last + 1);
            assertThat(cache.at(step).match())
                    .usingRecursiveComparison()
                    .ignoringFields("undo")
                    .isEqualTo(asPlayed.get(step));
        }
    }

    @Test
    void whatIsWrittenMeanwhileIsFoundToo() {
        var cache = new ReplayCache<>(TABLE, new Ledger(database), replay);
        List<Line> more = lines.subList(LINES / 2, LINES);
        database.writer()
                .run(transaction -> transaction.handle().execute("DELETE FROM ledger WHERE number >= ?", LINES / 2));
        assertThat(cache.present().number()).isEqualTo(LINES / 2 - 1);
        for (Line line : more) {
            database.writer().run(transaction -> Ledger.append(transaction, line));
            if (random.below(40) == 0) {
                int step = random.below(line.step() + 1);
                assertThat(cache.at(step).match().position())
                        .isEqualTo(
                                step == line.step()
                                        ? cache.present().match().position()
                                        : asPlayed.get(step).position());
            }
        }
        assertThat(cache.present().match().position())
                .isEqualTo(asPlayed.get(lines.getLast().step()).position());
    }

    @Test
    void beatsAreToldAsFromTheFirstLine() {
        var cache = new ReplayCache<>(TABLE, new Ledger(database), replay);
        Viewer viewer = Viewer.at(Seat.of(1));
        int last = cache.present().step();
        var all = replay.beats(lines, -1, viewer);
        assertThat(all).hasSize(last + 1);
        for (int since = -1; since < last; since += 1 + random.below(25)) {
            assertThat(cache.beats(since, viewer)).isEqualTo(all.subList(since + 1, all.size()));
        }
        assertThat(cache.beats(last - 1, viewer)).containsExactly(all.getLast());
    }

    /// As rules of today would, from one line on; wherever it is, that line is named.
    @Test
    void theFirstLineThatDiffersIsNamed() {
        for (int first : List.of(0, 1, 100, 127, 128, 129, 500, 511, 1_023, 1_024, 1_025, 1_401, LINES - 1)) {
            forgeFrom(first, "other ");
            var cache = new ReplayCache<>(TABLE, new Ledger(database), replay);
            assertThat(cache.divergence().orElseThrow().number()).isEqualTo(first);
            if (lines.get(first).step() > 0) {
                int step = lines.get(first).step() - 1;
                assertThat(cache.at(step).match().position())
                        .isEqualTo(asPlayed.get(step).position());
            }
            forgeFrom(first, "");
        }
        assertThat(new ReplayCache<>(TABLE, new Ledger(database), replay).divergence())
                .isEmpty();
    }

    private void forgeFrom(int first, String prefix) {
        database.writer()
                .run(transaction -> transaction
                        .handle()
                        .execute(
                                "UPDATE ledger SET fingerprint = ? || REPLACE(fingerprint, 'other ', '') WHERE number >= ?",
                                prefix,
                                first));
    }

    /// The answers that count lead to where the match stands.
    @Test
    void whatCountsIsTheMatch() {
        ReplayState<CampBoard> end = new ReplayCache<>(TABLE, new Ledger(database), replay).present();
        var position = transitions.referee().start(setup, chance).position();
        for (var answer : end.counting()
                .backwards()
                .mapToObj(ReplayState.Answered::of)
                .toList()
                .reversed()) {
            Move move =
                    game.vocabulary().moves().read(lines.get(answer.number()).text(), Move.class);
            position =
                    transitions.referee().advance(position, answer.seat(), move).position();
        }
        assertThat(position).isEqualTo(end.match().position());
    }
}
