package winterhall.frozenwastes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Effect;
import winterhall.engine.Refusal;
import winterhall.engine.Seat;
import winterhall.engine.Table;
import winterhall.engine.kit.Hex;
import winterhall.frozenwastes.WastesMove.AttackHero;
import winterhall.frozenwastes.WastesMove.Pass;
import winterhall.frozenwastes.WastesMove.Quiet;
import winterhall.frozenwastes.WastesMove.SeekAdventure;
import winterhall.frozenwastes.WastesMove.Venture;
import winterhall.frozenwastes.cards.Challenge;
import winterhall.frozenwastes.cards.WeatherEvent;
import winterhall.frozenwastes.map.Colour;
import winterhall.frozenwastes.map.Isheim;

/// The fourth step: adventures and Events. (frozen-wastes:R43, R44, R63–R67, R109–R116)
final class Adventuring {
    private Adventuring() {}

    /// Arshan cannot be refused; everything else is optional. (frozen-wastes:R43, R44, R172, R175)
    record BeginAdventure(Seat seat) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Turns.enter(Step.ADVENTURE, table);
            if (Isheim.isGreenVale(table.board().party(seat).place())) {
                table.next(new Combat.Meet(
                        seat, table.board().field().rules().cards().arshan()));
            } else {
                table.next(new Offer(seat));
            }
        }
    }

    /// Asks if there is anything to do here.
    record Offer(Seat seat) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Field field = table.board().field();
            Hex at = field.party(seat).place();
            if (hasAdventure(field, at) || !field.neighbours(seat).isEmpty()) {
                table.next(new ChooseVenture(seat));
            }
        }
    }

    private static boolean hasAdventure(Field field, Hex at) {
        return field.world().undefeatedAt(at).isPresent()
                || field.world().counterAt(at).isPresent();
    }

    /// At most one of them. (frozen-wastes:R43, RU82)
    record ChooseVenture(Seat seat) implements WastesAsk<Venture> {
        @Override
        public List<Venture> answers(Board board) {
            var answers = new ArrayList<Venture>();
            answers.add(new SeekAdventure());
            Seat.all(board.field().seats()).stream()
                    .filter(rival -> !rival.equals(seat))
                    .forEach(rival -> answers.add(new AttackHero(rival)));
            answers.add(new Pass());
            answers.addAll(Powers.quiet(board, seat));
            return answers;
        }

        @Override
        public Optional<Refusal> whyNot(Venture move, Board board) {
            Field field = board.field();
            return switch (move) {
                case SeekAdventure() ->
                    WastesAsk.refuseIf(!hasAdventure(field, field.party(seat).place()), "R63", "no-adventure-here");
                case AttackHero(var rival) ->
                    WastesAsk.refuseIf(!field.neighbours(seat).contains(rival), "R179", "not-in-this-space");
                case Pass() -> WastesAsk.FINE;
                case Quiet quiet -> Powers.whyNot(quiet, board, seat);
            };
        }

        @Override
        public void answer(Venture move, Table<Board> table) {
            switch (move) {
                case SeekAdventure() -> {
                    World world = table.board().field().world();
                    Hex at = table.board().party(seat).place();
                    Optional<World.Undefeated> undefeated = world.undefeatedAt(at);
                    table.next(
                            undefeated.isPresent()
                                    ? new Combat.Meet(seat, undefeated.get().card())
                                    : new DrawAdventure(
                                            seat, world.counterAt(at).orElseThrow()));
                }
                case AttackHero(var rival) -> table.next(new Combat.AttackRival(seat, rival));
                case Pass() -> {}
                case Quiet quiet -> {
                    table.next(new Offer(seat));
                    Powers.answer(quiet, seat, table);
                }
            }
        }
    }

    /// Cards are turned until one is a Challenge. (frozen-wastes:R66, R67, RU36, RU86, RU87)
    record DrawAdventure(Seat seat, Colour colour) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Piles piles = table.board().field().piles();
            if (piles.deck(colour).isEmpty() && piles.bottom(colour).isEmpty()) {
                if (piles.discards(colour).stream().noneMatch(card -> card.sheet() instanceof Challenge)) {
                    table.tell(new WastesEvent.NothingFound(seat, colour));
                    return;
                }
                table.update(board -> board.field(field -> field.piles(
                        now -> now.withDeck(colour, now.discards(colour)).withDiscards(colour, List.of()))));
                table.tell(new WastesEvent.DeckReshuffled(colour));
            }
            CardId card = draw(table);
            table.tell(new WastesEvent.AdventureDrawn(seat, card));
            if (card.sheet() instanceof WeatherEvent) {
                table.next(new PlayEvent(card), this);
            } else {
                table.next(new Combat.Meet(seat, card));
            }
        }

        /// The top card: any of those that are not known to lie at the bottom.
        private CardId draw(Table<Board> table) {
            List<CardId> deck = table.board().field().piles().deck(colour);
            if (deck.isEmpty()) {
                List<CardId> bottom = table.board().field().piles().bottom(colour);
                table.update(board -> board.field(field ->
                        field.piles(piles -> piles.withBottom(colour, bottom.subList(1, bottom.size())))));
                return bottom.getFirst();
            }
            CardId card = table.pick("deck-" + colour, deck);
            table.update(board ->
                    board.field(field -> field.piles(piles -> piles.withDeck(colour, Lists.minus(deck, card)))));
            return card;
        }
    }

    /// It enters play unless a higher one is there; counters come back either way. (frozen-wastes:R110–R112, RU73)
    record PlayEvent(CardId card) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Field field = table.board().field();
            WeatherEvent event = (WeatherEvent) card.sheet();
            Optional<CardId> old = field.world().event();
            boolean enters = old.map(played -> ((WeatherEvent) played.sheet()).number() <= event.number())
                    .orElse(true);
            if (enters) {
                table.update(board -> board.field(now -> now.world(world -> world.with(card, event.weather()))
                        .piles(piles -> old.map(piles::discardAdventure).orElse(piles))));
                table.tell(new WastesEvent.EventBegan(card, event.weather()));
            } else {
                table.update(board -> board.field(now -> now.piles(piles -> piles.discardAdventure(card))));
                table.tell(new WastesEvent.EventRejected(card));
            }
            refill(event.colour(), table);
        }

        /// Every bare jewel of the Event's colour. (frozen-wastes:R112, RU34)
        private void refill(Colour colour, Table<Board> table) {
            Field field = table.board().field();
            boolean all = field.rules().refillsAllColours();
            List<Hex> back = field.world().bare().stream()
                    .filter(hex -> all || Isheim.at(hex).jewel().equals(Optional.of(colour)))
                    .toList();
            if (!back.isEmpty()) {
                var bare = new ArrayList<>(field.world().bare());
                bare.removeAll(back);
                table.update(board -> board.field(now -> now.world(world -> world.with(List.copyOf(bare)))));
                table.tell(new WastesEvent.CountersRefilled(back, Causes.card("R112", card)));
            }
        }
    }
}
