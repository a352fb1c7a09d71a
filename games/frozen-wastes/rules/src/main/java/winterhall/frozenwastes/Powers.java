package winterhall.frozenwastes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Refusal;
import winterhall.engine.Seat;
import winterhall.engine.Table;
import winterhall.frozenwastes.Bonuses.Usable;
import winterhall.frozenwastes.WastesMove.Discard;
import winterhall.frozenwastes.WastesMove.Quiet;
import winterhall.frozenwastes.WastesMove.Treat;
import winterhall.frozenwastes.WastesMove.UsePower;
import winterhall.frozenwastes.cards.Harm;
import winterhall.frozenwastes.cards.Power;

/// Paying for powers, and what can be done at quiet moments. (frozen-wastes:R21, R22, R103, R139)
final class Powers {
    private Powers() {}

    /// Every power with a cost for such a moment, as the move that uses it.
    static List<UsePower> uses(Party party, Power.Use use) {
        return Bonuses.withCost(party, use).stream()
                .map(usable -> new UsePower(usable.card(), usable.power().deed()))
                .toList();
    }

    /// What can be said at a quiet moment, allowed or not.
    static List<Quiet> quiet(Board board, Seat seat) {
        Party party = board.party(seat);
        var moves = new ArrayList<Quiet>();
        for (Usable usable : Bonuses.withCost(party, Power.Use.QUIET)) {
            if (treats(usable.power().deed()).isPresent()) {
                for (CardId patient : party.characters()) {
                    moves.add(new Treat(usable.card(), usable.power().deed(), patient));
                }
            } else {
                moves.add(new UsePower(usable.card(), usable.power().deed()));
            }
        }
        for (Owned owned : party.cards()) {
            moves.add(new Discard(owned.card()));
        }
        return moves;
    }

    /// Those of them that are allowed, in the same order.
    static void addQuietOptions(Party party, List<? super Quiet> options) {
        for (Usable usable : Bonuses.withCost(party, Power.Use.QUIET)) {
            if (!Bonuses.canPay(party, usable)) {
                continue;
            }
            Power.Deed deed = usable.power().deed();
            Optional<Harm> harm = treats(deed);
            if (harm.isEmpty()) {
                options.add(new UsePower(usable.card(), deed));
                continue;
            }
            for (CardId patient : party.characters()) {
                if (party.body(patient).of(harm.get()) > 0) {
                    options.add(new Treat(usable.card(), deed, patient));
                }
            }
        }
        for (Owned owned : party.cards()) {
            options.add(new Discard(owned.card()));
        }
    }

    /// Whether anything but throwing cards away can be done. (frozen-wastes:K16)
    static boolean hasQuietUse(Party party) {
        for (Usable usable : Bonuses.payable(party, Power.Use.QUIET)) {
            Optional<Harm> harm = treats(usable.power().deed());
            if (harm.isEmpty() || party.suffers(harm.get())) {
                return true;
            }
        }
        return false;
    }

    static Optional<Refusal> whyNot(Quiet move, Board board, Seat seat) {
        Party party = board.party(seat);
        return switch (move) {
            case UsePower(var card, var deed) -> whyNot(party, card, deed, Power.Use.QUIET);
            case Treat(var card, var deed, var patient) ->
                whyNot(party, card, deed, Power.Use.QUIET)
                        .or(() -> WastesAsk.refuseIf(
                                !isCharacter(party, patient), "R23", "not-in-your-party", "who", patient))
                        .or(() -> {
                            Optional<Harm> harm = treats(deed);
                            return WastesAsk.refuseIf(
                                    harm.isEmpty() || party.body(patient).of(harm.get()) == 0,
                                    "R23",
                                    "nothing-to-treat",
                                    "who",
                                    patient);
                        });
            case Discard(var card) -> WastesAsk.refuseIf(party.find(card).isEmpty(), "R139", "not-yours", "card", card);
        };
    }

