package winterhall.server.leak;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import winterhall.server.SocketLeakRun;

/// The leak test through the doors would notice: each of these halls tells too much behind a match's back.
class DoorMutantTest {
    private static final int PAIRS = 100;

    @TempDir
    Path folder;

    @ParameterizedTest
    @MethodSource("mutants")
    void aLeakingDoorIsCaught(Mutant mutant) throws Exception {
        assertThat(mutant.leak(SocketLeakRun.class, folder, PAIRS)).isNotEmpty();
    }

    static Stream<Mutant> mutants() {
        return Stream.of(
                new Mutant(
                        "the past is shown as everyone will know it",
                        "table/PastMatches.java",
                        "if (table.stage() == Stage.FINISHED) {",
                        "if (table.hasMatch()) {"),
                new Mutant(
                        "naming a seat shows its past",
                        "table/PastMatches.java",
                        ".orElseThrow(() -> Denied.because(403, \"not-your-seat\", \"seat\"))",
                        ".orElseGet(() -> Viewer.at(Seat.of(Integer.parseInt(wanted))))"),
                new Mutant(
                        "the secret of the deal is told before the end",
                        "table/PastMatches.java",
                        "opening(finished(person, id, invite))",
                        "opening(begun(person, id, invite))"),
                new Mutant(
                        "a refusal counts private matters",
                        "table/PastMatches.java",
                        "404, \"no-such-step\", \"step\", \"last\", last.step()",
                        "404, \"no-such-step\", \"step\", \"last\", last.number()"),
                new Mutant(
                        "the card of a table holds the secret of its deal",
                        "table/Summaries.java",
                        "Commitments.commitmentTo(table.secret())",
                        "table.secret()"),
                new Mutant(
                        "seats hear what those who look on say",
                        "table/Chat.java",
                        "|| table.seatsOf(reader).isEmpty();",
                        "|| !reader.isEmpty();"),
                new Mutant(
                        "remarks are counted across the table",
                        "table/Chat.java",
                        "(seat.isPresent() ? \"COALESCE(MAX(number), 0) + 1\" : \"COALESCE(MIN(number), 0) - 1\")\n"
                                + " ".repeat(28) + "+ \" FROM remark WHERE table_id = :table AND number \"\n"
                                + " ".repeat(28) + "+ (seat.isPresent() ? \"> 0\" : \"< 0\"))",
                        "\"COALESCE(MAX(number), 0) + 1 FROM remark WHERE table_id = :table\")"),
                new Mutant(
                        "every socket of a table hears the answer to one",
                        "door/SocketDoor.java",
                        "host -> host.hear(connection.outbox, message)",
                        "host -> connections.values().stream()"
                                + ".filter(each -> each.table.equals(connection.table))"
                                + ".forEach(each -> host.hear(each.outbox, message))"),
                new Mutant(
                        "whoever looks at a table sees who has yet to answer in a window",
                        "match/Match.java",
                        "return isPoll() || isWindow();",
                        "return isPoll();"),
                new Mutant(
                        "who answered first in a window is shown to the others in it",
                        "match/Scenes.java",
                        ".or(() -> match.sealed(own))",
                        ".or(() -> match.sealed().stream().map(winterhall.engine.Answer::move).findFirst())"),
                new Mutant(
                        "all hear of an answer to a window that is withdrawn",
                        "match/Transitions.java",
                        "return match.withSealed(seat, Optional.empty()).withSpareLineOf(seat).withLine();",
                        "return match.withSealed(seat, Optional.empty()).withSpareLineOf(seat).withStep();"));
    }
}
