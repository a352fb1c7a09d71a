package winterhall.frozenwastes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Cause;
import winterhall.engine.Effect;
import winterhall.engine.Refusal;
import winterhall.engine.Seat;
import winterhall.engine.Table;
import winterhall.frozenwastes.WastesMove.Endure;
import winterhall.frozenwastes.WastesMove.Protect;
import winterhall.frozenwastes.WastesMove.Protection;
import winterhall.frozenwastes.WastesMove.UsePower;
import winterhall.frozenwastes.cards.Ally;
import winterhall.frozenwastes.cards.Harm;
import winterhall.frozenwastes.cards.Power;
import winterhall.frozenwastes.map.Isheim;
import winterhall.frozenwastes.map.Terrain;

/// Counters on characters: how they are taken, cancelled, and what they lead to. (frozen-wastes:R47–R58, R99–R104)
final class Harms {
    private Harms() {}

    /// The same harm for several characters of a party, one after the other; a knocked out hero spares the rest.
    /// (frozen-wastes:R41, RU21)
    ///
    /// @param knockouts how often the hero had been knocked out when it began
    record SufferEach(Seat seat, List<CardId> members, Harm harm, int amount, int knockouts, Optional<Cause> cause)
            implements Effect<Board> {
        public SufferEach {
            members = List.copyOf(members);
        }

        @Override
        public void resolve(Table<Board> table) {
            if (members.isEmpty() || table.board().party(seat).knockouts() != knockouts) {
                return;
            }
            table.next(
                    new Suffer(seat, members.getFirst(), harm, amount, cause),
                    new SufferEach(seat, members.subList(1, members.size()), harm, amount, knockouts, cause));
        }
    }

    /// The same harm for every party, the active one first. (frozen-wastes:RU67)
    record SufferAll(List<Seat> seats, Harm harm, int amount, Optional<Cause> cause) implements Checkpoint {
        public SufferAll {
            seats = List.copyOf(seats);
        }

        @Override
        public void resolve(Table<Board> table) {
            if (seats.isEmpty()) {
                if (table.board().turn().over()) {
                    table.skipTo(Checkpoint.class);
                }
                return;
            }
            Seat seat = seats.getFirst();
            Party party = table.board().party(seat);
            table.next(
                    suffer(party, seat, party.characters(), harm, amount, cause),
                    new SufferAll(seats.subList(1, seats.size()), harm, amount, cause));
        }
    }

    static Effect<Board> suffer(
            Party party, Seat seat, List<CardId> members, Harm harm, int amount, Optional<Cause> cause) {
        return harm == Harm.FROST
                ? new FaceFrost(seat, members, amount, cause)
                : new SufferEach(seat, members, harm, amount, party.knockouts(), cause);
    }

