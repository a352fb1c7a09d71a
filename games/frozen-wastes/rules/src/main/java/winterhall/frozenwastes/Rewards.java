package winterhall.frozenwastes;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Effect;
import winterhall.engine.Refusal;
import winterhall.engine.Seat;
import winterhall.engine.Table;
import winterhall.engine.kit.Hex;
import winterhall.engine.kit.Purse;
import winterhall.frozenwastes.WastesMove.Discard;
import winterhall.frozenwastes.WastesMove.Surplus;
import winterhall.frozenwastes.WastesMove.TakeNone;
import winterhall.frozenwastes.WastesMove.TakeRumor;
import winterhall.frozenwastes.WastesMove.Theft;
import winterhall.frozenwastes.cards.Belonging;
import winterhall.frozenwastes.cards.Challenge;
import winterhall.frozenwastes.cards.ItemType;
import winterhall.frozenwastes.cards.Power;
import winterhall.frozenwastes.cards.Threat;
import winterhall.frozenwastes.cards.WeatherEvent;
import winterhall.frozenwastes.map.Clue;
import winterhall.frozenwastes.map.Colour;
import winterhall.frozenwastes.map.Symbol;

/// What a defeated Challenge brings, and the limits of what a hero can own. (frozen-wastes:R84, R140, R145, R158)
final class Rewards {
    private Rewards() {}

