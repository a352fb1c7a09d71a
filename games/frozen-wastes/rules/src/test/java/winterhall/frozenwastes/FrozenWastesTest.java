package winterhall.frozenwastes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import winterhall.engine.Event;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.Viewer;
import winterhall.engine.kit.Hex;
import winterhall.engine.kit.Purse;
import winterhall.enginetest.BotPlayCheck;
import winterhall.enginetest.GameCheck;
import winterhall.enginetest.GameContract;
import winterhall.enginetest.Mutants;
import winterhall.enginetest.Redeal;
import winterhall.enginetest.SampleSizes;
import winterhall.frozenwastes.cards.Harm;
import winterhall.frozenwastes.map.Clue;
import winterhall.frozenwastes.map.Isheim;
import winterhall.frozenwastes.map.Matches;
import winterhall.frozenwastes.map.Symbol;

/// The Frozen Wastes against its rules and against the laws of every game, over all settings and numbers of seats.
/// (frozen-wastes:H1–H13, frozen-wastes:H2, frozen-wastes:H3, frozen-wastes:H4, frozen-wastes:H5, frozen-wastes:H9,
/// frozen-wastes:H11, frozen-wastes:I12)
class FrozenWastesTest extends GameContract<Board, WastesView> {
    private static final FrozenWastes GAME = new FrozenWastes();

    FrozenWastesTest() {
        super(GAME);
    }

    /// A random match has thousands of decisions.
    @Override
    protected int games() {
        return 3;
    }

    @Override
    protected SampleSizes samples() {
        return SampleSizes.USUAL;
    }

    @Override
    protected int pairs() {
        return 120;
    }

    /// Whole matches are played with the advice of the bots' own module.
    @Override
    protected BotPlayCheck<Board, WastesView> bots() {
        return new BotPlayCheck<>(GAME, 1, 6, 1).longest(12);
    }

    @Override
    protected boolean recordsAreRandom() {
        return false;
    }

    @Override
    protected Optional<Redeal<Board>> redeal() {
        return Optional.of(new WastesRedeal());
    }

    /// The one whose token is taken sees which; tokens and clue cards that are given up are lost from sight.
    /// (frozen-wastes:H2, frozen-wastes:H4, frozen-wastes:H6)
    @Override
    protected Optional<List<Class<? extends Event>>> passing() {
        return Optional.of(List.of(
                WastesEvent.RumorTaken.class, WastesEvent.LegendDiscovered.class, WastesEvent.PrincessFound.class));
    }

    @Override
    protected Mutants<Board, WastesView> leaks(Mutants<Board, WastesView> standard) {
        return standard.showing("rumors-of-another-seat", rumors(Purse::toString))
                .showing("clues-of-another-seat", clues(Purse::toString))
                .showing("kinds-of-rumors", rumors(Purse::kinds))
                .showing("kinds-of-clues", clues(Purse::kinds))
                .showing("how-many-wild-tokens-it-holds", rumors(tokens -> tokens.of(Symbol.WILD)))
                .showing("how-many-wild-clues-it-holds", clues(cards -> cards.of(Clue.WILD)))
                .showing(
                        "first-token-it-holds",
                        rumors(tokens -> tokens.kinds().stream().findFirst()))
                .showing(
                        "first-clue-it-holds",
                        clues(cards -> cards.kinds().stream().findFirst()))
                .showing("whether-it-has-two-tokens-alike", rumors(FrozenWastesTest::hasTwoAlike))
                .showing("whether-it-has-two-clues-alike", clues(FrozenWastesTest::hasTwoAlike))
                .showing(
                        "clues-it-has-not-shown",
                        (board, viewer) -> board.secrets()
                                .clues(rival(viewer))
                                .minus(board.field()
                                        .shownClues()
                                        .get(rival(viewer).index())))
                .showing("clues-with-two-symbols", clues(FrozenWastesTest::doubles))
                .showing("pool", (board, _) -> board.secrets().pool())
                .showing("clue-deck", (board, _) -> board.secrets().deck())
                .showing(
                        "wild-tokens-in-the-pool",
                        (board, _) -> board.secrets().pool().indexOf(Symbol.WILD))
                .showing(
                        "wild-cards-in-the-clue-deck",
                        (board, _) -> board.secrets().deck().indexOf(Clue.WILD))
                .showing("whether-two-of-its-tokens-fit", FrozenWastesTest::fitsTokens)
                .showing("whether-a-clue-fits-its-space", FrozenWastesTest::fitsClue)
                .showing(
                        "hands-as-everyone-will-know-them",
                        (board, _) -> WastesView.of(board, Viewer.everyone()).hands())
                .showing(
                        "hand-as-another-seat-sees-it",
                        (board, viewer) ->
                                WastesView.of(board, Viewer.at(rival(viewer))).hands());
    }

