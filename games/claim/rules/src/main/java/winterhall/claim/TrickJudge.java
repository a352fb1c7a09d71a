package winterhall.claim;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Cause;
import winterhall.engine.Seat;

/// Who wins a trick, who loses it and who leads the next. (claim section 4.4)
final class TrickJudge {
    /// More than any value can differ within one group of cards.
    private static final int GROUP = 1_000;

    private TrickJudge() {}

    /// The card that wins the trick, and why. (claim:R13–R15)
    record Verdict(PlayedCard winning, Optional<Cause> why) {}

    static Verdict judge(Board board) {
        Trick trick = board.trick();
        PlayedCard best = trick.lead();
        if (trick.plays().size() == 1) {
            return new Verdict(best, Why.NO_CARDS.cause());
        }
        if (trick.under(Spell.Kind.LAMP_MISS)) { // claim:RU74
            return new Verdict(trick.of(board.other(board.leader())).orElseThrow(), Artifact.WISHING_LAMP.cause());
        }
        int high = worth(board, best);
        int second = Integer.MIN_VALUE;
        for (int i = 1; i < trick.plays().size(); i++) {
            PlayedCard played = trick.plays().get(i);
            int worth = worth(board, played);
            if (worth > high) { // equal values: the earlier card (claim:R15)
                second = high;
                best = played;
                high = worth;
            } else {
                second = Math.max(second, worth);
            }
        }
        Optional<Cause> artifact = trick.under(Spell.Kind.BOTTLE)
                ? Artifact.BOTTOMLESS_BOTTLE.cause()
                : board.rules().artifacts() ? decisiveChange(board, best) : Optional.empty();
        return new Verdict(best, artifact.isPresent() ? artifact : whyCardWins(board, best, high, second));
    }

    /// @param high the worth of the card that wins
    /// @param second the highest worth of the others
    private static Optional<Cause> whyCardWins(Board board, PlayedCard winning, int high, int second) {
        Faction faction = board.cards().faction(winning.card());
        Faction led = board.cards().faction(board.trick().lead().card());
        if (group(high) == 2) {
            return faction.cause();
        }
        if (second == high) {
            return Why.TIE.cause();
        }
        if (faction != led) {
            return faction.cause();
        }
        return (group(second) == group(high) ? Why.HIGHEST_CARD : Why.NOBODY_ELSE_FOLLOWED).of(led);
    }

    private static int group(int worth) {
        return Math.floorDiv(worth + GROUP / 2, GROUP);
    }

    /// What changed a value so that another card wins than by the printed numbers; empty if nothing did. (claim:R44)
    private static Optional<Cause> decisiveChange(Board board, PlayedCard winning) {
        if (!isAnyChanged(board)) {
            return Optional.empty();
        }
        PlayedCard printed = board.trick().lead();
        for (PlayedCard played : board.trick().plays()) {
            if (printedWorth(board, played) > printedWorth(board, printed)) {
                printed = played;
            }
        }
        if (printed.seat().equals(winning.seat())) {
            return Optional.empty();
        }
        Artifact by = changedBy(winning).or(() -> losingChange(board, winning)).orElseThrow();
        return Why.VALUE_CHANGED.of(by);
    }

    private static boolean isAnyChanged(Board board) {
        for (PlayedCard played : board.trick().plays()) {
            if (board.effective(played) != board.value(played.card())) {
                return true;
            }
        }
        return false;
    }

    private static Optional<Artifact> losingChange(Board board, PlayedCard winning) {
        return board.trick().plays().stream()
                .filter(played -> !played.seat().equals(winning.seat()))
                .flatMap(played -> changedBy(played).stream())
                .findFirst();
    }

    /// The last artifact that changed what this card counts.
    private static Optional<Artifact> changedBy(PlayedCard played) {
        if (!played.twists().isEmpty()) {
            return Optional.of(
                    played.twists().getLast() == PlayedCard.Twist.MIRRORED
                            ? Artifact.MIRROR_OF_LIES
                            : Artifact.MAGIC_WAND);
        }
        if (played.flask()) {
            return Optional.of(Artifact.FLASK_OF_TEARS);
        }
        return played.frozen() != 0 ? Optional.of(Artifact.ICE_SWORD) : Optional.empty();
    }

    private static int printedWorth(Board board, PlayedCard played) {
        return worth(board, played) - board.effective(played) + board.value(played.card());
    }

    /// The seat with the worst card; of two seats, the one that did not win. (claim:N7)
    static Seat loser(Board board, Seat winner) {
        return board.seats() == 2 ? board.other(winner) : ranking(board).getLast();
    }

    /// Best card first. (claim:N7)
    static List<Seat> ranking(Board board) {
        var plays = new ArrayList<>(board.trick().plays());
        plays.sort((one, other) -> Integer.compare(worth(board, other), worth(board, one)));
        return plays.stream().map(PlayedCard::seat).toList();
    }

    /// Comparable worth in this trick: Knights on a Goblin, then what counts as the led faction, then the rest.
    private static int worth(Board board, PlayedCard played) {
        int value = board.effective(played);
        Trick trick = board.trick();
        FactionCards cards = board.cards();
        int lead = trick.lead().card();
        Faction led = cards.faction(lead);
        Faction faction = cards.faction(played.card());
        boolean counts = faction == led
                || cards.imitating().has(played.card()) && !cards.imitating().has(lead);
        if (!trick.spells().isEmpty() && trick.under(Spell.Kind.BOTTLE)) {
            return counts || board.rules().bottleCountsAnyCard() ? GROUP - value : value; // claim:A10
        }
        if (counts) {
            return GROUP + value; // claim:R13
        }
        return faction.beats(led) ? 2 * GROUP + value : value; // claim:F2
    }

    /// The winner, unless a Dragon or a Yeti has it otherwise. (claim:R17, claim:F7, claim:F13, claim:N8)
    static Seat nextLeader(Board board, Seat winner) {
        List<PlayedCard> plays = board.trick().plays();
        for (int i = plays.size() - 1; i >= 0; i--) {
            if (board.cards().takingTheLead().has(plays.get(i).card())) {
                return plays.get(i).seat();
            }
        }
        if (!board.rules().has(Faction.YETI)) {
            return winner;
        }
        List<Seat> barred = barred(board);
        for (Seat seat : winner.around(board.seats())) {
            if (!barred.contains(seat)) {
                return seat;
            }
        }
        return winner; // all are barred (claim:RU22)
    }

    /// Why somebody else than the winner leads next. (claim:F7, claim:F13)
    static Optional<Cause> whyLeads(Board board) {
        return board.trick().cards().meets(board.cards().takingTheLead())
                ? Faction.DRAGON.cause()
                : Faction.YETI.cause();
    }

    private static List<Seat> barred(Board board) {
        List<Seat> barred = board.trick().plays().stream()
                .filter(played -> board.cards().faction(played.card()).barsFromLeading())
                .map(PlayedCard::seat)
                .toList();
        return board.rules().lastYetiBarred() && !barred.isEmpty() ? List.of(barred.getLast()) : barred;
    }
}
