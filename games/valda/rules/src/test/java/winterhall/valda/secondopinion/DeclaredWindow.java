package winterhall.valda.secondopinion;

import java.util.List;
import java.util.Optional;
import winterhall.engine.Seat;
import winterhall.valda.ValdaEvent;

/// Step 3 of an attack: weapons that answer its declaration. (valda:R72, R84, RU57, RU78–RU81)
final class DeclaredWindow extends ResponseWindow {
    private final Reading reading;
    private final Holdings holdings;
    private final AttackUnderWay attack;
    private Optional<Seat> taker = Optional.empty();

    DeclaredWindow(Reading reading, Holdings holdings, AttackUnderWay attack) {
        super(
                reading,
                holdings,
                "declared",
                "freyas-charm",
                "tyrs-revenge",
                "gjallarhorn",
                "gleipnir",
                "puddle-of-mud",
                "mjolnir",
                "indestructible-temple");
        this.reading = reading;
        this.holdings = holdings;
        this.attack = attack;
    }

    /// Who takes the cards of the attack, if anybody does.
    Optional<Seat> ask() {
        open();
        return taker;
    }

    @Override
    List<Seat> aims(Seat seat, String weapon) {
        boolean fits = switch (weapon) {
            case "gjallarhorn", "puddle-of-mud" -> true;
            case "mjolnir" -> seat.equals(attack.attacker);
            case "indestructible-temple" ->
                attack.isOn(seat)
                        && CardText.hitsTemples(attack.card())
                        && !holdings.temples(seat).isEmpty();
            default -> attack.isOn(seat);
        };
        return fits ? List.of(seat) : List.of();
    }

    /// Once it is cancelled for everybody, the window closes. (valda:RU57)
    @Override
    boolean play(Seat seat, String weapon, Seat aim) {
        switch (weapon) {
            case "freyas-charm" -> {
                attack.change(seat, -3);
                var changed = reading.told("R213", ValdaEvent.AttackChanged.class);
                Reading.require(
                        changed.amount() == -3
                                && changed.against().equals(Optional.of(seat))
                                && changed.value() == attack.value(seat),
                        "R213",
                        "the value is " + attack.value(seat) + ", told was " + changed);
            }
            case "tyrs-revenge" -> {
                attack.cancelled.add(seat);
                taker = Optional.of(seat);
                reading.told("R211", ValdaEvent.AttackCancelled.class);
            }
            case "gjallarhorn" -> {
                attack.cancel();
                reading.told("R221", ValdaEvent.AttackCancelled.class);
            }
            case "gleipnir" -> reading.told("R212", ValdaEvent.AttacksForbidden.class);
            case "indestructible-temple" -> reading.told("R205", ValdaEvent.TemplesProtected.class);
            default -> {
                attack.change(3);
                var changed = reading.told("R204", ValdaEvent.AttackChanged.class);
                Reading.require(changed.amount() == 3, "R204", "three more, told was " + changed);
            }
        }
        return !attack.targets().isEmpty();
    }
}
