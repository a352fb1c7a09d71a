package winterhall.valda.secondopinion;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import winterhall.engine.Move;
import winterhall.engine.Seat;
import winterhall.valda.CardId;
import winterhall.valda.CardKind;
import winterhall.valda.ValdaEvent;
import winterhall.valda.ValdaMove;

/// Weapons without a trigger. (valda:R113, R196–R220)
final class UntriggeredWeapons {
    /// They name an opponent; every other seat is one, also with nothing to lose. (valda:RU85, RU109)
    static final List<String> ON_OPPONENT =
            List.of("lust-for-treasure", "wind-of-change", "gungnir", "hugin-and-munin");

    static final List<String> AT_ANY_OPEN_MOMENT = List.of(
            "branch-of-yggdrasil",
            "storm",
            "indestructible-temple",
            "safe-zone-abolishment",
            "brisingamen",
            "megingjord");

    /// What is asked to carry out a weapon, besides what thefts ask.
    private static final Set<String> INNER_QUESTIONS = Set.of("choose-draw-deck", "take-from-hand", "take-from-piles");

    private final Reading reading;
    private final Holdings holdings;
    private final Losses losses;
    private final Thefts thefts;

    UntriggeredWeapons(Reading reading, Holdings holdings) {
        this.reading = reading;
        this.holdings = holdings;
        this.losses = new Losses(reading, holdings);
        this.thefts = new Thefts(reading, holdings);
    }

    /// The weapons this seat may play at an open moment of another seat's turn, and as many of its own.
    List<Move> answers(Seat seat) {
        var answers = new ArrayList<Move>();
        for (CardId card : holdings.hand(seat, CardKind.WEAPON)) {
            if (AT_ANY_OPEN_MOMENT.contains(card.toString())) {
                answers.add(new ValdaMove.UseWeapon(card));
            }
            if (ON_OPPONENT.contains(card.toString())) {
                holdings.opponents(seat).forEach(opponent -> answers.add(new ValdaMove.UseWeaponOn(card, opponent)));
            }
        }
        return answers;
    }

    /// Those besides that belong to one's own turn; Bifrost Gate depends on what can be built and is left out.
    List<Move> answersInOwnTurn(Seat seat, boolean isValda) {
        var answers = answers(seat);
        for (CardId card : holdings.hand(seat, CardKind.WEAPON)) {
            boolean fits = switch (card.toString()) {
                case "shapeshifter" -> !holdings.occupants.isEmpty();
                case "ice-cave" -> holdings.built >= 3;
                case "transform" -> isValda;
                default -> false;
            };
            if (fits) {
                answers.add(new ValdaMove.UseWeapon(card));
            }
        }
        return answers;
    }

    /// Whether, for all that everybody knows, this seat could hold such a weapon.
    boolean mayHoldOne(Seat seat) {
        return ON_OPPONENT.stream().anyMatch(weapon -> holdings.mayHold(seat, weapon))
                || AT_ANY_OPEN_MOMENT.stream().anyMatch(weapon -> holdings.mayHold(seat, weapon));
    }

    /// What a weapon does that was just chosen.
    void use(Seat seat, CardId card, Optional<Seat> aim) {
        var used = reading.told("R111", ValdaEvent.WeaponUsed.class);
        Reading.require(
                used.seat().equals(seat)
                        && used.card().equals(card)
                        && used.on().equals(aim),
                "R111",
                seat + " uses " + card + ", told was " + used);
        switch (card.toString()) {
            case "wind-of-change" -> thefts.followers("R202", seat, List.of(aim.orElseThrow()), 2);
            case "lust-for-treasure" -> thefts.resources("R196", seat, aim.orElseThrow(), 4);
            case "gungnir" -> losses.lose("R217", aim.orElseThrow(), 2, Optional.of(seat));
            case "brisingamen" -> losses.gain("R214", seat, 2);
            case "ice-cave" -> losses.gain("R208", seat, 2);
            case "indestructible-temple" -> reading.told("R205", ValdaEvent.TemplesProtected.class);
            case "safe-zone-abolishment" -> reading.told("R206", ValdaEvent.HavensIgnored.class);
            case "hugin-and-munin" -> look(seat, aim.orElseThrow());
            case "branch-of-yggdrasil", "storm", "megingjord" -> carryOut();
            default -> {}
        }
    }

    /// One card of choice changes hands, if there is one. (valda:R218, RU76)
    private void look(Seat seat, Seat opponent) {
        int own = holdings.hand(seat).size();
        int theirs = holdings.hand(opponent).size();
        carryOut();
        int moved = Math.min(1, theirs);
        Reading.require(
                holdings.hand(seat).size() == own + moved
                        && holdings.hand(opponent).size() == theirs - moved,
                "R218",
                seat + " takes " + moved + " card of " + opponent);
    }

    private void carryOut() {
        while (!reading.isOver() && isInner(reading.peek())) {
            reading.read();
        }
    }

    private static boolean isInner(TranscriptLine entry) {
        return switch (entry) {
            case TranscriptLine.Asked asked -> INNER_QUESTIONS.contains(asked.ask());
            case TranscriptLine.Told(var event) ->
                !(event instanceof ValdaEvent.PhaseBegan || event instanceof ValdaEvent.RunesGained);
        };
    }
}
