package winterhall.frozenwastes.secondopinion;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import winterhall.engine.Seat;
import winterhall.engine.kit.Hex;
import winterhall.frozenwastes.CardId;
import winterhall.frozenwastes.Owned;
import winterhall.frozenwastes.Party;
import winterhall.frozenwastes.cards.Ally;
import winterhall.frozenwastes.cards.Attribute;
import winterhall.frozenwastes.cards.Gear;
import winterhall.frozenwastes.cards.Growth;
import winterhall.frozenwastes.cards.Harm;
import winterhall.frozenwastes.cards.Hero;
import winterhall.frozenwastes.cards.Phase;
import winterhall.frozenwastes.cards.Power;
import winterhall.frozenwastes.cards.Skill;
import winterhall.frozenwastes.map.Terrain;

/// One hero with everything that belongs to the party.
final class Traveller {
    final Seat seat;
    final CardId hero;
    final Health health;
    final List<Possession> cards = new ArrayList<>();
    final Map<Gear, Integer> gear = new EnumMap<>(Gear.class);
    final int[] counters = new int[Growth.Counter.values().length];
    Hex at;
    int gold;
    int experience;
    int rumors;
    int clues;
    boolean isFlareLit;
    boolean isHeroDown;

    /// Whether another hero attacks this one, and it is not this one's round. (frozen-wastes:R180)
    boolean isAttacked;

    /// A card; an Ally has counters on it.
    static final class Possession {
        final CardId card;
        final Health health;
        boolean isDown;

        Possession(CardId card, Health health, boolean isDown) {
            this.card = card;
            this.health = health;
            this.isDown = isDown;
        }

        boolean isAlly() {
            return card.sheet() instanceof Ally;
        }
    }

    /// A power and the card on which it is printed.
    record Ability(CardId card, Power power) {}

    Traveller(Seat seat, Party party, int rumors, int clues) {
        this.seat = seat;
        this.hero = party.hero();
        this.at = party.at().orElseThrow();
        this.health = Health.of(party.body());
        this.gold = party.gold();
        this.experience = party.experience();
        this.isFlareLit = party.flareLit();
        this.isHeroDown = party.heroUsed();
        this.rumors = rumors;
        this.clues = clues;
        for (int i = 0; i < counters.length; i++) {
            counters[i] = party.growth().counters().get(i);
        }
        for (Gear kind : Gear.values()) {
            gear.put(kind, party.gear().of(kind));
        }
        for (Owned owned : party.cards()) {
            cards.add(new Possession(owned.card(), Health.of(owned.body()), owned.faceDown()));
        }
    }

    /// What differs from the party on the table.
    Optional<String> difference(Party party) {
        var told = new ArrayList<String>();
        check(told, "place", at, party.at().orElseThrow());
        check(told, "gold", gold, party.gold());
        check(told, "experience", experience, party.experience());
        check(told, "crystal", isFlareLit, party.flareLit());
        check(told, "hero face down", isHeroDown, party.heroUsed());
        for (int i = 0; i < counters.length; i++) {
            check(
                    told,
                    "experience counters",
                    counters[i],
                    party.growth().counters().get(i));
        }
        for (Gear kind : Gear.values()) {
            check(told, kind.toString(), gear.get(kind), party.gear().of(kind));
        }
        if (!health.isSame(party.body())) {
            told.add(hero + " should have " + health + ", and has " + party.body());
        }
        check(
                told,
                "cards",
                cards.stream().map(owned -> owned.card).toList(),
                party.cards().stream().map(Owned::card).toList());
        for (int i = 0; i < cards.size() && told.isEmpty(); i++) {
            Possession mine = cards.get(i);
            check(
                    told,
                    mine.card + " face down",
                    mine.isDown,
                    party.cards().get(i).faceDown());
            if (!mine.health.isSame(party.cards().get(i).body())) {
                told.add(mine.card + " should have " + mine.health + ", and has "
                        + party.cards().get(i).body());
            }
        }
        return told.isEmpty() ? Optional.empty() : Optional.of(seat + ": " + told);
    }

    private static void check(List<String> told, String what, Object mine, Object theirs) {
        if (!mine.equals(theirs)) {
            told.add(what + " should be " + mine + ", and is " + theirs);
        }
    }

    boolean isHero(CardId who) {
        return who.equals(hero);
    }

    List<CardId> allies() {
        return cards.stream()
                .filter(Possession::isAlly)
                .map(owned -> owned.card)
                .toList();
    }

    /// The hero, then the Allies as they joined. (frozen-wastes:R41, RU123)
    List<CardId> characters() {
        var all = new ArrayList<CardId>(List.of(hero));
        all.addAll(allies());
        return all;
    }

    Optional<Possession> find(CardId card) {
        return cards.stream().filter(owned -> owned.card.equals(card)).findFirst();
    }

    Possession get(CardId card) {
        return find(card).orElseThrow(() -> new Disagreement("R139", seat + " does not own " + card));
    }

    boolean has(CardId who) {
        return isHero(who) || find(who).isPresent();
    }

    Health health(CardId who) {
        return isHero(who) ? health : get(who).health;
    }

    /// Face down, if it has been activated. (frozen-wastes:R21)
    boolean isDown(CardId card) {
        return isHero(card) ? isHeroDown : get(card).isDown;
    }

