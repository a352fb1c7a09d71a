package winterhall.claim;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import winterhall.engine.Event;
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

/// Two worlds that differ only in what a viewer must not know look the same to it, to the byte. (claim:H1–H11, claim:I8)
class LeakTest {
    private static final Claim CLAIM = new Claim();
    private static final Setup ARTIFACTS = Setup.of("claim", 2).with("artifacts", "yes");
    private static final Setup FIRE = Setup.of("claim", 2).with("factions", "goblin,knight,demon,trickster,poisoner");

    @Test
    void imaginedWorldsLookTheSame() {
        var report = PairedWorlds.of(CLAIM).run(10_000, 1);
        assertThat(report.leaks()).as(report.toString()).isZero();
        assertThat(report.pairs()).isGreaterThanOrEqualTo(10_000);
    }

    @Test
    void worldsDealtAnewWithoutTheViewLookTheSame() {
        var report = PairedWorlds.of(CLAIM).redeal(new HiddenRedeal()).run(10_000, 2);
        assertThat(report.leaks()).as(report.toString()).isZero();
        assertThat(report.pairs()).isGreaterThanOrEqualTo(10_000);
    }

    /// What random matches hardly ever meet: hidden numbers that lie partly open, and artifacts that ask about them.
    @Test
    void guidedWorldsLookTheSame() {
        var report = PairedWorlds.of(CLAIM).guided().run(2_000, 1);
        assertThat(report.leaks()).as(report.toString()).isZero();
        assertThat(report.pairs()).isGreaterThanOrEqualTo(2_000);
    }

    @Test
    void guidedWorldsDealtAnewLookTheSame() {
        var report = PairedWorlds.of(CLAIM).guided().redeal(new HiddenRedeal()).run(2_000, 2);
        assertThat(report.leaks()).as(report.toString()).isZero();
        assertThat(report.pairs()).isGreaterThanOrEqualTo(2_000);
    }

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
    void everyLeakOfOpenDecksIsCaught() {
        var report = Mutants.of(PairedWorlds.of(CLAIM))
                .with(
                        "hand-of-another-seat",
                        door((board, viewer) -> faces(board, board.at(Board.hand(rival(viewer))))))
                .with(
                        "how-many-of-one-faction-it-holds",
                        door((board, viewer) -> board.at(Board.hand(rival(viewer)))
                                .and(board.cards().of(board.cards().factions().getLast()))
                                .size()))
                .with(
                        "strongest-card-it-holds",
                        door((board, viewer) -> board.at(Board.hand(rival(viewer))).stream()
                                .map(board::value)
                                .max()))
                .with(
                        "blind-followers",
                        door((board, viewer) -> faces(board, board.at(Board.followers(rival(viewer))))))
                .with(
                        "top-of-the-deck",
                        door((board, _) -> board.deck().isEmpty()
                                ? ""
                                : faceOf(board, board.deck().top())))
                .with(
                        "bottom-of-the-deck",
                        door((board, _) -> board.deck().isEmpty()
                                ? ""
                                : faceOf(board, board.deck().get(board.deck().size() - 1))))
                .with("hash-of-the-deck", door((board, _) -> board.deck().hashCode()))
                .with("order-of-the-deck", door((board, _) -> board.deck().toString()))
                .with(
                        "fingerprint",
                        (position, _, _) -> List.of(CLAIM.vocabulary().fingerprint(position)))
                .with(
                        "size-of-the-position",
                        (position, _, _) -> List.of(written(position.board()).length() + ""))
                .with("options-of-another-seat", (position, _, viewer) -> options(position, viewer))
                .with(
                        "how-many-options-another-seat-has",
                        (position, _, viewer) ->
                                List.of("" + options(position, viewer).size()))
                .with(
                        "thinking-time-by-options",
                        (position, _, viewer) -> List.of(
                                "wait " + 100 * options(position, viewer).size() + " ms"))
                .with("events-as-they-are", (_, told, _) -> lines(told))
                .with(
                        "size-of-events-as-they-are",
                        (_, told, _) -> List.of("" + lines(told).toString().length()))
                .with(
                        "spectator-sees-seat-1",
                        (position, _, viewer) -> viewer.seat().isPresent()
                                ? List.of()
                                : List.of(written(CLAIM.view(position.board(), seat1()))))
                .with(
                        "seat-2-sees-seat-1",
                        (position, _, viewer) -> viewer.equals(Viewer.at(Seat.of(2)))
                                ? List.of(written(CLAIM.view(position.board(), seat1())))
                                : List.of())
                .with(
                        "everyone-too-early",
                        (position, _, _) -> List.of(written(CLAIM.view(position.board(), Viewer.everyone()))))
                .with(
                        "refusal-names-what-another-seat-could-follow",
                        (position, _, viewer) -> List.of("must-follow "
                                + position.board()
                                        .at(Board.hand(rival(viewer)))
                                        .meets(position.board().cards().of(Faction.GOBLIN))))
                .withMomentsForEveryone()
                .run(4_000, 3);
        assertThat(report.missed()).as(report.toString()).isEmpty();
        assertThat(report.caught()).hasSize(20);
    }

