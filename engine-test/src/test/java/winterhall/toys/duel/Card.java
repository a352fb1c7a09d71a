package winterhall.toys.duel;

import static winterhall.toys.duel.Sheet.attack;
import static winterhall.toys.duel.Sheet.attackOnAll;
import static winterhall.toys.duel.Sheet.defence;
import static winterhall.toys.duel.Sheet.hurt;
import static winterhall.toys.duel.Sheet.passHands;
import static winterhall.toys.duel.Sheet.steal;
import static winterhall.toys.duel.Sheet.weapon;
import static winterhall.toys.duel.Wielder.ANY_SEAT;
import static winterhall.toys.duel.Wielder.ATTACKER;
import static winterhall.toys.duel.Wielder.TARGET;
import static winterhall.toys.duel.WindowKind.DECLARED;
import static winterhall.toys.duel.WindowKind.DEFENDED;
import static winterhall.toys.duel.WindowKind.USED;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import winterhall.engine.BrokenRule;
import winterhall.engine.Verb;
import winterhall.engine.kit.CardSet;

/// The printed cards. (duel:R2)
///
/// Inside the board each copy has a number, copies of one card side by side; outside there are only printed cards.
enum Card {
    SPEAR(4, attack(2, hurt(1))),
    AXE(3, attack(3, hurt(2))),
    SNARE(3, attack(2, steal())),
    GLAMOUR(2, attack(3, passHands())),

    AVALANCHE(2, attackOnAll(3, hurt(1))),
    MAGPIES(2, attackOnAll(1, steal())),
    WHIRLWIND(1, attackOnAll(2, passHands())),

    BUCKLER(4, defence(2)),
    SHIELD(3, defence(3)),
    TOWER(2, defence(5)),

    MUD(3, weapon("R24", ANY_SEAT, _ -> new Weapons.RaiseAttack(2), DECLARED, DEFENDED)),
    CHARM(2, weapon("R25", TARGET, used -> new Weapons.LowerAttack(used.by(), 2), DECLARED)),
    HORN(1, weapon("R26", ANY_SEAT, _ -> new Weapons.CancelAttack(), DECLARED)),
    UNRAVEL(2, weapon("R27", ANY_SEAT, _ -> new Weapons.UndoWeapon(), USED)),
    CLAIM(2, weapon("R28", ATTACKER, used -> new Weapons.ClaimDefence(used.target()), DEFENDED)),
    SCOUT(3, weapon("R32", ANY_SEAT, used -> new Scouting.LookAtDeck(used.by()), DECLARED, DEFENDED)),
    GALE(1, weapon("R33", ANY_SEAT, _ -> new Turns.ShuffleDiscards(), DECLARED, DEFENDED));

    /// The printed card of each copy.
    private static final List<Card> PRINTED = Arrays.stream(values())
            .flatMap(card -> Collections.nCopies(card.count, card).stream())
            .toList();

    static final CardSet ALL = CardSet.range(0, PRINTED.size());

    private final int count;
    private final Sheet sheet;

    Card(int count, Sheet sheet) {
        this.count = count;
        this.sheet = sheet;
    }

    static Card of(int copy) {
        return PRINTED.get(copy);
    }

    /// The printed cards of these copies, in the order of the catalogue.
    static List<Card> of(CardSet copies) {
        return copies.stream().mapToObj(Card::of).toList();
    }

    /// All copies of the weapons that can be used in this window. (duel:R21)
    static CardSet fitting(WindowKind kind) {
        CardSet fitting = CardSet.EMPTY;
        for (Card card : values()) {
            if (card.sheet instanceof Sheet.WeaponCard weapon
                    && weapon.windows().contains(kind)) {
                fitting = fitting.plus(card.copies());
            }
        }
        return fitting;
    }

    /// The weapons, by the names that orders know. (duel:R31)
    static List<String> weapons() {
        return Arrays.stream(values())
                .filter(card -> card.sheet instanceof Sheet.WeaponCard)
                .map(Card::toString)
                .toList();
    }

    CardSet copies() {
        int first = PRINTED.indexOf(this);
        return CardSet.range(first, first + count);
    }

    Sheet sheet() {
        return sheet;
    }

    /// What is printed on this attack card.
    Sheet.AttackCard asAttack() {
        return printed(Sheet.AttackCard.class);
    }

    /// What is printed on this defence card.
    Sheet.DefenceCard asDefence() {
        return printed(Sheet.DefenceCard.class);
    }

    /// What is printed on this weapon.
    Sheet.WeaponCard asWeapon() {
        return printed(Sheet.WeaponCard.class);
    }

    private <S extends Sheet> S printed(Class<S> kind) {
        if (!kind.isInstance(sheet)) {
            throw new BrokenRule(this + " is not a valid " + Verb.of(kind));
        }
        return kind.cast(sheet);
    }

    public String anchor() {
        return "card:" + this;
    }

    @Override
    public String toString() {
        return Verb.of(this);
    }
}
