package winterhall.claim.bot;

import java.util.List;
import winterhall.claim.Board;
import winterhall.claim.ClaimMove;
import winterhall.claim.Face;
import winterhall.claim.Faction;
import winterhall.claim.Phase;
import winterhall.claim.PlayedCard;
import winterhall.engine.Move;
import winterhall.engine.kit.CardSet;

/// Which card to play: win what is worth winning as cheaply as possible, and lose the rest with the least.
final class CardPlay {
    /// A card of the centre better than this is worth more than the unknown one of the deck. (claim:R20, claim:R21)
    private static final int AVERAGE = 4;
    /// More than any value.
    private static final int GROUP = 100;

    private CardPlay() {}

    static Move choose(Board board, List<? extends Move> plays) {
        List<PlayedCard> trick = board.trick().plays();
        return trick.isEmpty() ? lead(board, plays) : follow(board, trick, plays);
    }

    /// High for a trick worth winning, low otherwise.
    private static Move lead(Board board, List<? extends Move> plays) {
        boolean high = board.phase() == Phase.GATHERING || isPrizeWanted(board);
        Move best = plays.getFirst();
        int most = Integer.MIN_VALUE;
        for (Move play : plays) {
            Face card = ((ClaimMove.Play) play).card();
            boolean up = high && !losesOnPurpose(board, card.faction());
            int merit = up ? number(card) : -number(card);
            if (merit > most) {
                best = play;
                most = merit;
            }
        }
        return best;
    }

    private static Move follow(Board board, List<PlayedCard> trick, List<? extends Move> plays) {
        Faction led = board.cards().faction(trick.getFirst().card());
        boolean wanted = board.phase() == Phase.GATHERING ? !losesOnPurpose(board, led) : isPrizeWanted(board);
        int toBeat = toBeat(board, led, trick);
        Move best = plays.getFirst();
        int most = Integer.MIN_VALUE;
        for (Move play : plays) {
            Face card = ((ClaimMove.Play) play).card();
            boolean wins = rank(led, card.faction(), number(card)) > toBeat;
            int merit = (wins == wanted ? GROUP : 0) - number(card);
            if (merit > most) {
                best = play;
                most = merit;
            }
        }
        return best;
    }

    private static int toBeat(Board board, Faction led, List<PlayedCard> trick) {
        int high = 0;
        for (int i = 0; i < trick.size(); i++) {
            PlayedCard played = trick.get(i);
            high = Math.max(high, rank(led, board.cards().faction(played.card()), board.effective(played)));
        }
        return high;
    }

    /// Where a card stands in a trick, powers that rarely matter left out. (claim:R13, claim:F2, claim:F5)
    private static int rank(Faction led, Faction faction, int value) {
        if (faction.beats(led)) {
            return 2 * GROUP + value;
        }
        return faction == led || faction.imitates() && !led.imitates() ? GROUP + value : 0;
    }

    /// Dwarves go to the loser of the trick. (claim:F4)
    private static boolean losesOnPurpose(Board board, Faction faction) {
        return faction == Faction.DWARF && board.phase() == Phase.GATHERING;
    }

    private static boolean isPrizeWanted(Board board) {
        CardSet centre = board.at(Board.CENTRE);
        for (int i = 0; i < centre.size(); i++) {
            int card = centre.get(i);
            if (Evaluation.strength(board.cards().faction(card), board.value(card)) > AVERAGE) {
                return true;
            }
        }
        return false;
    }

    /// The number of a card, or a fair guess while it is hidden. (claim:F15)
    private static int number(Face card) {
        return switch (card.number()) {
            case Face.LOW -> 2;
            case Face.HIGH -> 7;
            case Face.EVEN, Face.ODD -> 4;
            default -> card.number();
        };
    }
}
