package winterhall.valda;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Seat;
import winterhall.engine.Verb;
import winterhall.engine.Viewer;
import winterhall.engine.kit.CardSet;
import winterhall.enginetest.BotPlayCheck;
import winterhall.enginetest.GameContract;
import winterhall.enginetest.Mutants;
import winterhall.enginetest.Redeal;

/// Valda against its rules and against the laws of every game, over all settings and numbers of seats.
/// (valda:R223–R236)
class ValdaTest extends GameContract<Board, ValdaView> {
    private static final Valda VALDA = new Valda();

    ValdaTest() {
        super(VALDA);
    }

    @Override
    protected int games() {
        return 12;
    }

    @Override
    protected int pairs() {
        return 300;
    }

    /// A match is long: few worlds and few questions are enough to see that bots can play it.
    @Override
    protected BotPlayCheck<Board, ValdaView> bots() {
        return new BotPlayCheck<>(VALDA, 1, 256, 1);
    }

    @Override
    protected Optional<Redeal<Board>> redeal() {
        return Optional.of(new ValdaRedeal());
    }

    @Override
    protected Mutants<Board, ValdaView> leaks(Mutants<Board, ValdaView> standard) {
        return standard.showing("order-of-deck-a", (board, _) -> board.decks().row(0))
                .showing("order-of-deck-b", (board, _) -> board.decks().row(1))
                .showing("top-of-deck-a", (board, _) -> top(board, 0))
                .showing("top-of-a-divine-deck", (board, _) -> top(board, Board.deck(Area.TYR_AGIR)))
                .showing("order-of-a-divine-deck", (board, _) -> board.decks().row(Board.deck(Area.THOR_GRIM)))
                .showing(
                        "hand-of-another-seat", (board, viewer) -> board.cards().list(hand(board, viewer)))
                .showing("copies-in-another-hand", (board, viewer) -> hand(board, viewer))
                .showing("weapons-of-another-seat", (board, viewer) -> board.hand(rival(viewer), CardKind.WEAPON))
                .showing("how-many-weapons-it-holds", (board, viewer) -> count(board, viewer, CardKind.WEAPON))
                .showing("how-many-attack-cards-it-holds", (board, viewer) -> count(board, viewer, CardKind.ATTACK))
                .showing("whether-it-can-defend", (board, viewer) -> board.holds(rival(viewer), CardKind.DEFENCE))
                .showing(
                        "strongest-card-it-holds",
                        (board, viewer) -> hand(board, viewer).stream()
                                .map(copy -> board.cards().sheetOf(copy).value())
                                .max())
                .showing(
                        "whether-it-could-use-a-weapon-now",
                        (board, viewer) -> board.cards().fitting(Timing.OPEN).stream()
                                .anyMatch(card -> board.holds(rival(viewer), card)))
                .showing(
                        "knowledge-of-another-seat",
                        (board, viewer) -> board.deal().known(rival(viewer)))
                .showing("cards-just-drawn", (board, _) -> board.deal().at(Board.DRAWN))
                .showing(
                        "hands-as-everyone-will-know-them",
                        (board, _) -> ValdaView.of(board, Viewer.everyone()).hands())
                .showing(
                        "what-others-looked-at",
                        (board, _) -> ValdaView.of(board, Viewer.everyone()).decks());
    }

    /// Nobody is polled.
    @Override
    protected List<String> harmless() {
        return List.of("answers-to-an-open-poll");
    }

    private static Seat rival(Viewer viewer) {
        return viewer.seat().map(seat -> seat.next(2)).orElse(Seat.of(1));
    }

    private static CardSet hand(Board board, Viewer viewer) {
        return board.inHand(rival(viewer));
    }

    private static int count(Board board, Viewer viewer, CardKind kind) {
        return hand(board, viewer).and(board.cards().kind(kind)).size();
    }

    private static String top(Board board, int deck) {
        return board.decks().size(deck) == 0
                ? "empty"
                : board.cards().id(board.decks().row(deck).top()).toString();
    }

    /// The book names the rules that a refusal, a setting or a card can name.
    @Override
    protected boolean isForPlayers(String rule) {
        return false;
    }

    @Override
    protected List<String> moreTexts() {
        var keys = new ArrayList<>(List.of("outcome.shared", "refusal.another-question", "refusal.not-an-option"));
        Arrays.stream(Area.values()).map(area -> "area." + area + ".name").forEach(keys::add);
        addAll(keys, "resource.", Resource.values());
        addAll(keys, "deck.", MainDeck.values());
        addAll(keys, "phase.", Phase.values());
        addAll(keys, "face.", Face.values());
        addAll(keys, "window.", Timing.values());
        Turns.CRITERIA.forEach(reason -> keys.add("outcome." + reason));
        Why.rules().forEach(rule -> keys.add("why." + rule));
        return keys;
    }

    private static void addAll(List<String> keys, String prefix, Enum<?>[] constants) {
        Arrays.stream(constants).map(Verb::of).map(prefix::concat).forEach(keys::add);
    }
}
