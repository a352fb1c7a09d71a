package winterhall.toys.duel;

import java.util.ArrayList;
import java.util.List;
import winterhall.engine.Opening;
import winterhall.engine.Seat;
import winterhall.engine.Staging.BadStage;
import winterhall.engine.Task;
import winterhall.engine.Verb;
import winterhall.engine.kit.CardRow;
import winterhall.engine.kit.CardSet;
import winterhall.engine.kit.Deal;
import winterhall.engine.kit.Decks;

/// A board being set up by the lines of a scenario.
///
/// | line | lays out |
/// |---|---|
/// | `moment turn seat-1` | the turn of this seat begins: it will draw |
/// | `moment attack seat-1` | it has drawn, and its opponents may attack; the usual moment, with `seat-1` |
/// | `round 3` | the round; otherwise the first |
/// | `seat-2 life 4` | its life; otherwise what the setup says |
/// | `seat-2 hand spear mud` | its hand; otherwise empty |
/// | `deck axe shield` | the uppermost cards of the deck, the top first |
/// | `discard mud` | cards in the discard pile |
/// | `rest discard` | cards not named lie there, and not in the deck below those named |
final class StagedBoard {
    private final Box box = new Box();
    private final List<Integer> deck = new ArrayList<>();
    private Field field;
    private Deal deal;
    private final Decks none;
    private boolean draws;
    private boolean restInDeck = true;

    StagedBoard(Field field) {
        this.field = field;
        this.none = DuelBoard.noCards(field.seats());
        this.deal = none.deal();
    }

    void add(List<String> words) {
        List<String> what = words.subList(1, words.size());
        switch (words.getFirst()) {
            case "moment" -> {
                draws = one("moment", what.getFirst(), "turn", "attack").equals("turn");
                field = field.turn(seat(what.getLast()), field.round());
            }
            case "round" -> field = field.turn(field.active(), number(what.getFirst()));
            case "deck" -> cards(what).forEach(card -> deck.add(box.take(card)));
            case "discard" -> lay(what, DuelBoard.DISCARD);
            case "rest" ->
                restInDeck = one("rest", what.getFirst(), "deck", "discard").equals("deck");
            default -> ofSeat(seat(words.getFirst()), what);
        }
    }

    private void ofSeat(Seat seat, List<String> words) {
        switch (one(seat.toString(), words.getFirst(), "life", "hand")) {
            case "life" -> field = field.withLife(seat, number(words.getLast()));
            default -> lay(words.subList(1, words.size()), DuelBoard.hand(seat));
        }
    }

    /// The table, and what comes next on it.
    Opening<DuelBoard> opening() {
        CardSet rest = box.takeRest();
        var order = new ArrayList<>(deck);
        if (restInDeck) {
            rest.forEach(order::add);
        }
        var row = CardRow.of(order.stream().mapToInt(Integer::intValue).toArray());
        Deal laid = deal.lay(rest.minus(row.set()), DuelBoard.DISCARD);
        laid = laid.show(laid.at(DuelBoard.DISCARD));
        for (Seat seat : Seat.all(field.seats())) {
            laid = laid.show(laid.at(DuelBoard.hand(seat)), seat);
        }
        return new Opening<>(new DuelBoard(field, none.with(laid).lay(row, DuelBoard.DECK)), tasks());
    }

    private List<? extends Task<DuelBoard>> tasks() {
        return draws
                ? List.of(new Turns.BeginTurn(field.active(), field.round()))
                : List.of(new Combat.OfferAttacks(), new Turns.EndTurn());
    }

    private void lay(List<String> words, int zone) {
        deal = deal.lay(box.take(cards(words)), zone);
    }

    private static List<Card> cards(List<String> words) {
        return words.stream().map(StagedBoard::card).toList();
    }

    private static Card card(String word) {
        for (Card card : Card.values()) {
            if (Verb.of(card).equals(word)) {
                return card;
            }
        }
        throw new BadStage("there is no card " + word + "; there are " + List.of(Card.values()));
    }

    private Seat seat(String word) {
        Seat seat = Seat.parse(word);
        if (seat.number() > field.seats()) {
            throw new BadStage("there is no " + seat + "; there are " + Seat.all(field.seats()));
        }
        return seat;
    }

    private static int number(String word) {
        if (!word.matches("[0-9]{1,2}")) {
            throw new BadStage(word + " is not a number from 0 to 99");
        }
        return Integer.parseInt(word);
    }

    private static String one(String place, String word, String... known) {
        if (!List.of(known).contains(word)) {
            throw new BadStage(place + " " + word + " is unknown; there are " + List.of(known));
        }
        return word;
    }
}
