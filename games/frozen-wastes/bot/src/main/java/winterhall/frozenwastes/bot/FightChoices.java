package winterhall.frozenwastes.bot;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import winterhall.engine.Seat;
import winterhall.frozenwastes.Board;
import winterhall.frozenwastes.CardId;
import winterhall.frozenwastes.Fight;
import winterhall.frozenwastes.Fighters;
import winterhall.frozenwastes.Foe;
import winterhall.frozenwastes.Odds;
import winterhall.frozenwastes.Party;
import winterhall.frozenwastes.Scout;
import winterhall.frozenwastes.WastesMove;
import winterhall.frozenwastes.cards.Attribute;
import winterhall.frozenwastes.cards.Phase;
import winterhall.frozenwastes.cards.Power;

/// What to do in a combat, by the odds.
final class FightChoices {
    /// Above this chance nothing is spent that could be used another time.
    private static final double SAFE = 0.85;

    private static final double MIDDLE = 11;

    private final Board board;
    private final Seat seat;
    private final Taste taste;
    private final Party party;
    private final Fight fight;
    private final @Nullable QuickOdds odds;
    private final Optional<Odds> exact;
    private final double stake;
    private final double knockout;

    /// @param exactly by exact odds where they are known, which takes a millisecond or more
    FightChoices(Board board, Seat seat, Taste taste, Fight fight, boolean exactly) {
        this.board = board;
        this.taste = taste;
        this.seat = seat;
        this.fight = fight;
        this.party = board.field().parties().get(seat.index());
        this.knockout = Prize.knockout(board, seat, taste.nerve());
        boolean isFight = fight.foe().filter(foe -> !Strength.isHazard(foe)).isPresent();
        odds = isFight
                ? new QuickOdds(
                        Fighters.of(board.field(), party),
                        Foe.of(board.field()),
                        fight.changes().noAllies())
                : null;
        exact = exactly ? Odds.known(board.field()) : Optional.empty();
        stake = isFight ? prize(fight.foe().orElseThrow()) + knockout : 1;
    }

    private double prize(CardId foe) {
        return Scout.isArshan(foe) ? Prize.VICTORY : Prize.of(board, seat, foe, taste);
    }

    /// That the party would defeat this Challenge, as it stands now.
    static double chance(Party party, CardId card) {
        List<Integer> lives = Scout.characters(party).stream()
                .map(who -> Scout.life(party, who)
                        - Scout.body(party, who).wounds()
                        - Scout.body(party, who).whiteDeath())
                .toList();
        return new QuickOdds(Fighters.of(party, lives), Foe.of(card), false).win();
    }

    /// From the start of the next round on; ½ where nobody can tell.
    double chance() {
        return odds == null ? 0.5 : exact.map(Odds::win).orElseGet(odds::win);
    }

    boolean isHard() {
        return chance() < SAFE;
    }

    double fightOn() {
        return odds == null ? 1 : chance() * stake - knockout;
    }

    /// A failed try costs the harm of its phase. (frozen-wastes:R106)
    double escape(Attribute attribute) {
        if (odds == null) {
            return isWeak() && !isHunt() ? 1.5 : 0;
        }
        Phase phase = Phase.values()[attribute.ordinal()];
        Foe foe = Foe.of(board.field());
        double away = Scout.chance(foe.values().get(phase.ordinal()) - Scout.strength(party, attribute.ordinal()));
        int left = life() - foe.harm().get(phase.ordinal());
        double caught = left <= 0 ? -knockout : Math.min(-0.3, 0.8 * fightOn() - 0.6);
        return away * -0.2 + (1 - away) * caught;
    }

    double slipAway() {
        return odds == null ? 0 : -0.8;
    }

    private int life() {
        return Scout.life(board, seat) - party.body().wounds() - party.body().whiteDeath();
    }

    /// A hero who has set out for the Princess fights on to the end: there is no other chance.
    private boolean isHunt() {
        return fight.hero().equals(seat)
                && fight.rival().filter(rival -> Prize.isHolder(board, rival)).isPresent();
    }

    private boolean isWeak() {
        return 2 * life() <= Scout.life(board, seat);
    }

    double action(WastesMove.Action action) {
        int who = action instanceof WastesMove.Attack(var card)
                ? Scout.characters(party).indexOf(card)
                : QuickOdds.DEFEND;
        Phase phase = fight.phase().orElseThrow();
        if (odds != null) {
            return exact.map(known -> known.win(action)).orElseGet(() -> odds.win(phase.ordinal(), acted(), who))
                    * stake;
        }
        return who == QuickOdds.DEFEND
                ? 0.3
                : againstHero(Scout.characters(party).get(who), phase);
    }

    private int acted() {
        int acted = 0;
        List<CardId> characters = Scout.characters(party);
        for (CardId who : fight.acted()) {
            acted |= 1 << Math.max(0, characters.indexOf(who));
        }
        return acted;
    }

    /// The wounds that an attack on another hero may bring.
    private double againstHero(CardId who, Phase phase) {
        Seat rival = fight.hero().equals(seat) ? fight.rival().orElse(seat) : fight.hero();
        Party other = board.field().parties().get(rival.index());
        int target = (int) MIDDLE + Scout.strength(other, phase.ordinal());
        return Scout.hit(party, who, phase, target) * Scout.damage(party, who, phase);
    }

    /// Where the hero attacks best and still needs it.
    double lower(Phase phase) {
        Optional<Phase> best = Optional.of(Scout.bestPhase(party));
        return isHard() ? (best.filter(phase::equals).isPresent() ? 1 : 0.5) : -1;
    }

    /// Before a roll, before combat, after a failed roll, or when counters are about to be taken.
    double power(CardId card, Power.Deed deed) {
        if (deed == Power.Deed.SLIP_AWAY) {
            return slipAway();
        }
        Power.Cost cost = Scout.powers(card).stream()
                .filter(power -> power.deed() == deed && power.cost() != Power.Cost.ALWAYS)
                .map(Power::cost)
                .findFirst()
                .orElse(Power.Cost.ACTIVATE);
        return switch (cost) {
            case ALWAYS, ACTIVATE -> 0.6;
            case EXHAUST, DISCARD -> isHard() ? 0.5 : -0.5;
        };
    }
}
