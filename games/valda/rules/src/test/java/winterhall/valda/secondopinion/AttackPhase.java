package winterhall.valda.secondopinion;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Move;
import winterhall.engine.Seat;
import winterhall.valda.Area;
import winterhall.valda.CardId;
import winterhall.valda.CardKind;
import winterhall.valda.Deity;
import winterhall.valda.ValdaEvent;
import winterhall.valda.ValdaMove;

/// Who attacks, and with what. (valda:R66–R70, R83, R113, R190, R197, RU57, RU58, RU71, RU99)
final class AttackPhase {
    private final Reading reading;
    private final Ledger ledger;
    private final OpenMoments openMoments;
    private final OneAttack oneAttack;

    AttackPhase(Reading reading, Ledger ledger) {
        this.reading = reading;
        this.ledger = ledger;
        this.openMoments = new OpenMoments(reading, ledger);
        this.oneAttack = new OneAttack(reading, ledger);
    }

    void play() {
        ledger.opponents(ledger.active).forEach(this::opportunity);
    }

    private void opportunity(Seat seat) {
        int made = 0;
        while (isAsked(seat, made)) {
            reading.checkDiscards();
            switch (reading.asked("R67", seat, "choose-attack", "", answers(seat, made))) {
                case ValdaMove.Hold _ -> {
                    reading.told("R67", ValdaEvent.Held.class);
                    return;
                }
                case ValdaMove.Attack(var card) -> {
                    oneAttack.play(seat, List.of(card), targets(seat, card));
                    made++;
                }
                case ValdaMove.AttackWithTwo(var card, var other) -> {
                    oneAttack.play(seat, List.of(card, other), targets(seat, card));
                    made++;
                }
                case ValdaMove.UseWeapon(var card) -> openMoments.use(seat, card, Optional.empty());
                case ValdaMove.UseWeaponOn(var card, var aim) -> openMoments.use(seat, card, Optional.of(aim));
                case Move other -> throw new Disagreement("R67", seat + " cannot answer " + other);
            }
        }
    }

    /// A seat that, for all that everybody knows, could do nothing is not asked. (valda:RU136)
    private boolean isAsked(Seat seat, int made) {
        return !ledger.hand(seat).isEmpty()
                && (made < allowed(seat) && !ledger.shielded.containsAll(ledger.opponents(seat))
                        || openMoments.mayHoldOne(seat)
                        || reading.asksNeedlessly(seat, "choose-attack", ""));
    }

    /// The state right before an attack decides. (valda:RU71)
    private int allowed(Seat seat) {
        boolean isTwice = ledger.isFew()
                && (ledger.level(seat, Deity.SURTUR, Area.SURTUR_HEL) > 0
                        || ledger.level(seat, Deity.HEL, Area.SURTUR_HEL) > 0);
        return isTwice ? 2 : 1;
    }

    private List<Move> answers(Seat seat, int made) {
        var answers = new ArrayList<Move>(openMoments.answers(seat));
        answers.add(new ValdaMove.Hold());
        if (made >= allowed(seat)) {
            return answers;
        }
        for (CardId card : ledger.hand(seat, CardKind.ATTACK)) {
            if (!mayDeclare(seat, card)) {
                continue;
            }
            answers.add(new ValdaMove.Attack(card));
            if (ledger.weapon(seat, "brute").isPresent()) {
                var others = new ArrayList<>(ledger.hand(seat));
                others.remove(card);
                others.stream()
                        .filter(other -> CardText.is(other, CardKind.ATTACK))
                        .distinct()
                        .forEach(other -> answers.add(new ValdaMove.AttackWithTwo(card, other)));
            }
        }
        return answers;
    }

    private boolean mayDeclare(Seat seat, CardId card) {
        return !targets(seat, card).isEmpty() && (!CardText.attack(card).equals("mork") || maySwitch(seat));
    }

    /// (valda:R190)
    private boolean maySwitch(Seat seat) {
        return ledger.temples(seat).stream()
                .anyMatch(own -> ledger.temples(ledger.active).stream()
                        .anyMatch(other -> other.place().area() != own.place().area()));
    }

    /// Clockwise from the active seat; who is protected is left out. (valda:R84, RU58)
    private List<Seat> targets(Seat seat, CardId card) {
        return ledger.active.around(ledger.seats).stream()
                .filter(target -> CardText.hitsAll(card) ? !target.equals(seat) : target.equals(ledger.active))
                .filter(target -> !ledger.shielded.contains(target))
                .toList();
    }
}