    /// Everything the party can do, the hero's own abilities first.
    List<Ability> abilities() {
        var all = new ArrayList<Ability>();
        CardText.powers(hero).forEach(power -> all.add(new Ability(hero, power)));
        for (Possession owned : cards) {
            CardText.powers(owned.card).forEach(power -> all.add(new Ability(owned.card, power)));
        }
        return all;
    }

    /// Whether an ability is for this character. (frozen-wastes:R23, R101)
    boolean helps(Ability ability, CardId who) {
        boolean isOnAlly = ability.card().sheet() instanceof Ally;
        return switch (ability.power().aim()) {
            case ALLIES -> !isHero(who);
            case HERO -> isHero(who);
            case OWNER -> isOnAlly ? who.equals(ability.card()) : isHero(who);
        };
    }

    /// What lasting abilities of this kind add for a character. (frozen-wastes:K13)
    int bonus(CardId who, Power.Deed deed, Predicate<Ability> counts) {
        return abilities().stream()
                .filter(ability -> ability.power().cost() == Power.Cost.ALWAYS
                        && ability.power().deed() == deed
                        && helps(ability, who)
                        && counts.test(ability))
                .mapToInt(ability -> ability.power().amount())
                .sum();
    }

    int bonus(CardId who, Power.Deed deed) {
        return bonus(who, deed, _ -> true);
    }

    private int growth(Growth.Counter counter) {
        return counters[counter.ordinal()] * (counter == Growth.Counter.LIFE ? 1 : 2);
    }

    /// (frozen-wastes:RU26)
    int life(CardId who) {
        int printed = who.sheet() instanceof Ally ally
                ? ally.life()
                : ((Hero) who.sheet()).life() + growth(Growth.Counter.LIFE);
        return printed + bonus(who, Power.Deed.LIFE);
    }

    int stamina(CardId who) {
        int printed = who.sheet() instanceof Ally ally
                ? ally.stamina()
                : ((Hero) who.sheet()).stamina() + growth(Growth.Counter.STAMINA);
        return printed + bonus(who, Power.Deed.STAMINA);
    }

    /// Exhaustion beyond Stamina. (frozen-wastes:RU90)
    int surplus(CardId who) {
        return Math.max(0, health(who).exhaustion - stamina(who));
    }

    /// Mind, Body and Spirit of the hero, everywhere the same. (frozen-wastes:R122, RU94)
    int attribute(Attribute attribute) {
        return ((Hero) hero.sheet()).values().get(attribute.ordinal())
                + growth(Growth.Counter.valueOf(attribute.name()))
                + bonus(hero, Power.Deed.valueOf(attribute.name()));
    }

    /// (frozen-wastes:R88)
    int value(CardId who, Phase phase) {
        return who.sheet() instanceof Ally ally
                ? ally.values().get(phase.ordinal())
                : attribute(Attribute.values()[phase.ordinal()]);
    }

    /// With lasting bonuses.
    int damage(CardId who, Phase phase, Predicate<Ability> counts) {
        int printed = who.sheet() instanceof Ally ally
                ? ally.damage().get(phase.ordinal())
                : ((Hero) who.sheet()).damage().get(phase.ordinal());
        return printed + bonus(who, Power.Deed.DAMAGE, counts.and(in(phase)));
    }

    static Predicate<Ability> in(Phase phase) {
        return ability ->
                ability.power().phase().isEmpty() || ability.power().phase().get() == phase;
    }

    /// (frozen-wastes:R59, RU95)
    int testBonus(Attribute attribute, Optional<Skill> skill) {
        return attribute(attribute)
                + bonus(
                        hero,
                        Power.Deed.TEST,
                        ability -> ability.power().skill().isEmpty()
                                || ability.power().skill().equals(skill));
    }

    /// (frozen-wastes:RU121)
    int lessFrost(CardId who) {
        Optional<Terrain> terrain = Land.terrain(at);
        return bonus(
                who,
                Power.Deed.LESS_FROST,
                ability -> ability.power().terrains().isEmpty()
                        || terrain.filter(ability.power().terrains()::contains).isPresent());
    }

    /// Whether a cost can be paid now; nothing on the cards of Allies can while their hero is attacked by another.
    /// (frozen-wastes:R21, R103, R181, RU132)
    boolean canPay(Ability ability) {
        if (isAttacked && ability.card().sheet() instanceof Ally) {
            return false;
        }
        CardId payer = ability.card().sheet() instanceof Ally ? ability.card() : hero;
        return switch (ability.power().cost()) {
            case ALWAYS -> false;
            case ACTIVATE -> !isDown(ability.card());
            case EXHAUST -> health(payer).exhaustion < stamina(payer);
            case DISCARD -> true;
        };
    }

    /// Abilities with a cost that can be paid, for this character.
    List<Ability> usable(Power.Deed deed, CardId who, Predicate<Ability> counts) {
        return abilities().stream()
                .filter(ability -> ability.power().deed() == deed
                        && canPay(ability)
                        && helps(ability, who)
                        && counts.test(ability))
                .toList();
    }

    /// Wounds, exhaustion or white death on anybody; frost does not count. (frozen-wastes:R25)
    boolean isHurt() {
        return characters().stream()
                .map(this::health)
                .anyMatch(each -> each.wounds + each.exhaustion + each.whiteDeath > 0);
    }

    List<CardId> having(Harm harm) {
        return characters().stream().filter(who -> health(who).of(harm) > 0).toList();
    }
}
