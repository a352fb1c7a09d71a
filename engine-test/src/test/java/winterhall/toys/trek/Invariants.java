package winterhall.toys.trek;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Seat;
import winterhall.engine.kit.CardSet;

/// What no rule may ever break.
final class Invariants {
    private Invariants() {}

    static List<String> of(TrekBoard board) {
        var faults = new ArrayList<String>();
        tokens(board, faults);
        heroes(board.open(), faults);
        return faults;
    }

    private static void tokens(TrekBoard board, List<String> faults) {
        Tokens tokens = board.tokens();
        CardSet found = CardSet.EMPTY;
        int count = 0;
        for (int zone = 0; zone < TokenZone.COUNT; zone++) {
            TokenZone place = new TokenZone(zone);
            found = found.plus(tokens.at(place));
            count += tokens.count(place);
            boolean hoard = place.isOnMap() && board.open().beastAt(place.hex()).isPresent();
            if ((place.isPack() || hoard) && tokens.facesAt(place).stream().anyMatch(Beast.class::isInstance)) {
                faults.add("a beast lies among the treasures of " + place);
            }
            if (place.isOnMap() && !hoard && tokens.count(place) > 1) {
                faults.add("several tokens lie on " + place + " without a beast");
            }
        }
        if (!found.equals(Tokens.ALL) || count != Tokens.ALL.size()) {
            faults.add("tokens lie nowhere or twice: " + count + " of " + Tokens.ALL.size());
        }
        for (Seat seat : Seat.all(board.open().seats())) {
            if (!tokens.at(TokenZone.packOf(seat)).within(tokens.seenBy(seat))) {
                faults.add(seat + " does not know its own treasures");
            }
            if (!tokens.at(TokenZone.OPEN).within(tokens.seenBy(seat))) {
                faults.add(seat + " does not know the beasts that lie open");
            }
        }
    }

    private static void heroes(Expedition open, List<String> faults) {
        for (Seat seat : Seat.all(open.seats())) {
            Hero hero = open.hero(seat);
            if (hero.isDown() || hero.wounds() < 0) {
                faults.add(seat + " has " + hero.wounds() + " wounds of " + hero.life());
            }
            hero.ally().ifPresent(ally -> {
                if (ally.isDead() || open.forHire().contains(ally.kind())) {
                    faults.add("the " + ally.kind() + " of " + seat + " is dead or still for hire");
                }
            });
        }
        open.fight().ifPresent(fight -> {
            Hero fighting = open.hero(open.turn().seat());
            if (!open.beastAt(fighting.at()).equals(Optional.of(fight.beast())) || fight.isWon()) {
                faults.add("no such beast can be fought at " + fighting.at() + ": " + fight);
            }
        });
    }
}
