package winterhall.frozenwastes;

import java.util.List;
import winterhall.frozenwastes.cards.Phase;

/// What a party brings to a combat against a Challenge, in plain numbers. (frozen-wastes:R88, R101)
///
/// For bots, which play out very many combats in their heads. The hero has the place 0, the Allies follow as they joined.
public final class Fighters {
    private final int[][] attack;
    private final int[][] damage;
    private final int[] defence;
    private final int[] lives;

    private Fighters(Party party, int[] lives, boolean noWeapons) {
        List<CardId> characters = party.characters();
        this.lives = lives;
        attack = new int[lives.length][Phase.ALL.size()];
        damage = new int[lives.length][Phase.ALL.size()];
        defence = new int[Phase.ALL.size()];
        for (Phase phase : Phase.ALL) {
            int column = phase.ordinal();
            for (int who = 0; who < lives.length; who++) {
                CardId card = characters.get(who);
                attack[who][column] = party.attack(card, phase, noWeapons);
                damage[who][column] = party.damage(card, phase, noWeapons);
            }
            defence[column] = party.defence(phase, noWeapons);
        }
    }

    /// @param lives how many wounds each character can still take
    public static Fighters of(Party party, List<Integer> lives) {
        return new Fighters(party, lives.stream().mapToInt(Integer::intValue).toArray(), false);
    }

    /// As they stand in the combat that is going on.
    public static Fighters of(Field field, Party party) {
        int[] lives = party.characters().stream()
                .mapToInt(who -> party.life(who) - party.body(who).harm())
                .toArray();
        return new Fighters(party, lives, field.currentFight().changes().noWeapons());
    }

    public int count() {
        return lives.length;
    }

    public int life(int who) {
        return lives[who];
    }

    /// Added to the dice when this character attacks.
    public int attack(int who, int phase) {
        return attack[who][phase];
    }

    public int damage(int who, int phase) {
        return damage[who][phase];
    }

    /// Added to the dice when the hero defends.
    public int defence(int phase) {
        return defence[phase];
    }
}