    /// Nobody is polled.
    @Override
    protected List<String> harmless() {
        return List.of("answers-to-an-open-poll");
    }

    private static Seat rival(Viewer viewer) {
        return viewer.seat().map(seat -> seat.next(2)).orElse(Seat.of(1));
    }

    private static BiFunction<Board, Viewer, Object> rumors(Function<Purse<Symbol>, Object> leak) {
        return (board, viewer) -> leak.apply(board.secrets().rumors(rival(viewer)));
    }

    private static BiFunction<Board, Viewer, Object> clues(Function<Purse<Clue>, Object> leak) {
        return (board, viewer) -> leak.apply(board.secrets().clues(rival(viewer)));
    }

    private static <T extends Enum<T>> boolean hasTwoAlike(Purse<T> purse) {
        return purse.kinds().stream().anyMatch(thing -> purse.of(thing) > 1);
    }

    private static long doubles(Purse<Clue> cards) {
        return cards.kinds().stream().filter(clue -> clue.symbols().size() > 1).count();
    }

    private static boolean fitsTokens(Board board, Viewer viewer) {
        Seat seat = rival(viewer);
        return place(board, seat)
                .map(at -> Matches.sets(at, board.secrets().rumors(seat), 2, false))
                .filter(sets -> !sets.isEmpty())
                .isPresent();
    }

    private static boolean fitsClue(Board board, Viewer viewer) {
        Seat seat = rival(viewer);
        return place(board, seat)
                .flatMap(at -> Isheim.at(at).terrain())
                .filter(terrain -> board.secrets().clues(seat).kinds().stream()
                        .flatMap(clue -> clue.symbols().stream())
                        .anyMatch(symbol -> symbol.standsFor(terrain)))
                .isPresent();
    }

    private static Optional<Hex> place(Board board, Seat seat) {
        return board.field().parties().size() < seat.number()
                ? Optional.empty()
                : board.party(seat).at();
    }

    @Override
    protected List<String> moreTexts() {
        return ContentTexts.keys();
    }

    /// (frozen-wastes:I4, frozen-wastes:I5, frozen-wastes:I7, frozen-wastes:I9, frozen-wastes:I11)
    @Test
    @Tag("random")
    void neverBreaksItsOwnInvariants() {
        assertThat(GameCheck.of(GAME)
                        .games(45L * Integer.getInteger("contract.times", 1))
                        .seed(7)
                        .level(GameCheck.Level.INVARIANTS)
                        .run()
                        .toString())
                .endsWith(" 0 violations");
    }

    /// (frozen-wastes:I10)
    @Test
    void nothingIsEverLessThanNothing() {
        Party party = Party.starting(Cards.PRINTED.heroes().getFirst(), Rules.of(Setup.of("frozen-wastes", 2)));
        assertThatThrownBy(() -> party.gold(-5)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> party.experience(-1)).isInstanceOf(IllegalArgumentException.class);
        assertThat(Body.SOUND.plus(Harm.FROST, -3)).isEqualTo(Body.SOUND);
    }

    @Test
    void aTableThatCannotBeIsRefused() {
        for (String line : List.of("seat-1 hero ice-wraith", "event zyla")) {
            assertThatThrownBy(
                            () -> GAME.staging().stage(Setup.of("frozen-wastes", 2), List.of(List.of(line.split(" ")))))
                    .as(line)
                    .isInstanceOf(IllegalArgumentException.class);
        }
    }
}