    /// One character takes counters; powers may cancel some. Frost goes through [FaceFrost].
    record Suffer(Seat seat, CardId who, Harm harm, int amount, Optional<Cause> cause) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Party party = table.board().party(seat);
            if (amount <= 0 || !party.has(who)) {
                return;
            }
            if (harm == Harm.EXHAUSTION) {
                tire(party, table);
            } else if (canCancel(seat, table.board().field(), harm, who)) {
                table.next(new PreventHarm(seat, who, harm, amount, cause));
            } else {
                table.next(new Place(seat, who, harm, amount, cause));
            }
        }

        /// What is beyond Stamina becomes wounds. (frozen-wastes:R104)
        private void tire(Party party, Table<Board> table) {
            int room = Math.max(0, party.stamina(who) - party.body(who).exhaustion());
            int tired = Math.min(room, amount);
            if (tired < amount) {
                table.next(new Suffer(seat, who, Harm.WOUNDS, amount - tired, Causes.rule("R104")));
            }
            if (tired > 0) {
                table.next(new Place(seat, who, Harm.EXHAUSTION, tired, cause));
            }
        }
    }

    private static boolean canCancel(Seat seat, Field field, Harm harm, CardId who) {
        Party party = field.party(seat);
        for (Bonuses.Usable usable : Bonuses.payable(party, Power.Use.HARM)) {
            if (usable.power().deed() == harm.cancelledBy()
                    && protects(party, usable, who)
                    && Combat.isAllowed(seat, usable.card(), field)) {
                return true;
            }
        }
        return false;
    }

    /// An Ally's power protects that Ally unless it is aimed elsewhere. An Item protects the hero from wounds, and
    /// anybody in the party from frost and white death. (frozen-wastes:R23, RU22)
    static boolean protects(Party party, Bonuses.Usable usable, CardId who) {
        if (usable.card().sheet() instanceof Ally) {
            return switch (usable.power().aim()) {
                case OWNER -> usable.card().equals(who);
                case HERO -> party.isHero(who);
                case ALLIES -> !party.isHero(who);
            };
        }
        return switch (usable.power().aim()) {
            case OWNER -> party.isHero(who) || usable.power().deed() != Power.Deed.CANCEL_WOUNDS;
            case HERO -> party.isHero(who);
            case ALLIES -> !party.isHero(who);
        };
    }

    /// Wounds or white death are about to be taken. (frozen-wastes:R52, RU100)
    record PreventHarm(Seat seat, CardId who, Harm harm, int amount, Optional<Cause> cause)
            implements WastesAsk<Protection> {
        @Override
        public List<Protection> answers(Board board) {
            var answers = new ArrayList<Protection>();
            answers.addAll(Powers.uses(board.party(seat), Power.Use.HARM));
            answers.add(new Endure());
            return answers;
        }

        @Override
        public Optional<Refusal> whyNot(Protection move, Board board) {
            return whyNotCancel(move, seat, board.field(), harm, who);
        }

        @Override
        public void answer(Protection move, Table<Board> table) {
            if (move instanceof UsePower(var card, var deed)) {
                Power power = Powers.pay(card, deed, Power.Use.HARM, seat, table);
                int cancelled = Math.min(power.amount(), amount);
                table.tell(new WastesEvent.HarmCancelled(seat, card, who, harm, cancelled));
                table.next(new Suffer(seat, who, harm, amount - cancelled, cause));
            } else {
                table.next(new Place(seat, who, harm, amount, cause));
            }
        }
    }

    private static Optional<Refusal> whyNotCancel(Protection move, Seat seat, Field field, Harm harm, CardId who) {
        Party party = field.party(seat);
        return switch (move) {
            case Endure() -> WastesAsk.FINE;
            case Protect(var _) -> WastesAsk.refuse("RU22", "nothing-to-assign");
            case UsePower(var card, var deed) ->
                WastesAsk.refuseIf(deed != harm.cancelledBy(), "R47", "other-harm", "card", card)
                        .or(() -> Powers.whyNot(party, card, deed, Power.Use.HARM))
                        .or(() -> WastesAsk.refuseIf(
                                Powers.find(party, card, deed, Power.Use.HARM)
                                        .filter(usable -> protects(party, usable, who))
                                        .isEmpty(),
                                "R23",
                                "protects-somebody-else",
                                "card",
                                card))
                        .or(() -> Combat.unlessAllowed(seat, card, field));
        };
    }

    /// Puts counters on a character.
    record Place(Seat seat, CardId who, Harm harm, int amount, Optional<Cause> cause) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            if (amount <= 0 || !table.board().party(seat).has(who)) {
                return;
            }
            table.update(board -> board.party(seat, party -> party.body(who, body -> body.plus(harm, amount))));
            table.tell(new WastesEvent.Harmed(seat, who, harm, amount, cause));
            table.next(new Settle(seat, who));
        }
    }

    /// The one check after every change of counters or Life. (frozen-wastes:R50–R53, RU88)
    record Settle(Seat seat, CardId who) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Field field = table.board().field();
            Party party = field.party(seat);
            if (!party.has(who)) {
                return;
            }
            Body body = party.body(who);
            int limit = field.frostLimit(seat, who);
            if (body.harm() >= party.life(who)) {
                table.next(party.isHero(who) ? new Knockouts.KnockOut(seat) : new Knockouts.LoseAlly(seat, who));
            } else if (body.frost() >= limit) {
                table.next(
                        canCancel(seat, field, Harm.WHITE_DEATH, who)
                                ? new PreventWhiteDeath(seat, who, limit)
                                : new Freeze(seat, who, limit, false));
            }
        }
    }

    /// After a card has left a party: Stamina and Life may be lower. (frozen-wastes:R51, RU90)
    record SettleParty(Seat seat) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            List<CardId> characters = table.board().party(seat).characters();
            for (CardId who : characters) {
                Party party = table.board().party(seat);
                int surplus = party.body(who).exhaustion() - party.stamina(who);
                if (surplus > 0) {
                    table.update(board ->
                            board.party(seat, now -> now.body(who, body -> body.plus(Harm.EXHAUSTION, -surplus))));
                    table.tell(
                            new WastesEvent.CountersRemoved(seat, who, Harm.EXHAUSTION, surplus, Causes.rule("RU90")));
                }
            }
            table.next(characters.stream().map(who -> new Settle(seat, who)).toList());
        }
    }

    /// Frost is about to become white death. (frozen-wastes:R52, RU20)
    record PreventWhiteDeath(Seat seat, CardId who, int limit) implements WastesAsk<Protection> {
        @Override
        public List<Protection> answers(Board board) {
            return new PreventHarm(seat, who, Harm.WHITE_DEATH, 1, Optional.empty()).answers(board);
        }

        @Override
        public Optional<Refusal> whyNot(Protection move, Board board) {
            return whyNotCancel(move, seat, board.field(), Harm.WHITE_DEATH, who);
        }

        @Override
        public void answer(Protection move, Table<Board> table) {
            if (move instanceof UsePower(var card, var deed)) {
                var _ = Powers.pay(card, deed, Power.Use.HARM, seat, table);
                table.tell(new WastesEvent.HarmCancelled(seat, card, who, Harm.WHITE_DEATH, 1));
            }
            // on top of what parting with a card leads to: that would find the same frost again
            table.next(new Freeze(seat, who, limit, move instanceof UsePower));
        }
    }

    /// Frost becomes one white death, or vanishes if that was prevented. (frozen-wastes:R50, RU20)
    record Freeze(Seat seat, CardId who, int limit, boolean prevented) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            if (!table.board().party(seat).has(who)) {
                return;
            }
            table.update(board -> board.party(
                    seat,
                    party -> party.body(
                            who, body -> body.plus(Harm.FROST, -limit).plus(Harm.WHITE_DEATH, prevented ? 0 : 1))));
            table.tell(new WastesEvent.FrostBit(seat, who, limit, prevented));
            table.next(new Settle(seat, who));
        }
    }

    /// Some characters of a party take frost; first the owner may cancel some of it. (frozen-wastes:RU22, RU81)
    record FaceFrost(Seat seat, List<CardId> members, int amount, Optional<Cause> cause) implements Effect<Board> {
        public FaceFrost {
            members = List.copyOf(members);
        }

        @Override
        public void resolve(Table<Board> table) {
            Party party = table.board().party(seat);
            Optional<Terrain> terrain = Isheim.at(party.place()).terrain();
            var there = new ArrayList<CardId>(members.size());
            var frost = new ArrayList<Integer>(members.size());
            for (CardId who : members) {
                if (party.has(who)) {
                    there.add(who);
                    frost.add(Math.max(0, amount - party.lessFrost(who, terrain)));
                }
            }
            Shelter shelter = Shelter.of(there, frost);
            if (shelter.total() == 0) {
                return;
            }
            table.update(board -> board.field(field -> field.shelter(Optional.of(shelter))));
            table.next(new TakeFrost(seat, 0, party.knockouts(), cause));
            for (CardId who : shelter.takers()) {
                if (canCancel(seat, table.board().field(), Harm.FROST, who)) {
                    table.next(new ChooseShelter(seat));
                    return;
                }
            }
        }
    }

    /// Which powers to use, and whom they protect. (frozen-wastes:RU22, RU81)
    record ChooseShelter(Seat seat) implements WastesAsk<Protection> {
        @Override
        public List<Protection> answers(Board board) {
            Shelter shelter = board.field().shelter().orElseThrow();
            if (shelter.unassigned() > 0) {
                return shelter.whom().stream().<Protection>map(Protect::new).toList();
            }
            var answers = new ArrayList<Protection>();
            answers.addAll(Powers.uses(board.party(seat), Power.Use.HARM));
            answers.add(new Endure());
            return answers;
        }

        @Override
        public Optional<Refusal> whyNot(Protection move, Board board) {
            Shelter shelter = board.field().shelter().orElseThrow();
            Party party = board.party(seat);
            return switch (move) {
                case Protect(var who) ->
                    WastesAsk.refuseIf(shelter.unassigned() == 0, "RU22", "nothing-to-assign")
                            .or(() -> WastesAsk.refuseIf(
                                    !shelter.takers().contains(who), "RU22", "takes-no-frost", "who", who));
                case Endure() -> WastesAsk.refuseIf(shelter.unassigned() > 0, "RU81", "assign-first");
                case UsePower(var card, var deed) ->
                    WastesAsk.refuseIf(shelter.unassigned() > 0, "RU81", "assign-first")
                            .or(() -> WastesAsk.refuseIf(
                                    deed != Power.Deed.CANCEL_FROST, "R47", "other-harm", "card", card))
                            .or(() -> Powers.whyNot(party, card, deed, Power.Use.HARM))
                            .or(() -> WastesAsk.refuseIf(
                                    shelter.takers().stream()
                                            .noneMatch(who -> Powers.find(party, card, deed, Power.Use.HARM)
                                                    .filter(usable -> protects(party, usable, who))
                                                    .isPresent()),
                                    "R23",
                                    "protects-somebody-else",
                                    "card",
                                    card))
                            .or(() -> Combat.unlessAllowed(seat, card, board.field()));
            };
        }

        @Override
        public void answer(Protection move, Table<Board> table) {
            switch (move) {
                case Endure() -> {}
                case Protect(var who) -> {
                    table.update(board ->
                            board.field(field -> field.shelter(field.shelter().map(shelter -> shelter.protect(who)))));
                    table.tell(new WastesEvent.Protected(seat, who));
                    goOn(table);
                }
                case UsePower(var card, var deed) -> {
                    List<CardId> whom = protectedBy(card, deed, table.board());
                    Power power = Powers.pay(card, deed, Power.Use.HARM, seat, table);
                    boolean each = table.board().field().rules().cancelsFrostOfEach();
                    table.update(board -> board.field(field -> field.shelter(field.shelter()
                            .map(shelter -> each
                                    ? shelter.cancellingEach(power.amount(), whom)
                                    : shelter.cancelling(power.amount(), whom)))));
                    goOn(table);
                }
            }
        }

        private List<CardId> protectedBy(CardId card, Power.Deed deed, Board board) {
            Party party = board.party(seat);
            Bonuses.Usable usable =
                    Powers.find(party, card, deed, Power.Use.HARM).orElseThrow();
            return board.field().shelter().orElseThrow().members().stream()
                    .filter(who -> protects(party, usable, who))
                    .toList();
        }

        private void goOn(Table<Board> table) {
            Shelter shelter = table.board().field().shelter().orElseThrow();
            Field field = table.board().field();
            boolean more = shelter.total() > 0
                    && shelter.takers().stream().anyMatch(who -> canCancel(seat, field, Harm.FROST, who));
            if (shelter.unassigned() > 0 || more) {
                table.next(this);
            }
        }
    }

    /// Each takes its frost and is settled before the next one. (frozen-wastes:R41)
    record TakeFrost(Seat seat, int next, int knockouts, Optional<Cause> cause) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            if (table.board().party(seat).knockouts() != knockouts) {
                return;
            }
            Shelter shelter = table.board().field().shelter().orElseThrow();
            if (next == shelter.members().size()) {
                table.update(board -> board.field(field -> field.shelter(Optional.empty())));
                return;
            }
            table.next(
                    new Place(
                            seat,
                            shelter.members().get(next),
                            Harm.FROST,
                            shelter.frost().get(next),
                            cause),
                    new TakeFrost(seat, next + 1, knockouts, cause));
        }
    }
}
