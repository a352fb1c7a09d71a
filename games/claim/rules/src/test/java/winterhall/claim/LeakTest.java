package winterhall.claim;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import winterhall.engine.Orders;
import winterhall.engine.Position;
import winterhall.engine.Referee;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.Viewer;
import winterhall.engine.kit.CardSet;
import winterhall.enginetest.Door;
import winterhall.enginetest.Mutants;
import winterhall.enginetest.PairedWorlds;

/// What pairs of worlds find where matches drawn from all setups seldom come. (claim:H1–H11, claim:I8)
class LeakTest {
    private static final Claim CLAIM = new Claim();
    private static final Setup ARTIFACTS = Setup.of("claim", 2).with("artifacts", "yes");
    private static final Setup FIRE = Setup.of("claim", 2).with("factions", "goblin,knight,demon,trickster,poisoner");

    /// A hit of the Wishing Lamp that tells which of two Demons alike it found is met by guided matches alone.
    /// (claim:P16, claim:RU80)
    @Test
    void aLampThatTellsWhichCardItFoundIsCaughtWhereMatchesAreGuided() {
        var worlds = PairedWorlds.of(new LeakyLamp());
        Door<Board> silent = (_, _, _) -> List.of();
        assertThat(Mutants.of(worlds.guided())
                        .with("which-card-the-lamp-found", silent)
                        .run(2_000, 1))
                .hasToString("claim: 1 of 1 leaks caught");
        assertThat(Mutants.of(worlds).with("which-card-the-lamp-found", silent).run(2_000, 1))
                .hasToString("claim: 0 of 1 leaks caught, missed which-card-the-lamp-found");
    }

    @Test
    void everyLeakOfFireIsCaught() {
        var report = Mutants.of(PairedWorlds.of(CLAIM).setup(FIRE))
                .showing("numbers-of-own-demons", (board, viewer) -> trueFaces(board, own(board, viewer)))
                .showing(
                        "own-hand-sorted-by-number",
                        (board, viewer) -> own(board, viewer).stream()
                                .boxed()
                                .sorted((one, other) -> Integer.compare(board.value(one), board.value(other)))
                                .map(card -> board.face(card).toString())
                                .collect(Collectors.joining(" ")))
                .showing(
                        "copies-in-own-hand",
                        (board, viewer) -> own(board, viewer).toString())
                .showing(
                        "fakes-in-own-hand",
                        (board, viewer) ->
                                own(board, viewer).and(board.secrets().fakes()).size())
                .showing(
                        "fakes-in-score-piles",
                        (board, _) -> board.at(Board.score(Seat.of(1)))
                                .and(board.secrets().fakes())
                                .size())
                .showing("left-toxic", (board, _) -> board.toxics().at(Toxic.Place.LEFT))
                .showing(
                        "what-the-other-peeked",
                        (board, viewer) -> board.toxics().hasSeen(ClaimTest.rival(viewer), Toxic.Place.MIDDLE)
                                ? board.toxics().at(Toxic.Place.MIDDLE)
                                : "")
                .showing("order-of-the-toxic-box", (board, _) -> board.toxics().box())
                .showing(
                        "sum-of-the-toxics",
                        (board, _) -> board.toxics().table().stream()
                                .mapToInt(Toxic::number)
                                .sum())
                .run(4_000, 4);
        assertThat(report.missed()).as(report.toString()).isEmpty();
        assertThat(report.caught()).hasSize(9);
    }

    @Test
    void everyLeakOfArtifactsIsCaught() {
        var report = Mutants.of(PairedWorlds.of(CLAIM).setup(ARTIFACTS))
                .showing(
                        "artifacts-of-another-seat",
                        (board, viewer) -> board.artifactPiles().row(ClaimTest.rival(viewer)))
                .showing("artifact-box", (board, _) -> board.artifactPiles().boxed())
                .with(
                        "who-could-play-one",
                        (position, _, viewer) ->
                                List.of("" + (options(position, viewer).size() > 1)))
                .with("who-is-waited-for-in-a-window", (position, _, _) -> waitsForPerson(position))
                .showing(
                        "card-in-the-flail-slot",
                        (board, viewer) -> faces(board, board.at(Board.flail(ClaimTest.rival(viewer)))))
                .showing(
                        "face-down-lead",
                        (board, _) -> board.trick().masked()
                                ? faceOf(board, board.trick().lead().card())
                                : "")
                .with(
                        "undo-names-the-card-it-takes-back",
                        (_, told, _) -> told.stream()
                                .filter(event -> !event.reveals())
                                .map(Object::toString)
                                .toList())
                .run(40_000, 5);
        assertThat(report.missed()).as(report.toString()).isEmpty();
        assertThat(report.caught()).hasSize(7);
    }

    private static CardSet own(Board board, Viewer viewer) {
        return viewer.seat().map(seat -> board.at(Board.hand(seat))).orElse(CardSet.EMPTY);
    }

    private static String faces(Board board, CardSet cards) {
        return board.faces(cards).toString();
    }

    private static String trueFaces(Board board, CardSet cards) {
        return cards.stream().mapToObj(board::trueFace).sorted().toList().toString();
    }

    private static String faceOf(Board board, int card) {
        return board.face(card).toString();
    }

    /// What others may answer, which is theirs alone to know. (claim:H7)
    private static List<String> options(Position<Board> position, Viewer viewer) {
        var referee = new Referee<>(CLAIM);
        return referee.awaited(position).stream()
                .filter(seat -> !viewer.knows(seat))
                .flatMap(seat -> referee.options(position, seat).stream())
                .map(Object::toString)
                .toList();
    }

    /// A window that is skipped when the standing order passes. (claim:H8)
    private static List<String> waitsForPerson(Position<Board> position) {
        return new Referee<>(CLAIM)
                .awaited(position).stream()
                        .map(seat -> Orders.usual(CLAIM).answer(position, seat).isEmpty()
                                ? "waiting for a person"
                                : "passing")
                        .toList();
    }
}
