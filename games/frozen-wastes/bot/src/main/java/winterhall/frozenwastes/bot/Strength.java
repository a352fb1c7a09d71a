package winterhall.frozenwastes.bot;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import winterhall.frozenwastes.CardId;
import winterhall.frozenwastes.Fighters;
import winterhall.frozenwastes.Foe;
import winterhall.frozenwastes.Owned;
import winterhall.frozenwastes.Party;
import winterhall.frozenwastes.Rules;
import winterhall.frozenwastes.Scout;
import winterhall.frozenwastes.cards.Ally;
import winterhall.frozenwastes.cards.Challenge;
import winterhall.frozenwastes.cards.Growth;
import winterhall.frozenwastes.cards.Power;
import winterhall.frozenwastes.map.Colour;

/// How a party fares against a typical Challenge of each colour, and against Arshan.
///
/// @param chances by colour, out of 1, hazards included
/// @param arshan to defeat Arshan
record Strength(List<Double> chances, double arshan) {
    /// How likely a hazard is to be overcome, whatever its colour.
    private static final double HAZARD = 0.55;

    /// What each chance adds to [#worth]: a stronger hero wins more for the rest of the match.
    private static final double[] WEIGHT = {3, 5, 7, 8};

    private static final double ARSHAN_WEIGHT = 14;

    private static final Set<Power.Deed> FIGHTING = EnumSet.of(
            Power.Deed.ATTACK,
            Power.Deed.DEFENCE,
            Power.Deed.DAMAGE,
            Power.Deed.MIND,
            Power.Deed.BODY,
            Power.Deed.SPIRIT,
            Power.Deed.LIFE);
    private static final Map<CardId, Boolean> ARMED = new ConcurrentHashMap<>();

    private record Key(Rules rules, CardId hero, Growth growth, List<CardId> cards, List<Integer> lives) {}

    private static final Memory<Key, Strength> KNOWN = new Memory<>(4_096);

    Strength {
        chances = List.copyOf(chances);
    }

    /// As it is now, wounds included.
    static Strength now(Rules rules, Party party) {
        return of(rules, party, 0, 1);
    }

    /// After everybody has lost so much Life, as on a long way through the cold.
    static Strength after(Rules rules, Party party, List<Integer> losses) {
        List<CardId> characters = Scout.characters(party);
        var lives = new ArrayList<Integer>();
        for (int i = 0; i < characters.size(); i++) {
            lives.add(Math.max(0, left(party, characters.get(i)) - losses.get(i)));
        }
        return of(rules, party, lives);
    }

    /// Once everybody has been healed.
    static Strength healed(Rules rules, Party party) {
        return of(rules, party, 1, 0);
    }

    private static Strength of(Rules rules, Party party, int whole, int present) {
        return of(
                rules,
                party,
                Scout.characters(party).stream()
                        .map(who -> whole * Scout.life(party, who) + present * left(party, who))
                        .toList());
    }

    private static int left(Party party, CardId who) {
        return Scout.life(party, who)
                - Scout.body(party, who).wounds()
                - Scout.body(party, who).whiteDeath();
    }

    private static Strength of(Rules rules, Party party, List<Integer> lives) {
        var cards = new ArrayList<CardId>(party.cards().size());
        for (Owned owned : party.cards()) {
            if (isArmed(owned.card())) {
                cards.add(owned.card());
            }
        }
        return KNOWN.get(
                new Key(rules, party.hero(), party.growth(), cards, lives),
                _ -> calculate(Foes.at(rules), party, lives));
    }

    private static Strength calculate(Foes foes, Party party, List<Integer> lives) {
        Fighters fighters = Fighters.of(party, lives);
        var chances = new ArrayList<Double>();
        for (Foes.OfColour some : foes.colours()) {
            double sum = 0;
            for (Foe foe : some.typical()) {
                sum += new QuickOdds(fighters, foe, false).win();
            }
            double fights = sum / some.typical().size();
            chances.add(fights + some.hazards() * (HAZARD - fights));
        }
        return new Strength(chances, new QuickOdds(fighters, foes.arshan(), false).win());
    }

    double against(Colour colour) {
        return chances.get(colour.ordinal());
    }

    /// All of it as one number, in points.
    double worth() {
        double worth = ARSHAN_WEIGHT * arshan;
        for (int i = 0; i < WEIGHT.length; i++) {
            worth += WEIGHT[i] * chances.get(i);
        }
        return worth;
    }

    /// Whether it counts in a fight all the time.
    static boolean isArmed(CardId card) {
        return ARMED.computeIfAbsent(card, Strength::hasArms);
    }

    private static boolean hasArms(CardId card) {
        return card.sheet() instanceof Ally
                || Scout.powers(card).stream()
                        .anyMatch(power -> power.cost() == Power.Cost.ALWAYS && FIGHTING.contains(power.deed()));
    }

    static boolean isHazard(CardId card) {
        return ((Challenge) card.sheet()).values().isEmpty();
    }
}
