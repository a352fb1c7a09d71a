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
    private final Holdings holdings;
    private final UntriggeredWeapons untriggered;
    private final OneAttack oneAttack;

    AttackPhase(Reading reading, Holdings holdings) {
        this.reading = reading;
        this.holdings = holdings;
        this.untriggered = new UntriggeredWeapons(reading, holdings);
        this.oneAttack = new OneAttack(reading, holdings);
    }

    void play() {
        holdings.opponents(holdings.active).forEach(this::opportunity);
    }

    private void opportunity(Seat seat) {
        int made = 0;
        while (isAsked(seat, made)) {
            reading.checkDiscards();
            switch (reading.asked("R67", seat, "choose-attack", "attack-opportunity", answers(seat, made))) {
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
                case ValdaMove.UseWeapon(var card) -> untriggered.use(seat, card, Optional.empty());
                case ValdaMove.UseWeaponOn(var card, var aim) -> untriggered.use(seat, card, Optional.of(aim));
                case Move other -> throw new Disagreement("R67", seat + " cannot answer " + other);
            }
        }
    }

    /// A seat that, for all that everybody knows, could do nothing is not asked. (valda:RU136)
    private boolean isAsked(Seat seat, int made) {
        return !holdings.hand(seat).isEmpty()
                && (made < allowed(seat) && !holdings.shielded.containsAll(holdings.opponents(seat))
                        || untriggered.mayHoldOne(seat)
                        || reading.asksNeedlessly(seat, "choose-attack", "attack-opportunity"));
    }

    /// The state right before an attack decides. (valda:RU71)
    private int allowed(Seat seat) {
        boolean isTwice = holdings.isFew()
                && (holdings.level(seat, Deity.SURTUR, Area.SURTUR_HEL) > 0
                        || holdings.level(seat, Deity.HEL, Area.SURTUR_HEL) > 0);
        return isTwice ? 2 : 1;
    }

    private List<Move> answers(Seat seat, int made) {
        var answers = new ArrayList<Move>(untriggered.answers(seat));
        answers.add(new ValdaMove.Hold());
        if (made >= allowed(seat)) {
            return answers;
        }
        for (CardId card : holdings.hand(seat, CardKind.ATTACK)) {
            if (!mayDeclare(seat, card)) {
                continue;
            }
            answers.add(new ValdaMove.Attack(card));
            if (holdings.weapon(seat, "brute").isPresent()) {
                var others = new ArrayList<>(holdings.hand(seat));
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
        return holdings.temples(seat).stream()
                .anyMatch(own -> holdings.temples(holdings.active).stream()
                        .anyMatch(other -> other.place().area() != own.place().area()));
    }

    /// Clockwise from the active seat; protected seats are left out. (valda:R84, RU58)
    private List<Seat> targets(Seat seat, CardId card) {
        return holdings.active.around(holdings.seats).stream()
                .filter(target -> CardText.hitsAll(card) ? !target.equals(seat) : target.equals(holdings.active))
                .filter(target -> !holdings.shielded.contains(target))
                .toList();
    }
}
