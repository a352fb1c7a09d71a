package winterhall.claim;

import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import winterhall.engine.Verb;

/// A power in a word, for whoever says ahead what would come of a card: what a faction answers to a question of [Power]
/// otherwise than the plain rule. Whom it beats and what of its numbers lies open stand on its [Sheet.Faction] themselves.
public enum Ability {
    IMITATES(Power::imitates),
    TAKES_THE_LEAD(Power::takesTheLead),
    BARS_FROM_LEADING(Power::barsFromLeading),
    SCORES_WHEN_RECRUITING(power -> power.afterRecruiting() == Power.Goes.TO_WINNER),
    GOES_TO_LOSER(power -> power.afterGathering() == Power.Goes.TO_LOSER),
    GOES_TO_GNOME_ROW(power -> power.afterGathering() == Power.Goes.TO_GNOME_ROW),
    GOES_TO_TROLL_POOL(power -> power.afterGathering() == Power.Goes.TO_TROLL_POOL),
    LOOKS_AT_DECK(Power::looksAtDeck),
    COMES_BACK(Power::comesBack),
    DESTROYS_THE_OTHERS(Power::destroysTheOthers),
    SMASHES_GNOMES(Power::smashesGnomes),
    PEEKS_AT_TOXICS(Power::peeksAtToxics),
    LEAVES_WITH_ITS_PAIR(Power::leavesWithItsPair);

    private final Predicate<Power> question;

    Ability(Predicate<Power> question) {
        this.question = question;
    }

    static List<Ability> of(Power power) {
        return Arrays.stream(values())
                .filter(ability -> ability.question.test(power))
                .toList();
    }

    @Override
    public String toString() {
        return Verb.of(this);
    }
}