    @Test
    void everyLeakOfFireIsCaught() {
        var report = Mutants.of(PairedWorlds.of(CLAIM).setup(FIRE))
                .with("numbers-of-own-demons", door((board, viewer) -> trueFaces(board, own(board, viewer))))
                .with(
                        "own-hand-sorted-by-number",
                        door((board, viewer) -> own(board, viewer).stream()
                                .boxed()
                                .sorted((one, other) -> Integer.compare(board.value(one), board.value(other)))
                                .map(card -> board.face(card).toString())
                                .collect(Collectors.joining(" "))))
                .with(
                        "copies-in-own-hand",
                        door((board, viewer) -> own(board, viewer).toString()))
                .with(
                        "fakes-in-own-hand",
                        door((board, viewer) ->
                                own(board, viewer).and(board.secrets().fakes()).size()))
                .with(
                        "fakes-in-score-piles",
                        door((board, _) -> board.at(Board.score(Seat.of(1)))
                                .and(board.secrets().fakes())
                                .size()))
                .with("left-toxic", door((board, _) -> board.toxics().at(Toxic.Place.LEFT)))
                .with(
                        "what-the-other-peeked",
                        door((board, viewer) -> board.toxics().hasSeen(rival(viewer), Toxic.Place.MIDDLE)
                                ? board.toxics().at(Toxic.Place.MIDDLE)
                                : ""))
                .with(
                        "order-of-the-toxic-box",
                        door((board, _) -> board.toxics().box()))
                .with(
                        "sum-of-the-toxics",
                        door((board, _) -> board.toxics().table().stream()
                                .mapToInt(Toxic::number)
                                .sum()))
                .run(4_000, 4);
        assertThat(report.missed()).as(report.toString()).isEmpty();
        assertThat(report.caught()).hasSize(9);
    }

    @Test
    void everyLeakOfArtifactsIsCaught() {
        var report = Mutants.of(PairedWorlds.of(CLAIM).setup(ARTIFACTS))
                .with(
                        "artifacts-of-another-seat",
                        door((board, viewer) -> board.artifactPiles().row(rival(viewer))))
                .with("artifact-box", door((board, _) -> board.artifactPiles().boxed()))
                .with(
                        "who-could-play-one",
                        (position, _, viewer) ->
                                List.of("" + (options(position, viewer).size() > 1)))
                .with("who-is-waited-for-in-a-window", (position, _, _) -> waitsForPerson(position))
                .with(
                        "card-in-the-flail-slot",
                        door((board, viewer) -> faces(board, board.at(Board.flail(rival(viewer))))))
                .with(
                        "face-down-lead",
                        door((board, _) -> board.trick().masked()
                                ? faceOf(board, board.trick().lead().card())
                                : ""))
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

    /// Something said of the board alone.
    private static Door<Board> door(Leak leak) {
        return (position, _, viewer) ->
                List.of(leak.of(position.board(), viewer).toString());
    }

    private interface Leak {
        Object of(Board board, Viewer viewer);
    }

    private static Seat rival(Viewer viewer) {
        return viewer.seat().map(seat -> seat.next(2)).orElse(Seat.of(1));
    }

    private static Viewer seat1() {
        return Viewer.at(Seat.of(1));
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

    private static String written(Object value) {
        return CLAIM.vocabulary().written().write(value, value.getClass());
    }

    private static List<String> lines(List<Event> told) {
        return told.stream().map(Object::toString).toList();
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
