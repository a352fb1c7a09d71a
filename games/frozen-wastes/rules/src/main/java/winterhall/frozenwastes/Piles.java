package winterhall.frozenwastes;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/// All cards that nobody owns.
///
/// A face-down deck is a set here: nobody ever knows anything of its order but what lies at the bottom, so its top card
/// is drawn at random when it is wanted. All lists but rows and bottoms are in the order of [CardId].
///
/// @param decks of adventures, by colour
/// @param bottoms cards known to lie under each of these decks (frozen-wastes:RU33)
/// @param discards of adventures, by colour
/// @param stacks what is for sale, by town
/// @param row Legends that lie face up (frozen-wastes:R8)
/// @param gone Legends out of the game (frozen-wastes:RU52)
public record Piles(
        List<List<CardId>> decks,
        List<List<CardId>> bottoms,
        List<List<CardId>> discards,
        List<CardId> market,
        List<CardId> marketDiscard,
        List<List<CardId>> stacks,
        List<CardId> row,
        List<CardId> legends,
        List<CardId> gone) {
    public Piles {
        decks = List.copyOf(decks);
        bottoms = List.copyOf(bottoms);
        discards = List.copyOf(discards);
        market = List.copyOf(market);
        marketDiscard = List.copyOf(marketDiscard);
        stacks = List.copyOf(stacks);
        row = List.copyOf(row);
        legends = List.copyOf(legends);
        gone = List.copyOf(gone);
    }

    static Piles start(Rules rules) {
        var decks = new ArrayList<List<CardId>>();
        var none = new ArrayList<List<CardId>>();
        for (Colour colour : Colour.values()) {
            decks.add(rules.cards().deck(colour));
            none.add(List.of());
        }
        var stacks = new ArrayList<List<CardId>>();
        for (var _ : Town.values()) {
            stacks.add(List.of());
        }
        boolean inMarket = rules.legendsInMarket();
        var market = new ArrayList<>(rules.cards().market());
        if (inMarket) {
            market.addAll(rules.cards().legends());
            market.sort(null);
        }
        var deck = new ArrayList<>(inMarket ? List.<CardId>of() : rules.cards().legends());
        List<CardId> row = inMarket ? List.of() : rules.cards().startRow();
        deck.removeAll(row);
        return new Piles(decks, none, none, market, List.of(), stacks, row, deck, List.of());
    }

    List<CardId> deck(Colour colour) {
        return decks.get(colour.ordinal());
    }

    List<CardId> bottom(Colour colour) {
        return bottoms.get(colour.ordinal());
    }

    List<CardId> discards(Colour colour) {
        return discards.get(colour.ordinal());
    }

    List<CardId> stack(Town town) {
        return stacks.get(town.ordinal());
    }

    Piles withDeck(Colour colour, List<CardId> changed) {
        return with(next -> next.decks = Lists.with(decks, colour.ordinal(), changed));
    }

    Piles withBottom(Colour colour, List<CardId> changed) {
        return with(next -> next.bottoms = Lists.with(bottoms, colour.ordinal(), changed));
    }

    Piles withDiscards(Colour colour, List<CardId> changed) {
        return with(next -> next.discards = Lists.with(discards, colour.ordinal(), changed));
    }

    Piles withMarket(List<CardId> deck, List<CardId> discard) {
        return with(next -> {
            next.market = deck;
            next.marketDiscard = discard;
        });
    }

    Piles withStack(Town town, List<CardId> changed) {
        return with(next -> next.stacks = Lists.with(stacks, town.ordinal(), changed));
    }

    Piles withLegends(List<CardId> faceUp, List<CardId> deck) {
        return with(next -> {
            next.row = faceUp;
            next.legends = deck;
        });
    }

    Piles withGone(List<CardId> changed) {
        return with(next -> next.gone = changed);
    }

    /// An adventure card goes to the discard pile of its colour.
    Piles discardAdventure(CardId card) {
        Colour colour = Cards.colour(card);
        return withDiscards(colour, Lists.plusSorted(discards(colour), card));
    }

    /// Where a card goes that is lost or discarded. (frozen-wastes:R141)
    Piles discard(CardId card, Rules rules) {
        if (card.sheet() instanceof Challenge) {
            return discardAdventure(card);
        }
        if (Cards.isLegend(card) && !rules.legendsInMarket()) {
            return withGone(Lists.plusSorted(gone, card));
        }
        return withMarket(market, Lists.plusSorted(marketDiscard, card));
    }

    private Piles with(Consumer<Draft> change) {
        var draft = new Draft(this);
        change.accept(draft);
        return draft.done();
    }

    /// A copy while it is being changed.
    private static final class Draft {
        private List<List<CardId>> decks;
        private List<List<CardId>> bottoms;
        private List<List<CardId>> discards;
        private List<CardId> market;
        private List<CardId> marketDiscard;
        private List<List<CardId>> stacks;
        private List<CardId> row;
        private List<CardId> legends;
        private List<CardId> gone;

        private Draft(Piles piles) {
            decks = piles.decks;
            bottoms = piles.bottoms;
            discards = piles.discards;
            market = piles.market;
            marketDiscard = piles.marketDiscard;
            stacks = piles.stacks;
            row = piles.row;
            legends = piles.legends;
            gone = piles.gone;
        }

        private Piles done() {
            return new Piles(decks, bottoms, discards, market, marketDiscard, stacks, row, legends, gone);
        }
    }
}
