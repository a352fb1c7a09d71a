package winterhall.frozenwastes.secondopinion;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Move;
import winterhall.engine.kit.Hex;
import winterhall.frozenwastes.CardId;
import winterhall.frozenwastes.Ending;
import winterhall.frozenwastes.WastesEvent;
import winterhall.frozenwastes.WastesMove;
import winterhall.frozenwastes.cards.Challenge;
import winterhall.frozenwastes.cards.Power.Deed;
import winterhall.frozenwastes.cards.Threat;
import winterhall.frozenwastes.cards.WeatherEvent;
import winterhall.frozenwastes.cards.WeatherEvent.Effect;

/// Adventures, Arshan, and attacks on other heroes. (frozen-wastes:R43, R44, R63–R67, R84–R87, R109–R116, R143–R146, R158,
/// R172–R178, R192, RU33–RU42, RU82, RU85, RU86, RU105, RU115, RU119)
final class AdventureStep {
    private static final int TRACK = 6;

    private final Reading reading;
    private final Holdings holdings;
    private final QuietMoves quiet;
    private final Downfall downfall;
    private final Texts texts;
    private final Limits limits;
    private final ChallengeFight fight;
    private final HeroFight heroFight;

    AdventureStep(Reading reading, Holdings holdings, Injuries injuries, Downfall downfall, QuietMoves quiet) {
        this.reading = reading;
        this.holdings = holdings;
        this.quiet = quiet;
        this.downfall = downfall;
        this.texts = new Texts(reading, holdings, injuries, downfall);
        this.limits = new Limits(reading, injuries);
        this.fight = new ChallengeFight(reading, holdings, downfall, texts);
        this.heroFight = new HeroFight(reading, holdings, injuries, downfall);
    }

    void play() {
        Traveller party = holdings.active();
        if (Land.isGreenVale(party.at)) {
            fightArshan(party);
            return;
        }
        while (!holdings.isTurnOver && mayVenture(party)) {
            var answers = new ArrayList<Move>(quiet.moves(party));
            answers.add(new WastesMove.Pass());
            if (hasAdventure(party.at)) {
                answers.add(new WastesMove.SeekAdventure());
            }
            rivals(party).forEach(rival -> answers.add(new WastesMove.AttackHero(rival.seat)));
            switch (reading.asked("R43", party.seat, "choose-venture", answers)) {
                case WastesMove.Pass _ -> {
                    return;
                }
                case WastesMove.SeekAdventure _ -> {
                    seek(party);
                    return;
                }
                case WastesMove.AttackHero(var rival) -> {
                    heroFight.fight(party, holdings.party(rival));
                    for (Traveller winner : List.of(party, holdings.party(rival))) {
                        downfall.spoilsOf(winner).ifPresent(card -> limits.keep(winner, card));
                    }
                    return;
                }
                case Move other -> quiet.carryOut(party, other);
            }
        }
    }

    private boolean hasAdventure(Hex at) {
        return holdings.undefeatedAt(at).isPresent() || holdings.hasCounter(at);
    }

    private boolean mayVenture(Traveller party) {
        return hasAdventure(party.at) || !rivals(party).isEmpty();
    }

    private List<Traveller> rivals(Traveller party) {
        return holdings.parties.stream()
                .filter(other -> other != party && other.at.equals(party.at))
                .toList();
    }

    /// It cannot be refused, and there is no reward but victory.
    private void fightArshan(Traveller party) {
        reading.coverage().met("R172");
        CardId arshan = CardId.parse("arshan");
        reading.expect("R172", new WastesEvent.ChallengeMet(party.seat, arshan));
        var enemy = new Enemy(arshan, holdings, holdings.arshansWounds);
        if (fight.defeats(party, enemy)) {
            if (reading.isNext(WastesEvent.ChallengeDefeated.class)) {
                reading.expect("R192", new WastesEvent.ChallengeDefeated(party.seat, arshan));
            }
            reading.expect("R192", new WastesEvent.MatchEnded(Ending.Way.ARSHAN, Optional.of(party.seat)));
            return;
        }
        if (holdings.arshansWounds > 0 && enemy.wounds > holdings.arshansWounds) {
            reading.coverage().met("RU41");
        }
        holdings.arshansWounds = holdings.plays("foe-wounds", "stay") ? enemy.wounds : 0;
    }