    /// Why a power cannot be used at a moment of this kind.
    static Optional<Refusal> whyNot(Party party, CardId card, Power.Deed deed, Power.Use use) {
        if (!party.has(card)) {
            return WastesAsk.refuse("R139", "not-yours", "card", card);
        }
        Optional<Usable> found = find(party, card, deed, use);
        if (found.isEmpty()) {
            return WastesAsk.refuse("R22", "not-at-this-moment", "card", card);
        }
        if (Bonuses.canPay(party, found.get())) {
            return WastesAsk.FINE;
        }
        return found.get().power().cost() == Power.Cost.EXHAUST
                ? WastesAsk.refuse("R103", "too-exhausted", "card", card)
                : WastesAsk.refuse("R21", "already-activated", "card", card);
    }

    static Optional<Usable> find(Party party, CardId card, Power.Deed deed, Power.Use use) {
        return Bonuses.withCost(party, use).stream()
                .filter(usable -> usable.card().equals(card) && usable.power().deed() == deed)
                .findFirst();
    }

    static boolean isCharacter(Party party, CardId who) {
        return party.characters().contains(who);
    }

    /// The counters that such a power removes.
    static Optional<Harm> treats(Power.Deed deed) {
        return switch (deed) {
            case HEAL_WOUNDS -> Optional.of(Harm.WOUNDS);
            case REMOVE_FROST -> Optional.of(Harm.FROST);
            case REMOVE_WHITE_DEATH -> Optional.of(Harm.WHITE_DEATH);
            case REMOVE_EXHAUSTION -> Optional.of(Harm.EXHAUSTION);
            default -> Optional.empty();
        };
    }

    /// Pays for a power and says which it was; the caller carries it out.
    static Power pay(CardId card, Power.Deed deed, Power.Use use, Seat seat, Table<Board> table) {
        Power power =
                find(table.board().party(seat), card, deed, use).orElseThrow().power();
        switch (power.cost()) {
            case ALWAYS -> throw new IllegalStateException(card + " has nothing to pay for");
            case ACTIVATE ->
                table.update(board -> board.party(
                        seat,
                        party -> party.isHero(card)
                                ? party.heroUsed(true)
                                : party.change(card, owned -> owned.turned(true))));
            case EXHAUST ->
                table.update(board -> board.party(
                        seat, party -> party.body(Bonuses.bearer(party, card), body -> body.plus(Harm.EXHAUSTION, 1))));
            case DISCARD -> remove(card, seat, table);
        }
        table.tell(new WastesEvent.PowerUsed(seat, card, deed));
        return power;
    }

    /// Takes a card from its owner and lays it where lost cards go. (frozen-wastes:R141)
    static void remove(CardId card, Seat seat, Table<Board> table) {
        table.update(board -> board.party(seat, party -> party.minus(card))
                .field(field -> field.piles(piles -> piles.discard(card, field.rules()))));
        table.next(new Harms.SettleParty(seat));
    }

    /// Carries out what was said at a quiet moment.
    static void answer(Quiet move, Seat seat, Table<Board> table) {
        switch (move) {
            case UsePower(var card, var deed) -> {
                Power power = pay(card, deed, Power.Use.QUIET, seat, table);
                if (deed == Power.Deed.GAIN_GOLD) {
                    table.update(board -> board.party(seat, party -> party.gold(power.amount())));
                    table.tell(new WastesEvent.GoldGained(seat, power.amount(), Causes.card("R22", card)));
                } else {
                    table.next(new Rewards.GainRumors(seat, power.amount()));
                }
            }
            case Treat(var card, var deed, var patient) -> {
                Power power = pay(card, deed, Power.Use.QUIET, seat, table);
                Harm harm = treats(deed).orElseThrow();
                int amount = Math.min(
                        power.amount(), table.board().party(seat).body(patient).of(harm));
                table.update(board ->
                        board.party(seat, party -> party.body(patient, body -> body.plus(harm, -amount))));
                table.tell(new WastesEvent.Treated(seat, card, patient, harm, amount));
            }
            case Discard(var card) -> {
                remove(card, seat, table);
                table.tell(new WastesEvent.CardDiscarded(seat, card, Optional.empty()));
            }
        }
    }
}
