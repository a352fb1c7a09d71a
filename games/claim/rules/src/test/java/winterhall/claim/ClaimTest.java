package winterhall.claim;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import winterhall.engine.Seat;
import winterhall.engine.Verb;
import winterhall.engine.Viewer;
import winterhall.engine.kit.CardSet;
import winterhall.enginetest.BotPlayCheck;
import winterhall.enginetest.GameContract;
import winterhall.enginetest.Mutants;
import winterhall.enginetest.Redeal;

/// Claim against its rules and against the laws of every game, over all decks, settings and numbers of seats.
/// (claim:H1–H11, claim:I1–I8)
class ClaimTest extends GameContract<Board, ClaimView> {
    private static final Claim CLAIM = new Claim();

    /// Printed things that never are a reason: Goblins do nothing, of four others something else is told, and how a deck
    /// is made up is over before anything happens.
    private static final List<String> SILENT = List.of("F1", "F12", "F16", "F17", "A11", "R2", "N1");

    ClaimTest() {
        super(CLAIM);
    }

    @Override
    protected int pairs() {
        return 2000;
    }

    /// A few questions: bots that know the game are checked beside their advice.
    @Override
    protected BotPlayCheck<Board, ClaimView> bots() {
        return new BotPlayCheck<>(CLAIM, 2, 64, 1);
    }

    @Override
    protected Optional<Redeal<Board>> redeal() {
        return Optional.of(new HiddenRedeal());
    }

    @Override
    protected Mutants<Board, ClaimView> leaks(Mutants<Board, ClaimView> standard) {
        return standard.showing("hand-of-another-seat", (board, viewer) -> board.faces(rivalHand(board, viewer)))
                .showing(
                        "how-many-of-one-faction-it-holds",
                        (board, viewer) -> rivalHand(board, viewer)
                                .and(board.cards().of(board.cards().factions().getLast()))
                                .size())
                .showing(
                        "strongest-card-it-holds",
                        (board, viewer) -> rivalHand(board, viewer).stream()
                                .map(board::value)
                                .max())
                .showing(
                        "whether-it-could-follow",
                        (board, viewer) ->
                                rivalHand(board, viewer).meets(board.cards().of(Faction.GOBLIN)))
                .showing("blind-followers", (board, viewer) -> board.faces(board.at(Board.followers(rival(viewer)))))
                .showing(
                        "top-of-the-deck",
                        (board, _) -> board.deck().isEmpty()
                                ? ""
                                : board.face(board.deck().top()))
                .showing("order-of-the-deck", (board, _) -> board.deck());
    }

    static Seat rival(Viewer viewer) {
        return viewer.seat().map(seat -> seat.next(2)).orElse(Seat.of(1));
    }

    private static CardSet rivalHand(Board board, Viewer viewer) {
        return board.at(Board.hand(rival(viewer)));
    }

    @Override
    protected boolean isForPlayers(String rule) {
        return rule.matches("[RFALWN]\\d+[a-f]?(\\.\\d)?");
    }

    @Override
    protected List<String> moreTexts() {
        var keys = new ArrayList<>(List.of("card.name", "card.class", "toxic.x", "setting.factions.base"));
        Face.classes().forEach(each -> keys.add("class." + each.id()));
        addAll(keys, "phase.", Phase.values());
        addAll(keys, "window.", ArtifactWindow.values());
        addAll(keys, "twist.", PlayedCard.Twist.values());
        addAll(keys, "place.", Toxic.Place.values());
        addAll(keys, "outcome.", Ending.Reason.values());
        Stream.concat(
                        Arrays.stream(Why.values()).map(Why::rule),
                        CLAIM.catalogue().items().stream()
                                .map(item -> item.rule().substring("claim:".length())))
                .filter(rule -> !SILENT.contains(rule))
                .distinct()
                .forEach(rule -> keys.add("why." + rule));
        return keys;
    }

    private static void addAll(List<String> keys, String prefix, Enum<?>[] constants) {
        Arrays.stream(constants).map(Verb::of).map(prefix::concat).forEach(keys::add);
    }
}
