package winterhall.frozenwastes;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import winterhall.engine.Event;
import winterhall.engine.Task;
import winterhall.enginetest.Repository;
import winterhall.enginetest.Scenario;
import winterhall.frozenwastes.cards.Ally;
import winterhall.frozenwastes.cards.Attribute;
import winterhall.frozenwastes.cards.Harm;
import winterhall.frozenwastes.cards.Power;

/// Every card is put to use in a scenario: Challenges are met, Events begin, powers with a cost are used, and lasting ones
/// belong to somebody to whom that happens which they are for.
class ContentScenarioTest {
    private final Set<String> used = new TreeSet<>();

    @Test
    void everyCardAndEveryPowerIsPutToUse() throws IOException {
        for (Path path : Scenario.filesBelow(Repository.tests("frozen-wastes"))) {
            for (Scenario scenario : Scenario.readAll(path.toString(), Files.readString(path))) {
                scenario.run(_ -> new Watched());
            }
        }
        var printed = new TreeSet<String>();
        for (CardId card : CardId.values()) {
            printed.add(card.toString());
            Scout.powers(card).forEach(power -> printed.add(card + " " + power));
        }
        printed.removeAll(used);
        assertThat(printed).isEmpty();
    }

    /// The same game; whatever happens is looked at on its way.
    private final class Watched extends FrozenWastes {
        @Override
        public List<? extends Task<Board>> wakes(Board board, Event event) {
            watch(board.field(), (WastesEvent) event);
            return super.wakes(board, event);
        }
    }

    private void watch(Field field, WastesEvent event) {
        switch (event) {
            case WastesEvent.ChallengeMet(var _, var challenge) -> used.add(challenge.toString());
            case WastesEvent.EventBegan(var began, var _) -> used.add(began.toString());
            case WastesEvent.PowerUsed(var _, var card, var deed) ->
                use(card, power -> power.cost() != Power.Cost.ALWAYS && power.deed() == deed);
            default -> {
                if (event instanceof WastesEvent.CombatRolled rolled) {
                    used.add(rolled.who().toString());
                }
                field.parties().forEach(party -> {
                    use(party.hero(), power -> isLasting(power) && helps(party, party.hero(), power, event));
                    party.cards()
                            .forEach(owned -> use(
                                    owned.card(),
                                    power -> isLasting(power) && helps(party, owned.card(), power, event)));
                });
            }
        }
    }

    private void use(CardId card, Predicate<Power> counts) {
        Scout.powers(card).stream().filter(counts).forEach(power -> {
            used.add(card.toString());
            used.add(card + " " + power);
        });
    }

    private static boolean isLasting(Power power) {
        return power.cost() == Power.Cost.ALWAYS;
    }

    /// Whether a lasting power counts for what has just happened.
    private static boolean helps(Party party, CardId card, Power power, WastesEvent event) {
        return switch (event) {
            case WastesEvent.CombatRolled rolled
            when party.has(rolled.who()) ->
                power.counts(rolled.phase())
                        && isFor(party, card, power, rolled.who())
                        && switch (power.deed()) {
                            case ATTACK -> rolled.attacks();
                            case DAMAGE -> rolled.attacks() && rolled.hit();
                            case DEFENCE -> !rolled.attacks();
                            case FIRST_ROLL -> true;
                            default -> raises(power, rolled.phase().attribute());
                        };
            case WastesEvent.TestRolled rolled ->
                power.deed() == Power.Deed.TEST
                                && (power.skill().isEmpty() || power.skill().equals(rolled.skill()))
                        || raises(power, rolled.attribute());
            case WastesEvent.EscapeRolled rolled ->
                power.deed() == Power.Deed.ESCAPE || raises(power, rolled.attribute());
            case WastesEvent.Harmed harmed
            when party.has(harmed.who()) ->
                isFor(party, card, power, harmed.who()) && power.deed() == limit(harmed.harm());
            case WastesEvent.FrostFell fell ->
                power.deed() == Power.Deed.LESS_FROST
                        && (power.terrains().isEmpty() || power.terrains().contains(fell.terrain()));
            case WastesEvent.DiceRolled _ -> power.deed() == Power.Deed.DICE;
            case WastesEvent.Walked _ -> power.deed() == Power.Deed.ANY_DIE;
            case WastesEvent.ChallengeDefeated _ -> power.deed() == Power.Deed.BOUNTY;
            case WastesEvent.Bought _, WastesEvent.GearBought _ -> power.deed() == Power.Deed.DISCOUNT;
            case WastesEvent.LegendDiscovered _, WastesEvent.CardGained _ -> power.deed() == Power.Deed.ALLY_LIMIT;
            default -> false;
        };
    }

    private static boolean raises(Power power, Attribute attribute) {
        return power.deed() == attribute.raisedBy();
    }

    private static Power.Deed limit(Harm harm) {
        return harm == Harm.EXHAUSTION ? Power.Deed.STAMINA : Power.Deed.LIFE;
    }

    private static boolean isFor(Party party, CardId card, Power power, CardId who) {
        return switch (power.aim()) {
            case OWNER -> card.sheet() instanceof Ally ? card.equals(who) : party.isHero(who);
            case HERO -> party.isHero(who);
            case ALLIES -> !party.isHero(who);
        };
    }
}
