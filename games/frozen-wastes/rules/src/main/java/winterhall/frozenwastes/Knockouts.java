package winterhall.frozenwastes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Effect;
import winterhall.engine.Refusal;
import winterhall.engine.Seat;
import winterhall.engine.Table;
import winterhall.engine.kit.Hex;
import winterhall.frozenwastes.WastesMove.GiveCard;
import winterhall.frozenwastes.WastesMove.GiveGear;
import winterhall.frozenwastes.WastesMove.Loss;
import winterhall.frozenwastes.WastesMove.RetreatTo;
import winterhall.frozenwastes.cards.Belonging;
import winterhall.frozenwastes.cards.Harm;
import winterhall.frozenwastes.map.Isheim;

/// What happens to those who fall. (frozen-wastes:R53, R186, R189, R190)
final class Knockouts {
    private static final int GEAR_VALUE = 1;

    private Knockouts() {}

    /// An Ally is killed: the card and everything on it is gone. (frozen-wastes:R99)
    record LoseAlly(Seat seat, CardId ally) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Powers.remove(ally, seat, table);
            table.tell(new WastesEvent.AllyDied(seat, ally, Causes.rule("R53")));
        }
    }

    /// In the order of frozen-wastes:R189.
    record KnockOut(Seat seat) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Field field = table.board().field();
            Party party = field.party(seat);
            boolean hadPrincess = field.world().princess().equals(Optional.of(seat));
            boolean hadFlare = party.flareLit();
            int gold = party.gold();
            table.update(board -> board.party(
                            seat,
                            fallen -> fallen.eachBody(body -> body.without(Harm.FROST))
                                    .with(Body.SOUND)
                                    .gold(-gold)
                                    .flare(false)
                                    .knockedOut())
                    .field(now -> now.shelter(Optional.empty())
                            .trial(Optional.empty())
                            .world(world -> hadPrincess ? world.princess(Optional.empty()) : world)));
            table.tell(new WastesEvent.KnockedOut(seat, gold, Causes.rule("R53")));
            if (hadPrincess) {
                table.tell(new WastesEvent.PrincessLost(seat, Causes.rule("R189")));
            }
            if (hadFlare) {
                table.tell(new WastesEvent.FlareLost(seat, Causes.rule("R77")));
            }
            Optional<Seat> winner = winner(field);
            winner.ifPresent(_ -> table.update(board -> board.field(now -> now.fight(Fight::withLoser))));
            table.next(
                    winner.<Effect<Board>>map(by -> new TakeSpoils(by, seat, gold))
                            .orElseGet(() -> new LosePossession(seat)),
                    new Retreat(seat),
                    new AfterKnockOut(seat));
        }

        /// Who gets spoils: the other hero of a combat that was not decided yet. (frozen-wastes:R186, RU43, RU102)
        private Optional<Seat> winner(Field field) {
            return field.fight()
                    .filter(fight -> fight.rival().isPresent() && fight.involves(seat) && !fight.decided())
                    .map(fight -> fight.hero().equals(seat) ? fight.rival().orElseThrow() : fight.hero());
        }
    }

    /// The most valuable Item or Ally goes. (frozen-wastes:R189, RU48, RU58)
    record LosePossession(Seat seat) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Field field = table.board().field();
            List<Loss> dearest = field.rules().losesGoldOnly() ? List.of() : dearest(field.party(seat));
            if (dearest.size() == 1) {
                lose(dearest.getFirst(), seat, table);
            } else if (dearest.size() > 1) {
                table.next(new ChooseLoss(seat));
            }
        }
    }

    private static List<Loss> dearest(Party party) {
        int most = 0;
        var dearest = new ArrayList<Loss>();
        for (Loss loss : possessions(party)) {
            int value = value(loss);
            if (value > most) {
                most = value;
                dearest.clear();
            }
            if (value == most) {
                dearest.add(loss);
            }
        }
        return dearest;
    }

    /// Every card, and each kind of gear. (frozen-wastes:RU75)
    private static List<Loss> possessions(Party party) {
        var all = new ArrayList<Loss>();
        party.cards().forEach(owned -> all.add(new GiveCard(owned.card())));
        party.gear().kinds().forEach(gear -> all.add(new GiveGear(gear)));
        return all;
    }

    private static int value(Loss loss) {
        return switch (loss) {
            case GiveCard(var card) -> ((Belonging) card.sheet()).price();
            case GiveGear(var _) -> GEAR_VALUE;
        };
    }

    private static void lose(Loss loss, Seat seat, Table<Board> table) {
        switch (loss) {
            case GiveCard(var card) -> {
                Powers.remove(card, seat, table);
                table.tell(new WastesEvent.CardLost(seat, card, Causes.rule("R189")));
            }
            case GiveGear(var gear) -> {
                table.update(board -> board.party(seat, party -> party.gear(gear, -1)));
                table.tell(new WastesEvent.GearLost(seat, gear, Causes.rule("R189")));
            }
        }
    }

    private static Optional<Refusal> unlessOwned(Loss loss, Party party) {
        return switch (loss) {
            case GiveCard(var card) ->
                WastesAsk.refuseIf(party.find(card).isEmpty(), "R189", "not-owned", "card", card);
            case GiveGear(var gear) ->
                WastesAsk.refuseIf(party.gear().of(gear) == 0, "R189", "not-owned", "card", gear);
        };
    }

    /// The owner breaks a tie. (frozen-wastes:R189)
    record ChooseLoss(Seat seat) implements WastesAsk<Loss> {
        @Override
        public List<Loss> answers(Board board) {
            return possessions(board.party(seat));
        }

        @Override
        public Optional<Refusal> whyNot(Loss loss, Board board) {
            return unlessOwned(loss, board.party(seat))
                    .or(() -> WastesAsk.refuseIf(
                            !dearest(board.party(seat)).contains(loss), "R189", "not-the-most-valuable"));
        }

        @Override
        public void answer(Loss loss, Table<Board> table) {
            lose(loss, seat, table);
        }
    }

    /// The winner takes the gold and one Item or Ally. (frozen-wastes:R186, RU43, RU103)
    record TakeSpoils(Seat winner, Seat loser, int gold) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Rules rules = table.board().field().rules();
            table.update(board -> board.party(winner, party -> party.gold(gold)));
            if (gold > 0) {
                table.tell(new WastesEvent.SpoilsTaken(winner, loser, gold, Optional.empty(), Optional.empty()));
            }
            if (rules.spoilsAddToLoss()) {
                table.next(new LosePossession(loser));
            }
            if (!rules.spoilsAreGoldOnly()
                    && !possessions(table.board().party(loser)).isEmpty()) {
                table.next(new ChooseSpoils(winner, loser));
            }
        }
    }

    /// The limits of the winner are kept when the combat is over. (frozen-wastes:RU102)
    record ChooseSpoils(Seat seat, Seat loser) implements WastesAsk<Loss> {
        @Override
        public List<Loss> answers(Board board) {
            return possessions(board.party(loser));
        }

        @Override
        public Optional<Refusal> whyNot(Loss loss, Board board) {
            return unlessOwned(loss, board.party(loser));
        }

        @Override
        public void answer(Loss loss, Table<Board> table) {
            switch (loss) {
                case GiveCard(var card) -> {
                    Owned taken = table.board().party(loser).get(card);
                    table.update(board ->
                            board.party(loser, party -> party.minus(card)).party(seat, party -> party.plus(taken)));
                    table.tell(new WastesEvent.SpoilsTaken(seat, loser, 0, Optional.of(card), Optional.empty()));
                    table.next(new Harms.SettleParty(loser));
                }
                case GiveGear(var gear) -> {
                    table.update(board -> board.party(loser, party -> party.gear(gear, -1))
                            .party(seat, party -> party.gear(gear, 1)));
                    table.tell(new WastesEvent.SpoilsTaken(seat, loser, 0, Optional.empty(), Optional.of(gear)));
                }
            }
        }
    }

    /// To the nearest town. (frozen-wastes:R189, RU71)
    record Retreat(Seat seat) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            List<Hex> towns = Isheim.nearestTowns(table.board().party(seat).place());
            if (towns.size() == 1) {
                retreat(seat, towns.getFirst(), table);
            } else {
                table.next(new ChooseRetreat(seat));
            }
        }
    }

    private static void retreat(Seat seat, Hex town, Table<Board> table) {
        table.update(board -> board.party(seat, party -> party.moved(town)));
        table.tell(new WastesEvent.Retreated(seat, town));
    }

    /// Several towns are equally near. (frozen-wastes:R189)
    record ChooseRetreat(Seat seat) implements WastesAsk<RetreatTo> {
        @Override
        public List<RetreatTo> answers(Board board) {
            return Isheim.TOWNS.stream().map(RetreatTo::new).toList();
        }

        @Override
        public Optional<Refusal> whyNot(RetreatTo move, Board board) {
            return WastesAsk.refuseIf(
                    !Isheim.nearestTowns(board.party(seat).place()).contains(move.town()), "R189", "not-the-nearest");
        }

        @Override
        public void answer(RetreatTo move, Table<Board> table) {
            retreat(seat, move.town(), table);
        }
    }

    /// One's own turn and one's own combat are over. (frozen-wastes:R19, R189)
    record AfterKnockOut(Seat seat) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Field field = table.board().field();
            boolean active = field.turn().seat().equals(seat);
            if (active) {
                table.update(board -> board.field(now -> now.turn(Turn::cutShort)));
            }
            if (active || field.fight().filter(fight -> fight.involves(seat)).isPresent()) {
                table.skipTo(Checkpoint.class);
            }
        }
    }
}
