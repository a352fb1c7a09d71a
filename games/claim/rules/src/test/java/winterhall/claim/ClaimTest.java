package winterhall.claim;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Seat;
import winterhall.engine.Verb;
import winterhall.engine.Viewer;
import winterhall.engine.kit.CardSet;
import winterhall.enginetest.BotCheck;
import winterhall.enginetest.GameContract;
import winterhall.enginetest.Mutants;
import winterhall.enginetest.Redeal;

/// Claim against its rules and against the laws of every game, over all decks, settings and numbers of seats.
/// (claim:H1–H11, claim:I1–I8)
class ClaimTest extends GameContract<Board, ClaimView> {
    private static final Claim CLAIM = new Claim();

    ClaimTest() {
        super(CLAIM);
    }

    @Override
    protected int pairs() {
        return 2000;
    }

    /// A few questions: bots that know the game are checked beside their advice.
    @Override
    protected BotCheck<Board, ClaimView> bots() {
        return new BotCheck<>(CLAIM, 2, 64, 1);
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
    protected List<String> sameAsEnglish(String language) {
        // the name of the game, marks without words, and texts that are nothing but a parameter
        var same = new ArrayList<>(
                List.of("game.name", "card.class", "toxic.x", "event.phase-began", "move.raise", "move.lower"));
        same.addAll(
                switch (language) {
                    case "nl" ->
                        List.of(
                                "card.name",
                                "faction.goblin.name",
                                "faction.goblin.one",
                                "faction.yeti.one",
                                "faction.demon.one",
                                "class.even");
                    case "de" ->
                        List.of(
                                "faction.doppelganger.one",
                                "faction.yeti.name",
                                "faction.yeti.one",
                                "faction.troll.one");
                    case "fr" ->
                        List.of(
                                "card.name",
                                "faction.doppelganger.name",
                                "faction.doppelganger.one",
                                "faction.gnome.name",
                                "faction.gnome.one",
                                "faction.dragon.name",
                                "faction.dragon.one",
                                "faction.troll.name",
                                "faction.troll.one",
                                "setting.factions.name");
                    default ->
                        List.of(
                                "card.name",
                                "faction.goblin.name",
                                "faction.goblin.one",
                                "faction.doppelganger.name",
                                "faction.doppelganger.one",
                                "faction.troll.name",
                                "faction.troll.one",
                                "faction.yeti.name",
                                "faction.yeti.one",
                                "setting.flask-across-phases.no");
                });
        return same;
    }

    @Override
    protected List<String> moreTexts() {
        var keys =
                new ArrayList<>(List.of("game.where", "card.name", "card.class", "toxic.x", "setting.factions.base"));
        for (Faction faction : Faction.values()) {
            List.of("name", "one", "of", "text").forEach(part -> keys.add("faction." + faction + "." + part));
        }
        for (Artifact artifact : Artifact.values()) {
            List.of("name", "text", "when").forEach(part -> keys.add("artifact." + artifact + "." + part));
        }
        for (Location location : Location.values()) {
            List.of("name", "at", "text").forEach(part -> keys.add("location." + location + "." + part));
        }
        List.of("even", "odd", "low", "high").forEach(name -> keys.add("class." + name));
        addAll(keys, "phase.", Phase.values());
        addAll(keys, "window.", ArtifactWindow.values());
        addAll(keys, "twist.", PlayedCard.Twist.values());
        addAll(keys, "place.", Toxic.Place.values());
        addAll(keys, "outcome.", Ending.Reason.values());
        Arrays.stream(Why.values()).map(why -> "why." + why.rule()).forEach(keys::add);
        return keys;
    }

    private static void addAll(List<String> keys, String prefix, Enum<?>[] constants) {
        Arrays.stream(constants).map(Verb::of).map(prefix::concat).forEach(keys::add);
    }
}
