package winterhall.toys.trumps;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Seat;

/// What everybody sees. (trumps:R3)
///
/// @param turned the card that says what is trumps; empty before the deal
/// @param leader who leads to this trick
/// @param trick the cards of this trick, in the order in which they were played
/// @param played the cards of the tricks before
/// @param won how many tricks each seat has won
/// @param lacks the suits that each seat has shown to lack, since it did not follow (trumps:R5)
record OpenTable(
        Optional<Card> turned,
        Seat leader,
        List<Card> trick,
        List<Card> played,
        List<Integer> won,
        List<List<Suit>> lacks) {
    static final OpenTable START = new OpenTable(
            Optional.empty(), Seat.of(1), List.of(), List.of(), List.of(0, 0), List.of(List.of(), List.of()));

    OpenTable {
        trick = List.copyOf(trick);
        played = List.copyOf(played);
        won = List.copyOf(won);
        lacks = List.copyOf(lacks);
    }

    /// The suit to follow, once a card is led.
    Optional<Suit> led() {
        return trick.stream().findFirst().map(Card::suit);
    }

    boolean lacks(Seat seat, Suit suit) {
        return lacks.get(seat.index()).contains(suit);
    }

    /// All cards that nobody has to guess.
    List<Card> cards() {
        var cards = new ArrayList<>(played);
        cards.addAll(trick);
        turned.ifPresent(cards::add);
        return cards;
    }

    /// Who wins the trick that lies on the table. (trumps:R6)
    Seat winner() {
        Card lead = trick.getFirst();
        Card answer = trick.getLast();
        boolean wins = answer.suit() == lead.suit() ? answer.rank() > lead.rank() : isTrump(answer);
        return wins ? leader.next(2) : leader;
    }

    /// The trump that wins this trick though another suit was led. (trumps:R6)
    Optional<Card> winningTrump() {
        return Optional.of(trick.getLast())
                .filter(answer ->
                        isTrump(answer) && answer.suit() != trick.getFirst().suit());
    }

    private boolean isTrump(Card card) {
        return turned.map(Card::suit).equals(Optional.of(card.suit()));
    }

    OpenTable turn(Card card) {
        return new OpenTable(Optional.of(card), leader, trick, played, won, lacks);
    }

    /// A card is played; one that does not follow shows that its hand could not. (trumps:R5)
    OpenTable play(Seat seat, Card card) {
        var cards = new ArrayList<>(trick);
        cards.add(card);
        Optional<Suit> missing = led().filter(suit -> suit != card.suit() && !lacks(seat, suit));
        return new OpenTable(
                turned,
                leader,
                cards,
                played,
                won,
                missing.map(suit -> lacking(seat, suit)).orElse(lacks));
    }

    private List<List<Suit>> lacking(Seat seat, Suit suit) {
        var all = new ArrayList<>(lacks);
        var own = new ArrayList<>(all.get(seat.index()));
        own.add(suit);
        all.set(seat.index(), own.stream().sorted().toList());
        return all;
    }

    OpenTable clear(Seat winner) {
        var gone = new ArrayList<>(played);
        gone.addAll(trick);
        var tricks = new ArrayList<>(won);
        tricks.set(winner.index(), tricks.get(winner.index()) + 1);
        return new OpenTable(turned, winner, List.of(), gone.stream().sorted().toList(), tricks, lacks);
    }
}