    private void seek(Traveller party) {
        Hex at = party.at;
        Optional<Integer> number = holdings.undefeatedAt(at);
        if (number.isPresent()) {
            Holdings.Track track = holdings.undefeated.get(number.get());
            meet(party, at, track.card(), number, track.wounds());
            return;
        }
        while (true) {
            if (reading.isNext(WastesEvent.DeckReshuffled.class)) {
                reading.read();
            } else if (reading.isNext(WastesEvent.NothingFound.class)) {
                reading.read();
                return;
            } else {
                CardId card =
                        reading.told("R66", WastesEvent.AdventureDrawn.class).card();
                if (card.sheet() instanceof WeatherEvent event) {
                    apply(card, event);
                } else {
                    Reading.require(
                            CardText.worth(CardText.challenge(card)) == Land.jewel(at),
                            "R66",
                            card + " is not of the colour of " + at);
                    meet(party, at, card, Optional.empty(), 0);
                    return;
                }
            }
        }
    }

    private void apply(CardId card, WeatherEvent event) {
        reading.coverage().met("R110");
        int inPlay =
                holdings.event.map(old -> ((WeatherEvent) old.sheet()).number()).orElse(0);
        reading.expect(
                "R110",
                event.number() >= inPlay
                        ? new WastesEvent.EventBegan(card, event.weather())
                        : new WastesEvent.EventRejected(card));
        boolean isAll = holdings.plays("refill", "all-colours");
        List<Hex> refilled = holdings.bare.stream()
                .filter(hex -> isAll || Land.jewel(hex) == event.colour().ordinal() + 1)
                .toList();
        if (!refilled.isEmpty()) {
            var told = reading.told("R112", WastesEvent.CountersRefilled.class);
            Reading.require(
                    told.jewels().stream().sorted().toList().equals(refilled),
                    "R112",
                    "refilled should be " + refilled + ", told was " + told);
            reading.coverage().met("R112");
        }
    }

    private void meet(Traveller party, Hex at, CardId card, Optional<Integer> number, int wounds) {
        reading.expect("R81", new WastesEvent.ChallengeMet(party.seat, card));
        var enemy = new Enemy(card, holdings, wounds);
        if (fight.defeats(party, enemy)) {
            reward(party, at, enemy, number);
        } else {
            remain(party, at, enemy, number);
        }
    }

    private void remain(Traveller party, Hex at, Enemy enemy, Optional<Integer> number) {
        Optional<Integer> place = number;
        for (int free = 1; place.isEmpty() && free <= TRACK; free++) {
            if (!holdings.undefeated.containsKey(free)) {
                place = Optional.of(free);
            }
        }
        reading.expect("R85", new WastesEvent.ChallengeRemains(party.seat, enemy.card, place));
        reading.coverage().met("R85");
        int wounds = holdings.plays("foe-wounds", "stay") ? enemy.wounds : 0;
        place.ifPresent(free -> holdings.undefeated.put(free, new Holdings.Track(enemy.card, at, wounds)));
    }

    /// Gold, counter, tokens, clues, what else the card says, and the card itself.
    private void reward(Traveller party, Hex at, Enemy enemy, Optional<Integer> number) {
        Challenge sheet = enemy.sheet;
        reading.coverage().met("R84");
        reading.expect("R84", new WastesEvent.ChallengeDefeated(party.seat, enemy.card));
        int gold = sheet.gold() + party.bonus(party.hero, Deed.BOUNTY);
        if (gold > 0) {
            reading.expect("R84", new WastesEvent.GoldGained(party.seat, gold, Optional.empty()));
        }
        if (holdings.hasCounter(at)) {
            reading.expect(
                    "R84", new WastesEvent.ExperienceGained(party.seat, CardText.worth(sheet), Optional.empty()));
            holdings.bare.add(at);
        }
        boolean isAurora = holdings.eventWith(Effect.MORE_RUMORS)
                .filter(event -> event.colour() == sheet.colour())
                .isPresent();
        quiet.rumors(party, sheet.rumors() + (isAurora ? holdings.effect(Effect.MORE_RUMORS) : 0));
        for (int i = Math.min(sheet.clues(), holdings.cluesInDeck()); i > 0; i--) {
            Reading.require(
                    reading.told("R158", WastesEvent.ClueGained.class).seat().equals(party.seat), "R158", "a clue");
        }
        texts.say(party, enemy, Threat.Trigger.DEFEATED);
        number.ifPresent(holdings.undefeated::remove);
        if (sheet.forage().isPresent()) {
            reading.expect("R143", new WastesEvent.CardGained(party.seat, enemy.card, Optional.empty()));
            limits.keep(party, enemy.card);
        }
    }
}
