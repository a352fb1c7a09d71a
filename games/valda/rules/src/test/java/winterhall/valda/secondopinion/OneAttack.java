package winterhall.valda.secondopinion;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Move;
import winterhall.engine.Seat;
import winterhall.valda.Area;
import winterhall.valda.CardId;
import winterhall.valda.CardKind;
import winterhall.valda.Deity;
import winterhall.valda.ValdaEvent;
import winterhall.valda.ValdaMove;

/// One attack, step by step. (valda:R70–R85)
final class OneAttack {
    private final Reading reading;
    private final Holdings holdings;
    private final Losses losses;
    private final AttackEffects effects;
    private final AttackRewards rewards;

    OneAttack(Reading reading, Holdings holdings) {
        this.reading = reading;
        this.holdings = holdings;
        this.losses = new Losses(reading, holdings);
        this.effects = new AttackEffects(reading, holdings);
        this.rewards = new AttackRewards(reading, holdings);
    }

    void play(Seat attacker, List<CardId> cards, List<Seat> targets) {
        AttackUnderWay attack = declare(attacker, cards, targets);
        Optional<Seat> taker = new DeclaredWindow(reading, holdings, attack).ask();
        if (!attack.targets().isEmpty()) {
            attack.targets().forEach(target -> defend(attack, target));
            afterDefence(attack);
            resolve(attack);
        }
        clear(attack, taker);
    }

    /// Steps 1 and 2. (valda:R70, R71, R135)
    private AttackUnderWay declare(Seat attacker, List<CardId> cards, List<Seat> targets) {
        if (cards.size() == 2) {
            var brute = reading.told("R197", ValdaEvent.WeaponUsed.class);
            Reading.require(brute.card().toString().equals("brute"), "R197", "two cards with " + brute);
        }
        int value = cards.stream().mapToInt(card -> CardText.of(card).value()).sum();
        var declared = reading.told("R70", ValdaEvent.AttackDeclared.class);
        Reading.require(
                declared.seat().equals(attacker)
                        && declared.cards().equals(cards)
                        && declared.targets().equals(targets)
                        && declared.value() == value,
                "R70",
                attacker + " attacks " + targets + " with " + value + ", told was " + declared);
        var attack = new AttackUnderWay(attacker, cards, targets, value);
        int level = holdings.level(attacker, Deity.SURTUR, Area.SURTUR_HEL);
        int bonus = holdings.isFew() ? Math.max(0, level - 1) : level == 0 ? 0 : level + 1;
        if (bonus > 0) {
            attack.change(bonus);
            var changed = reading.told("R135", ValdaEvent.AttackChanged.class);
            Reading.require(
                    changed.amount() == bonus && changed.value() == value + bonus,
                    "R135",
                    "Surtur adds " + bonus + ", told was " + changed);
        }
        return attack;
    }

    /// Step 4. (valda:R73, R134, R195)
    private void defend(AttackUnderWay attack, Seat target) {
        if (holdings.hand(target).isEmpty()) {
            reading.next(ValdaEvent.Endured.class).ifPresent(_ -> reading.read());
            return;
        }
        int bonus = holdings.level(target, Deity.TYR, Area.TYR_AGIR);
        switch (reading.asked("R73", target, "choose-defence", "", defences(attack, target, bonus))) {
            case ValdaMove.Defend(var card) -> defended(attack, target, card, bonus, false);
            case ValdaMove.DefendWithAegis(var card) -> {
                var aegis = reading.told("R195", ValdaEvent.WeaponUsed.class);
                Reading.require(aegis.card().toString().equals("aegis"), "R195", "defends with " + aegis);
                defended(attack, target, card, bonus, true);
            }
            default -> reading.told("R73", ValdaEvent.Endured.class);
        }
    }

    private List<Move> defences(AttackUnderWay attack, Seat target, int bonus) {
        var answers = new ArrayList<Move>(List.of(new ValdaMove.Endure()));
        for (CardId card : holdings.hand(target, CardKind.DEFENCE)) {
            if (attack.reaches(CardText.of(card).value() + bonus, target, holdings.tiesHold())) {
                answers.add(new ValdaMove.Defend(card));
            }
        }
        if (holdings.weapon(target, "aegis").isPresent()) {
            for (CardId card : holdings.hand(target, CardKind.ATTACK)) {
                if (attack.reaches(CardText.of(card).value() + bonus, target, holdings.tiesHold())) {
                    answers.add(new ValdaMove.DefendWithAegis(card));
                }
            }
        }
        return answers;
    }

