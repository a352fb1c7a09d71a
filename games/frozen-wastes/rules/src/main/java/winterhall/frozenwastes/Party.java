package winterhall.frozenwastes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import winterhall.engine.kit.Hex;
import winterhall.engine.kit.Purse;

/// A hero, the Allies, and everything the seat owns openly.
///
/// @param at where the figure stands; nowhere before the start (frozen-wastes:R15)
/// @param body the counters on the hero
/// @param experience points not yet spent (frozen-wastes:R121)
/// @param cards Items and Allies, in the order they were got
/// @param flareLit whether a flare crystal lies under the figure (frozen-wastes:R73)
/// @param knockouts how often the hero was knocked out
/// @param heroUsed whether the hero card has been activated (frozen-wastes:R21)
public record Party(
        CardId hero,
        Optional<Hex> at,
        Body body,
        int gold,
        int experience,
        Growth growth,
        List<Owned> cards,
        Purse<Gear> gear,
        boolean flareLit,
        int knockouts,
        boolean heroUsed) {

    public Party {
        cards = List.copyOf(cards);
        if (gold < 0 || experience < 0) {
            throw new IllegalArgumentException("less than nothing in the purse of " + hero);
        }
    }

    /// What every hero starts with. (frozen-wastes:R13)
    static Party starting(CardId hero, Rules rules) {
        Purse<Gear> gear = Purse.of(Gear.class, Gear.FLARE_CRYSTAL, 1, Gear.LUCKSTONE, 1, Gear.SNOWSHOE, 1);
        return new Party(
                hero,
                Optional.empty(),
                Body.SOUND,
                rules.constants().gold(),
                0,
                Growth.NONE,
                List.of(),
                gear,
                false,
                0,
                false);
    }

    Hex place() {
        return at.orElseThrow();
    }

    Hero sheet() {
        return (Hero) hero.sheet();
    }

    boolean isHero(CardId who) {
        return hero.equals(who);
    }

    List<CardId> allies() {
        var allies = new ArrayList<CardId>(2);
        for (Owned owned : cards) {
            if (owned.isAlly()) {
                allies.add(owned.card());
            }
        }
        return allies;
    }

    /// The hero, then the Allies as they joined. (frozen-wastes:R41)
    List<CardId> characters() {
        var characters = allies();
        characters.addFirst(hero);
        return characters;
    }

    boolean has(CardId card) {
        return isHero(card) || find(card).isPresent();
    }

    Optional<Owned> find(CardId card) {
        for (Owned owned : cards) {
            if (owned.card().equals(card)) {
                return Optional.of(owned);
            }
        }
        return Optional.empty();
    }

    Owned get(CardId card) {
        return find(card).orElseThrow();
    }

    Body body(CardId who) {
        return isHero(who) ? body : get(who).body();
    }

    int life(CardId who) {
        if (isHero(who)) {
            return sheet().life() + growth.bonus(Growth.Counter.LIFE) + bonus(who, Power.Deed.LIFE);
        }
        return ((Ally) who.sheet()).life() + bonus(who, Power.Deed.LIFE);
    }

    int stamina(CardId who) {
        if (isHero(who)) {
            return sheet().stamina() + growth.bonus(Growth.Counter.STAMINA) + bonus(who, Power.Deed.STAMINA);
        }
        return ((Ally) who.sheet()).stamina() + bonus(who, Power.Deed.STAMINA);
    }

    /// Mind, Body or Spirit, with everything that raises it. (frozen-wastes:RU94)
    int attribute(Attribute attribute) {
        return sheet().values().get(attribute.ordinal())
                + growth.bonus(attribute.counter())
                + bonus(hero, attribute.raisedBy());
    }

    /// What a character adds to rolls of a phase, before bonuses to attack or defence. (frozen-wastes:R88)
    int value(CardId who, Phase phase) {
        return isHero(who)
                ? attribute(phase.attribute())
                : ((Ally) who.sheet()).values().get(phase.ordinal());
    }

    /// Added to the dice when this character attacks. (frozen-wastes:R88, R101)
    int attack(CardId who, Phase phase, boolean withoutWeapons) {
        return value(who, phase) + bonus(who, Power.Deed.ATTACK, phase, withoutWeapons);
    }

    /// Added to the dice when the hero defends. (frozen-wastes:R88, R101)
    int defence(Phase phase, boolean withoutWeapons) {
        return value(hero, phase) + bonus(hero, Power.Deed.DEFENCE, phase, withoutWeapons);
    }

    /// The wounds of a successful attack. (frozen-wastes:R95, R101)
    int damage(CardId who, Phase phase, boolean withoutWeapons) {
        List<Integer> printed = isHero(who) ? sheet().damage() : ((Ally) who.sheet()).damage();
        return printed.get(phase.ordinal()) + bonus(who, Power.Deed.DAMAGE, phase, withoutWeapons);
    }

    /// Added to the dice when the hero tries to escape. (frozen-wastes:R106)
    int escape(Attribute attribute) {
        return attribute(attribute) + bonus(hero, Power.Deed.ESCAPE);
    }

    /// What lasting powers add for a character. (frozen-wastes:R23, R101)
    int bonus(CardId who, Power.Deed deed) {
        return Bonuses.of(this, who, deed, _ -> true, false);
    }

    int bonus(CardId who, Power.Deed deed, Phase phase, boolean withoutWeapons) {
        return Bonuses.of(this, who, deed, power -> power.counts(phase), withoutWeapons);
    }

    /// How much less frost a character takes there. (frozen-wastes:R23)
    int lessFrost(CardId who, Optional<Terrain> terrain) {
        return Bonuses.of(
                this,
                who,
                Power.Deed.LESS_FROST,
                power -> power.terrains().isEmpty()
                        || terrain.map(power.terrains()::contains).orElse(false),
                false);
    }

    int testBonus(SkillTest test) {
        return Bonuses.of(
                this,
                hero,
                Power.Deed.TEST,
                power -> power.skill().isEmpty() || power.skill().equals(test.skill()),
                false);
    }

    /// Whether anybody of the party slows it down. (frozen-wastes:R25)
    boolean isHurt() {
        if (body.isHurt()) {
            return true;
        }
        for (Owned owned : cards) {
            if (owned.body().isHurt()) {
                return true;
            }
        }
        return false;
    }

    boolean hasFrost() {
        return suffers(Harm.FROST);
    }

    /// Whether any character has such a counter.
    boolean suffers(Harm harm) {
        for (CardId who : characters()) {
            if (body(who).of(harm) > 0) {
                return true;
            }
        }
        return false;
    }

    int count(ItemType type) {
        int count = 0;
        for (Owned owned : cards) {
            if (owned.sheet().type() == type) {
                count++;
            }
        }
        return count;
    }

    /// How many of a kind the party may have. (frozen-wastes:R133)
    int limit(ItemType type) {
        if (type == ItemType.ALLY) {
            for (Power power : sheet().powers()) {
                if (power.deed() == Power.Deed.ALLY_LIMIT) {
                    return power.amount();
                }
            }
        }
        return type.limit();
    }

    Party body(CardId who, UnaryOperator<Body> change) {
        return isHero(who) ? with(change.apply(body)) : change(who, owned -> owned.with(change.apply(owned.body())));
    }

    Party change(CardId card, UnaryOperator<Owned> change) {
        var changed = new ArrayList<Owned>(cards.size());
        for (Owned owned : cards) {
            changed.add(owned.card().equals(card) ? change.apply(owned) : owned);
        }
        return withCards(changed);
    }

    Party eachBody(UnaryOperator<Body> change) {
        var changed = new ArrayList<Owned>(cards.size());
        for (Owned owned : cards) {
            changed.add(owned.isAlly() ? owned.with(change.apply(owned.body())) : owned);
        }
        return with(change.apply(body)).withCards(changed);
    }

    Party plus(Owned owned) {
        return withCards(Lists.plus(cards, owned));
    }

    Party minus(CardId card) {
        return withCards(Lists.minus(cards, get(card)));
    }

    /// Everything face up again. (frozen-wastes:R20)
    Party refreshed() {
        var faceUp = new ArrayList<Owned>(cards.size());
        for (Owned owned : cards) {
            faceUp.add(owned.refreshed());
        }
        return with(next -> {
            next.cards = faceUp;
            next.heroUsed = false;
        });
    }

    /// The same party of another hero.
    Party of(CardId another) {
        return with(next -> next.hero = another);
    }

    Party heroUsed(boolean used) {
        return with(next -> next.heroUsed = used);
    }

    Party with(Body changed) {
        return with(next -> next.body = changed);
    }

    Party withCards(List<Owned> changed) {
        return with(next -> next.cards = changed);
    }

    Party moved(Hex to) {
        return with(next -> next.at = Optional.of(to));
    }

    Party gold(int more) {
        return with(next -> next.gold = gold + more);
    }

    Party experience(int more) {
        return with(next -> next.experience = experience + more);
    }

    Party grown(Growth.Counter counter) {
        return with(next -> next.growth = growth.plus(counter));
    }

    Party gear(Gear kind, int more) {
        return with(next -> next.gear = more < 0 ? gear.minus(kind, -more) : gear.plus(kind, more));
    }

    Party flare(boolean lit) {
        return with(next -> next.flareLit = lit);
    }

    Party knockedOut() {
        return with(next -> next.knockouts = knockouts + 1);
    }

    private Party with(Consumer<Draft> change) {
        var draft = new Draft(this);
        change.accept(draft);
        return draft.done();
    }

    /// A copy while it is being changed.
    private static final class Draft {
        private CardId hero;
        private Optional<Hex> at;
        private Body body;
        private int gold;
        private int experience;
        private Growth growth;
        private List<Owned> cards;
        private Purse<Gear> gear;
        private boolean flareLit;
        private int knockouts;
        private boolean heroUsed;

        private Draft(Party party) {
            hero = party.hero;
            at = party.at;
            body = party.body;
            gold = party.gold;
            experience = party.experience;
            growth = party.growth;
            cards = party.cards;
            gear = party.gear;
            flareLit = party.flareLit;
            knockouts = party.knockouts;
            heroUsed = party.heroUsed;
        }

        private Party done() {
            return new Party(hero, at, body, gold, experience, growth, cards, gear, flareLit, knockouts, heroUsed);
        }
    }
}
