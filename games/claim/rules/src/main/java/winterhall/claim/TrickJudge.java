package winterhall.claim;

import java.util.ArrayList;
import java.util.List;
import winterhall.engine.Seat;

/// Who wins a trick, who loses it and who leads the next. (claim section 4.4)
final class TrickJudge {
    /// More than any value can differ within one group of cards.
    private static final int GROUP = 1_000;

    private TrickJudge() {}

    /// The card that wins the trick.
    static PlayedCard winning(Board board) {
        Trick trick = board.trick();
        if (trick.plays().size() > 1 && trick.under(Spell.Kind.LAMP_MISS)) {
            return trick.of(board.other(board.leader())).orElseThrow(); // claim:RU74
        }
        PlayedCard best = trick.lead();
        int high = worth(board, best);
        for (int i = 1; i < trick.plays().size(); i++) {
            PlayedCard played = trick.plays().get(i);
            int worth = worth(board, played);
            if (worth > high) { // equal values: the earlier card (claim:R15)
                best = played;
                high = worth;
            }
        }
        return best;
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
        Cards cards = board.cards();
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

    private static List<Seat> barred(Board board) {
        List<Seat> barred = board.trick().plays().stream()
                .filter(played -> board.cards().faction(played.card()).barsFromLeading())
                .map(PlayedCard::seat)
                .toList();
        return board.rules().lastYetiBarred() && !barred.isEmpty() ? List.of(barred.getLast()) : barred;
    }
}
