package winterhall.server.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import winterhall.engine.Chance;
import winterhall.engine.Notation;
import winterhall.engine.Order;
import winterhall.engine.Referee;
import winterhall.engine.Seat;
import winterhall.engine.SecretChance;
import winterhall.engine.Setup;
import winterhall.server.LongMatch;
import winterhall.server.camp.CampBoard;
import winterhall.server.camp.CampBoard.CampView;
import winterhall.server.match.Entry.By;
import winterhall.server.match.Entry.Kind;
import winterhall.server.match.Match.How;
import winterhall.server.match.Payload.Closed;
import winterhall.server.match.Payload.Elsewhere;
import winterhall.server.match.Payload.Ordered;
import winterhall.server.match.Payload.Proposed;
import winterhall.server.match.Payload.Resigned;
import winterhall.server.match.Proposal.Wanted;
import winterhall.server.store.Ledger.Line;

/// What stands in old ledgers is read as it was meant, and written as it always was.
class PayloadTest {
    private static final Seat ONE = Seat.of(1);

    private final LongMatch<CampBoard, CampView> matches = LongMatch.ofCamp();
    private final Notation moves = matches.game.vocabulary().moves();

    @ParameterizedTest
    @CsvSource(
            nullValues = "-",
            value = {
                "START,0,HALL,''",
                "WITHDRAW,1,HAND,''",
                "UNSEAL,1,HAND,''",
                "UNDO,1,HAND,3",
                "PROPOSE,1,HAND,take-back 34",
                "PROPOSE,1,HAND,pause",
                "PROPOSE,1,HAND,resume",
                "PROPOSE,1,HAND,end",
                "PROPOSE,1,HAND,bot-for seat-2",
                "AGREE,2,HAND,''",
                "DECLINE,2,HAND,''",
                "ORDER,1,HAND,act-in-window any ask-only-for phase ice-sword",
                "CLOCK,1,CLOCK,12000",
                "FLAG,1,CLOCK,''",
                "SEAT,1,HAND,person",
                "END,1,HAND,resign",
                "END,0,ADMINISTRATOR,elsewhere finished 1 2",
                "END,0,ADMINISTRATOR,'Closed, since nobody came back.'",
                "END,0,HALL,elsewhere resigned 2 1",
                "END,0,HALL,elsewhere nobody-left",
                "END,0,HALL,elsewhere agreed",
            })
    void isWrittenAsItWasRead(Kind kind, int seat, By by, String text) {
        assertThat(read(kind, seat, by, text).text(moves)).isEqualTo(text);
    }

    private Payload read(Kind kind, int seat, By by, String text) {
        return Payload.read(kind, seat == 0 ? Optional.empty() : Optional.of(Seat.of(seat)), by, text, moves);
    }

    @Test
    void isWhatItWasMeant() {
        assertThat(read(Kind.PROPOSE, 1, By.HAND, "take-back 34"))
                .isEqualTo(new Proposed(Wanted.TAKE_BACK, Optional.empty(), 34));
        assertThat(read(Kind.PROPOSE, 1, By.HAND, "bot-for seat-2"))
                .isEqualTo(new Proposed(Wanted.BOT_FOR, Optional.of(Seat.of(2)), 0));
        assertThat(read(Kind.PROPOSE, 1, By.HAND, "pause now"))
                .as("words that a client added once")
                .isEqualTo(new Proposed(Wanted.PAUSE, Optional.empty(), 0));
        assertThat(read(Kind.ORDER, 1, By.HAND, "act-in-window pass"))
                .isEqualTo(new Ordered(Order.of("act-in-window", "pass")));
        assertThat(read(Kind.END, 1, By.HALL, "resign")).isEqualTo(new Resigned());
        assertThat(read(Kind.END, 0, By.HALL, "elsewhere resigned 2 1"))
                .isEqualTo(new Elsewhere(How.RESIGNED, List.of(2, 1)));
        assertThat(read(Kind.END, 0, By.ADMINISTRATOR, "elsewhere resigned 2 1"))
                .as("words of an administrator are never read")
                .isEqualTo(new Closed("elsewhere resigned 2 1"));
        assertThat(read(Kind.END, 0, By.HALL, "nobody came back"))
                .as("a note of an administrator in an old ledger")
                .isEqualTo(new Closed("nobody came back"));
    }

    @ParameterizedTest
    @CsvSource({"UNDO,two", "PROPOSE,dance", "PROPOSE,take-back", "PROPOSE,bot-for seat-9", "ORDER,pass", "SEAT,bot"})
    void isRefusedIfNothingWasEverWrittenSo(Kind kind, String text) {
        assertThatIllegalArgumentException().isThrownBy(() -> read(kind, 1, By.HAND, text));
    }

    /// Each line is replayed into the match that it always stood for.
    @Test
    void anOldLedgerIsReplayed() {
        Chance chance = SecretChance.of(new byte[64]);
        var transitions = new Transitions<>(new Referee<>(matches.game), ClockRules.parse("none"));
        var replay = new LedgerReplay<>(transitions, Setup.of(matches.game.id(), 2), chance, List.of("", ""));
        String fingerprint =
                matches.game.vocabulary().fingerprint(replay.start().match().position());
        List<String> texts =
                List.of("start", "propose pause", "agree", "propose resume", "agree", "propose end", "agree");
        List<Integer> seats = List.of(0, 1, 2, 1, 2, 1, 2);
        Optional<ReplayState<CampBoard>> state = Optional.empty();
        var told = new ArrayList<String>();
        for (int i = 0; i < texts.size(); i++) {
            String[] words = texts.get(i).split(" ", 2);
            String by = seats.get(i) == 0 ? "hall" : "hand";
            Line line = new Line(
                    "old",
                    i,
                    i,
                    words[0],
                    seats.get(i),
                    words.length == 1 ? "" : words[1],
                    by,
                    0,
                    List.of(),
                    fingerprint,
                    i,
                    Optional.empty());
            ReplayState<CampBoard> after = replay.verified(state, line, _ -> {
                throw new AssertionError("nothing is taken back");
            });
            told.add(after.summary().what());
            state = Optional.of(after);
        }
        assertThat(told).containsExactly("start", "propose", "pause", "propose", "resume", "propose", "end");
        Match<CampBoard> match = state.orElseThrow().match();
        assertThat(match.ending().orElseThrow().how()).isEqualTo(How.AGREED);
        assertThat(match.seat(ONE).spare()).isEqualTo(3);
    }
}
