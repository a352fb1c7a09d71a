package winterhall.frozenwastes.secondopinion;

import java.util.Optional;
import winterhall.frozenwastes.CardId;
import winterhall.frozenwastes.cards.Challenge;
import winterhall.frozenwastes.cards.Phase;
import winterhall.frozenwastes.cards.Threat;
import winterhall.frozenwastes.cards.WeatherEvent;
import winterhall.frozenwastes.cards.WeatherEvent.Effect;

/// A Challenge in combat, with what its text and the Event in play do to it. (frozen-wastes:R88, R97, K10, K11, RU119)
final class Enemy {
    final CardId card;
    final Challenge sheet;
    private final Holdings holdings;
    int wounds;
    int moreValue;
    int moreDamage;
    int moreLife;
    boolean isBeaten;
    boolean isInescapable;
    boolean isWithoutAllies;
    boolean isWithoutWeapons;

    Enemy(CardId card, Holdings holdings, int wounds) {
        this.card = card;
        this.sheet = CardText.challenge(card);
        this.holdings = holdings;
        this.wounds = wounds;
    }

    boolean isHazard() {
        return sheet.values().isEmpty();
    }

    /// 0 where it has none.
    int value(Phase phase) {
        int printed = sheet.values().get(phase.ordinal());
        return printed == 0 ? 0 : printed + moreValue + eventGives(Effect.HIGHER_VALUES);
    }

    int damage(Phase phase) {
        int printed = sheet.damage().get(phase.ordinal());
        return printed == 0 ? 0 : printed + moreDamage + eventGives(Effect.MORE_DAMAGE);
    }

    private int eventGives(Effect effect) {
        Optional<WeatherEvent> event = holdings.eventWith(effect);
        return event.isPresent() && sheet.traits().contains(event.get().trait().orElseThrow())
                ? event.get().amount()
                : 0;
    }

    int life() {
        return sheet.life() + moreLife;
    }

    /// Its Life is compared when it is wounded, not when it is met with wounds of old. (frozen-wastes:R98, RU128)
    void wound(int more) {
        wounds += more;
        isBeaten = wounds >= life();
    }

    /// Whether a failed roll in this phase does anything besides wounds.
    boolean hasText(Phase phase) {
        return sheet.threats().stream().anyMatch(threat -> isFor(threat, phase));
    }

    /// Frost, white death and exhaustion count as damage for an escape. (frozen-wastes:RU93)
    boolean hurts(Phase phase) {
        return damage(phase) > 0
                || sheet.threats().stream()
                        .anyMatch(threat -> isFor(threat, phase)
                                && Texts.harm(threat.result()).isPresent());
    }

    static boolean isFor(Threat threat, Phase phase) {
        return threat.trigger() == Threat.Trigger.MISS
                && (threat.phase().isEmpty() || threat.phase().get() == phase);
    }

    /// Neither damage nor a text. (frozen-wastes:RU63, RU93)
    boolean isHarmless(Phase phase) {
        return damage(phase) == 0 && !hasText(phase);
    }
}