    /// In the order of frozen-wastes:R84. The combat is over already.
    record Reward(Seat seat, CardId challenge) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Challenge sheet = (Challenge) challenge.sheet();
            Party party = table.board().party(seat);
            int gold = sheet.gold() + party.bonus(party.hero(), Power.Deed.BOUNTY);
            if (gold > 0) {
                table.update(board -> board.party(seat, now -> now.gold(gold)));
                table.tell(new WastesEvent.GoldGained(seat, gold, Causes.card("R84", challenge)));
            }
            takeCounter(party.place(), sheet.colour(), table);
            World world = table.board().field().world();
            int more = world.amount(WeatherEvent.Effect.MORE_RUMORS, event -> event.colour() == sheet.colour());
            table.next(
                    new GainRumors(seat, sheet.rumors() + more),
                    new GainClues(seat, sheet.clues()),
                    Threats.Apply.all(seat, challenge, Threat.Trigger.DEFEATED),
                    new Stow(seat, challenge));
        }

        private void takeCounter(Hex at, Colour colour, Table<Board> table) {
            if (table.board().field().world().counterAt(at).isPresent()) {
                table.update(board -> board.field(field -> field.world(world -> world.taken(at)))
                        .party(seat, now -> now.experience(colour.experience())));
                table.tell(new WastesEvent.ExperienceGained(seat, colour.experience(), Causes.card("R84", challenge)));
            }
        }
    }

    /// The card becomes an Item or goes to its discard pile. (frozen-wastes:R84, R143)
    record Stow(Seat seat, CardId challenge) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            if (((Challenge) challenge.sheet()).forage().isPresent()) {
                table.update(board -> board.field(field -> field.world(world -> world.minus(challenge)))
                        .party(seat, party -> party.plus(Owned.of(challenge))));
                table.tell(new WastesEvent.CardGained(seat, challenge, Causes.rule("R143")));
                table.next(new KeepLimits(seat, challenge));
            } else {
                table.update(board -> board.field(field -> field.world(world -> world.minus(challenge))
                        .piles(piles -> piles.discardAdventure(challenge))));
            }
            table.update(board -> board.field(field -> field.fight(Optional.<Fight>empty())));
        }
    }

    /// One token after the other; the pool is looked at for each. (frozen-wastes:R145, R146, RU105)
    record GainRumors(Seat seat, int count) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            if (count == 0) {
                return;
            }
            List<Symbol> pool = table.board().secrets().pool();
            if (!pool.isEmpty()) {
                Symbol token = table.pick("rumors", pool);
                table.update(board -> board.secrets(
                        secrets -> secrets.withRumors(seat, secrets.rumors(seat).plus(token, 1))));
                table.tell(new WastesEvent.RumorGained(seat, Optional.of(token)));
                table.next(new GainRumors(seat, count - 1));
            } else if (table.board().secrets().rumors(seat).total()
                    < Symbol.ALL.stream().mapToInt(Symbol::tokens).sum()) {
                table.next(new ChooseTheft(seat), new GainRumors(seat, count - 1));
            }
        }
    }

    /// From whom to take a token if the pool is empty. (frozen-wastes:R146, RU31)
    record ChooseTheft(Seat seat) implements WastesAsk<Theft> {
        @Override
        public List<Theft> answers(Board board) {
            var answers = new ArrayList<Theft>();
            Seat.all(board.field().seats()).forEach(from -> answers.add(new TakeRumor(from)));
            answers.add(new TakeNone());
            return answers;
        }

        @Override
        public Optional<Refusal> whyNot(Theft move, Board board) {
            return switch (move) {
                case TakeNone() -> WastesAsk.FINE;
                case TakeRumor(var from) ->
                    WastesAsk.refuseIf(
                            from.number() > board.field().seats()
                                    || from.equals(seat)
                                    || board.secrets().rumors(from).isEmpty(),
                            "R146",
                            "no-tokens-there",
                            "seat",
                            from);
            };
        }

        @Override
        public void answer(Theft move, Table<Board> table) {
            if (move instanceof TakeRumor(var from)) {
                var tokens = new ArrayList<Symbol>();
                Purse<Symbol> held = table.board().secrets().rumors(from);
                held.kinds().forEach(kind -> tokens.addAll(Collections.nCopies(held.of(kind), kind)));
                Symbol token = table.pick("rumors", tokens);
                table.update(board -> board.secrets(secrets -> secrets.withRumors(from, held.minus(token, 1))
                        .withRumors(seat, secrets.rumors(seat).plus(token, 1))));
                table.tell(new WastesEvent.RumorTaken(seat, from, Optional.of(token)));
            }
        }
    }

    /// As many as the deck has. (frozen-wastes:R158, RU32)
    record GainClues(Seat seat, int count) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            for (int i = 0; i < count; i++) {
                List<Clue> deck = table.board().secrets().deck();
                if (deck.isEmpty()) {
                    return;
                }
                Clue clue = table.pick("clues", deck);
                table.update(board -> board.secrets(
                        secrets -> secrets.withClues(seat, secrets.clues(seat).plus(clue, 1))));
                table.tell(new WastesEvent.ClueGained(seat, Optional.of(clue)));
            }
        }
    }

    /// After a gain: down to the limit at once. (frozen-wastes:R140, RU50)
    record KeepLimits(Seat seat, CardId gained) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Party party = table.board().party(seat);
            ItemType type = ((Belonging) gained.sheet()).type();
            if (party.count(type) > party.limit(type)) {
                table.next(new DiscardSurplus(seat, type), this);
            }
        }
    }

    /// After spoils, when the combat is over. (frozen-wastes:R140, R186, RU102)
    record KeepEveryLimit(Seat seat) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Party party = table.board().party(seat);
            for (ItemType type : ItemType.values()) {
                if (party.count(type) > party.limit(type)) {
                    table.next(new DiscardSurplus(seat, type), this);
                    return;
                }
            }
        }
    }

    record DiscardSurplus(Seat seat, ItemType type) implements WastesAsk<Surplus> {
        @Override
        public List<Surplus> answers(Board board) {
            return board.party(seat).cards().stream()
                    .<Surplus>map(owned -> new Discard(owned.card()))
                    .toList();
        }

        @Override
        public Optional<Refusal> whyNot(Surplus move, Board board) {
            return switch (move) {
                case Discard(var card) -> {
                    Optional<Owned> owned = board.party(seat).find(card);
                    yield WastesAsk.refuseIf(owned.isEmpty(), "R139", "not-yours", "card", card)
                            .or(() -> WastesAsk.refuseIf(
                                    owned.orElseThrow().sheet().type() != type,
                                    "R140",
                                    "other-type",
                                    "card",
                                    card,
                                    "type",
                                    type));
                }
            };
        }

        @Override
        public void answer(Surplus move, Table<Board> table) {
            switch (move) {
                case Discard(var card) -> {
                    Powers.remove(card, seat, table);
                    table.tell(new WastesEvent.CardDiscarded(seat, card, Causes.rule("R140")));
                }
            }
        }
    }
}