    private void defended(AttackUnderWay attack, Seat target, CardId card, int bonus, boolean aegis) {
        int value = CardText.of(card).value() + bonus;
        var told = reading.told("R73", ValdaEvent.Defended.class);
        Reading.require(
                told.seat().equals(target)
                        && told.card().equals(card)
                        && told.aegis() == aegis
                        && told.value() == value
                        && told.bonus() == bonus,
                "R73",
                target + " defends with " + value + ", told was " + told);
        attack.defend(target, card, value);
    }

    /// Step 5. (valda:R74, R210, RU69, RU112, RU113)
    private void afterDefence(AttackUnderWay attack) {
        new ResponseWindow(reading, holdings, "defended", "puddle-of-mud", "mjolnir", "surturs-claim") {
            @Override
            List<Seat> aims(Seat seat, String weapon) {
                if (weapon.equals("puddle-of-mud")) {
                    return List.of(seat);
                }
                if (!seat.equals(attack.attacker)) {
                    return List.of();
                }
                return weapon.equals("mjolnir") ? List.of(seat) : held(attack);
            }

            @Override
            boolean play(Seat seat, String weapon, Seat aim) {
                if (weapon.equals("surturs-claim")) {
                    reading.told("R210", ValdaEvent.DefenceClaimed.class);
                    attack.forgetDefence(aim);
                    defend(attack, aim);
                } else {
                    attack.change(3);
                    reading.told("R204", ValdaEvent.AttackChanged.class);
                }
                return true;
            }
        }.open();
    }

    private List<Seat> held(AttackUnderWay attack) {
        return attack.targets().stream()
                .filter(target -> attack.isHeldBy(target, holdings.tiesHold()))
                .toList();
    }

    /// Steps 6 to 8. (valda:R75–R77, R79, R80, R85)
    private void resolve(AttackUnderWay attack) {
        List<Seat> held = held(attack);
        List<Seat> hit = attack.targets().stream()
                .filter(target -> !held.contains(target))
                .toList();
        var told = reading.told("R75", ValdaEvent.AttackResolved.class);
        Reading.require(
                told.seat().equals(attack.attacker)
                        && told.hit().equals(hit)
                        && told.held().equals(held),
                "R75",
                "hit are " + hit + ", held have " + held + ", told was " + told);
        if (!hit.isEmpty()) {
            flamingSword(attack, hit);
            effects.carryOut(attack, hit);
        }
        rewards.give(attack, hit, held);
    }

    /// (valda:R215, RU72)
    private void flamingSword(AttackUnderWay attack, List<Seat> hit) {
        new ResponseWindow(reading, holdings, "successful", "flaming-sword") {
            @Override
            List<Seat> aims(Seat seat, String weapon) {
                return seat.equals(attack.attacker) ? hit : List.of();
            }

            @Override
            boolean play(Seat seat, String weapon, Seat aim) {
                losses.lose("R215", aim, 1, Optional.of(seat));
                return true;
            }
        }.open();
    }

    /// Step 9. (valda:R78, R211, R221)
    private void clear(AttackUnderWay attack, Optional<Seat> taker) {
        holdings.cardsAreTaken = taker.isPresent();
        taker.ifPresent(seat -> {
            for (int i = 0; i < attack.cards.size(); i++) {
                var taken = reading.told("R211", ValdaEvent.CardTaken.class);
                Reading.require(
                        taken.seat().equals(seat) && attack.cards.contains(taken.card()),
                        "R211",
                        seat + " takes " + attack.cards + ", told was " + taken);
            }
        });
        holdings.attacking.forEach(card -> holdings.discardB.add(card.card()));
        holdings.attacking.clear();
        holdings.discardB.addAll(attack.spent);
        holdings.cardsAreTaken = false;
    }
}
