package winterhall.frozenwastes;

import java.util.ArrayList;
import java.util.List;
import winterhall.engine.Chance;
import winterhall.engine.Guide;
import winterhall.engine.Move;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.kit.Hex;
import winterhall.engine.kit.Purse;
import winterhall.frozenwastes.cards.Belonging;
import winterhall.frozenwastes.cards.Challenge;
import winterhall.frozenwastes.cards.ItemType;
import winterhall.frozenwastes.map.Clue;
import winterhall.frozenwastes.map.Colour;
import winterhall.frozenwastes.map.Isheim;
import winterhall.frozenwastes.map.Symbol;

/// Leads checks to tokens and clue cards: hands full of them, and places where they can be used; and to the powers of
/// cards that random heroes seldom own. (frozen-wastes:H1–H6)
final class WastesGuide implements Guide<Board> {
    private static final int TOKENS = 5;
    private static final int CLUES = 4;
    private static final int GOLD = 12;
    private static final int THINGS = 4;

    /// One table in this many begins with an empty pool and no clue deck, so that tokens come from other seats. (frozen-wastes:R146)
    private static final int DEALT_OUT = 4;

    /// One hero in this many starts in the north.
    private static final int FROM_THE_NORTH = 4;

    /// The most wounds that Arshan has kept; one more than these kills him. (frozen-wastes:RU41)
    private static final int KEPT_WOUNDS = 8;

    @Override
    public Setup setup(Chance.Source source) {
        return Setup.of("frozen-wastes", 2 + source.below(3));
    }

    /// Everybody stands on a jewel, or before Green Vale, with tokens, clues and belongings; but where Arshan keeps his
    /// wounds, the active hero may have stayed with him and have no dice to leave. (frozen-wastes:RU41)
    @Override
    public List<String> table(Setup setup, Chance.Source source) {
        var tokens = new ArrayList<>(Secrets.none(1).pool());
        var clues = new ArrayList<>(Secrets.none(1).deck());
        var cards = new ArrayList<>(CardId.values());
        var lines = new ArrayList<String>();
        Rules rules = Rules.of(setup);
        String moment = source.pick(List.of("travel", "adventure"));
        Seat active = Seat.of(1 + source.below(setup.seats()));
        lines.add("moment " + moment + " " + active);
        boolean isBeforeArshan = moment.equals("travel") && rules.foesKeepWounds();
        if (isBeforeArshan) {
            lines.add("arshan " + (1 + source.below(KEPT_WOUNDS)));
        } else if (moment.equals("travel")) {
            lines.add("dice ice-wastes tundra-snowdrift-mountain");
        }
        boolean isDealtOut = source.below(DEALT_OUT) == 0;
        if (isDealtOut) {
            lines.addAll(rumorsToWin(cards, source));
        }
        for (Seat seat : Seat.all(setup.seats())) {
            int left = setup.seats() + 1 - seat.number(); // seats that still take from what is left
            Party hero = Party.starting(rules.cards().heroes().get(seat.number() - 1), rules); // as the table is staged
            Hex outside = source.below(FROM_THE_NORTH) == 0 && !isDealtOut
                    ? source.pick(Isheim.neighbours(Isheim.GREEN_VALE))
                    : source.pick(Isheim.JEWELS);
            Hex at = isBeforeArshan && seat.equals(active) ? Isheim.GREEN_VALE : outside;
            Purse<Symbol> rumors = Purse.empty(Symbol.class);
            for (int i = isDealtOut ? tokens.size() / left : TOKENS; i > 0; i--) {
                rumors = rumors.plus(taken(tokens, source), 1);
            }
            Purse<Clue> hand = Purse.empty(Clue.class);
            for (int i = isDealtOut ? clues.size() / left : CLUES; i > 0; i--) {
                hand = hand.plus(taken(clues, source), 1);
            }
            lines.add(seat + " at " + at + " gold " + GOLD + " cards " + belongings(hero, cards, source) + " rumors "
                    + rumors + " clues " + hand);
        }
        return lines;
    }

    /// On each deck a Challenge that brings a rumor, which nobody owns then.
    private static List<String> rumorsToWin(List<CardId> left, Chance.Source source) {
        var lines = new ArrayList<String>();
        for (Colour colour : Colour.values()) {
            CardId top = source.pick(left.stream()
                    .filter(one -> one.sheet() instanceof Challenge challenge
                            && challenge.colour() == colour
                            && challenge.rumors() > 0)
                    .toList());
            left.remove(top);
            lines.add("deck " + colour + " " + top);
        }
        return lines;
    }

    /// As many of each type as this hero may have, and a few things besides. (frozen-wastes:I7)
    private static String belongings(Party hero, List<CardId> left, Chance.Source source) {
        var owned = new ArrayList<String>();
        for (ItemType type : ItemType.values()) {
            for (int i = Math.min(hero.limit(type), THINGS); i > 0; i--) {
                CardId card =
                        source.pick(left.stream().filter(one -> isOf(type, one)).toList());
                left.remove(card);
                owned.add(card.toString());
            }
        }
        return String.join(",", owned);
    }

    private static boolean isOf(ItemType type, CardId card) {
        boolean isLeftBehind = card.sheet() instanceof Challenge challenge
                && challenge.forage().isEmpty();
        return !isLeftBehind && card.sheet() instanceof Belonging belonging && belonging.type() == type;
    }

    private static <T> T taken(List<T> from, Chance.Source source) {
        return from.remove(source.below(from.size()));
    }

    @Override
    public boolean seeks(Board board, Move option) {
        return switch ((WastesMove) option) {
            case WastesMove.DiscoverLegend _,
                    WastesMove.FindPrincess _,
                    WastesMove.SeekAdventure _,
                    WastesMove.TakeRumor _,
                    WastesMove.Attack _,
                    WastesMove.UsePower _,
                    WastesMove.Treat _,
                    WastesMove.TurnDie _,
                    WastesMove.RerollDie _,
                    WastesMove.LowerEnemy _ -> true;
            default -> false;
        };
    }

    @Override
    public boolean avoids(Board board, Move option) {
        return option instanceof WastesMove.Discard || option instanceof WastesMove.Sell;
    }
}
