package winterhall.frozenwastes.bot;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import winterhall.frozenwastes.CardId;
import winterhall.frozenwastes.Foe;
import winterhall.frozenwastes.Rules;
import winterhall.frozenwastes.Scout;
import winterhall.frozenwastes.cards.Challenge;
import winterhall.frozenwastes.map.Colour;

/// What waits for heroes at a table.
///
/// @param colours in the order of [Colour]
record Foes(List<OfColour> colours, Foe arshan) {
    private static final Memory<Rules, Foes> KNOWN = new Memory<>(16);

    /// @param hazards the part of its Challenges that are hazards, out of 1
    /// @param prize experience, gold, rumor tokens, clues and Items, on average
    record OfColour(List<Foe> typical, double hazards, List<Double> prize) {}

    static Foes at(Rules rules) {
        return KNOWN.get(rules, Foes::all);
    }

    private static Foes all(Rules rules) {
        return new Foes(
                Stream.of(Colour.values())
                        .map(colour -> of(Scout.challenges(rules, colour)))
                        .toList(),
                Foe.of(Scout.arshan(rules)));
    }

    private static OfColour of(List<CardId> challenges) {
        double hazards = challenges.stream().filter(Strength::isHazard).count();
        var prize = new ArrayList<Double>(List.of(0.0, 0.0, 0.0, 0.0, 0.0));
        for (CardId card : challenges) {
            List<Double> own = prize(card);
            for (int i = 0; i < own.size(); i++) {
                prize.set(i, prize.get(i) + own.get(i) / challenges.size());
            }
        }
        return new OfColour(typical(challenges), hazards / challenges.size(), prize);
    }

    /// Experience, gold, rumor tokens, clues and Items.
    static List<Double> prize(CardId card) {
        Challenge challenge = (Challenge) card.sheet();
        return List.of(
                challenge.colour().ordinal() + 1.0,
                (double) challenge.gold(),
                (double) challenge.rumors(),
                (double) challenge.clues(),
                challenge.forage().isPresent() ? 1.0 : 0.0);
    }

    /// One for each phase in which Challenges of a colour are weak, as they are on average.
    private static List<Foe> typical(List<CardId> challenges) {
        var typical = new ArrayList<Foe>();
        for (int weak = 0; weak < 3; weak++) {
            int phase = weak;
            List<Foe> all = challenges.stream()
                    .filter(card -> !Strength.isHazard(card))
                    .map(Foe::of)
                    .filter(foe -> weakest(foe) == phase)
                    .toList();
            if (!all.isEmpty()) {
                typical.add(average(all));
            }
        }
        return typical;
    }

    private static int weakest(Foe foe) {
        int weakest = 0;
        for (int phase = 1; phase < 3; phase++) {
            weakest = foe.values().get(phase) < foe.values().get(weakest) ? phase : weakest;
        }
        return weakest;
    }

    private static Foe average(List<Foe> foes) {
        var values = new ArrayList<Integer>();
        var harm = new ArrayList<Integer>();
        for (int i = 0; i < 3; i++) {
            int phase = i;
            values.add(mean(foes.stream().map(foe -> foe.values().get(phase)).toList()));
            harm.add(mean(foes.stream().map(foe -> foe.harm().get(phase)).toList()));
        }
        return new Foe(values, harm, mean(foes.stream().map(Foe::life).toList()));
    }

    private static int mean(List<Integer> numbers) {
        return (int) Math.round(
                numbers.stream().mapToInt(Integer::intValue).average().orElse(0));
    }
}
