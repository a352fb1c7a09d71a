package winterhall.frozenwastes.secondopinion;

import java.util.Optional;
import winterhall.engine.Seat;
import winterhall.engine.kit.Hex;
import winterhall.frozenwastes.CardId;
import winterhall.frozenwastes.WastesEvent;
import winterhall.frozenwastes.cards.Ally;
import winterhall.frozenwastes.cards.Gear;
import winterhall.frozenwastes.cards.Harm;
import winterhall.frozenwastes.cards.Power;
import winterhall.frozenwastes.map.Face;

/// Changes the holdings by what an event says, and nothing else.
final class Bookkeeper {
    private final Holdings holdings;

    Bookkeeper(Holdings holdings) {
        this.holdings = holdings;
    }

    void enter(WastesEvent event) {
        switch (event) {
            case WastesEvent.TurnBegan began -> begin(began.seat());
            case WastesEvent.Rested rested -> party(rested.seat()).health(rested.who()).exhaustion--;
            case WastesEvent.DiceRolled rolled -> holdings.dice.addAll(rolled.dice());
            case WastesEvent.DieTurned turned -> {
                swap(turned.from(), turned.to());
                if (turned.cause().isEmpty()) {
                    gear(turned.seat(), Gear.SNOWSHOE, -1);
                }
            }
            case WastesEvent.DieRerolled rolled -> swap(rolled.from(), rolled.to());
            case WastesEvent.Walked walked -> {
                walked.dice().forEach(die -> holdings.dice.remove(die));
                move(walked.seat(), walked.path().getLast());
            }
            case WastesEvent.Trudged trudged -> move(trudged.seat(), trudged.to());
            case WastesEvent.Retreated retreated -> move(retreated.seat(), retreated.town());
            case WastesEvent.FlareLit lit -> {
                gear(lit.seat(), Gear.FLARE_CRYSTAL, -1);
                party(lit.seat()).isFlareLit = true;
            }
            case WastesEvent.FlareFollowed followed -> {
                party(followed.seat()).isFlareLit = false;
                move(followed.seat(), followed.town());
            }
            case WastesEvent.FlareLost lost -> party(lost.seat()).isFlareLit = false;
            case WastesEvent.WarmedUp warmed -> {
                warmed.who().forEach(who -> party(warmed.seat()).health(who).frost = 0);
                party(warmed.seat()).gold -= warmed.gold();
            }
            case WastesEvent.PowerUsed used -> pay(used);
            case WastesEvent.Treated treated ->
                party(treated.seat()).health(treated.patient()).add(treated.harm(), -treated.amount());
            case WastesEvent.Harmed harmed ->
                party(harmed.seat()).health(harmed.who()).add(harmed.harm(), harmed.amount());
            case WastesEvent.FrostBit bit -> {
                Health health = party(bit.seat()).health(bit.who());
                health.frost -= bit.frost();
                health.whiteDeath += bit.prevented() ? 0 : 1;
            }
            case WastesEvent.CountersRemoved removed ->
                party(removed.seat()).health(removed.who()).add(removed.harm(), -removed.amount());
            case WastesEvent.Healed healed -> {
                party(healed.seat()).health(healed.who()).add(healed.harm(), -healed.amount());
                party(healed.seat()).gold -= healed.price();
            }
            case WastesEvent.KnockedOut out -> knockOut(party(out.seat()), out.gold());
            case WastesEvent.AllyDied died -> remove(died.seat(), died.ally());
            case WastesEvent.CardDiscarded discarded -> remove(discarded.seat(), discarded.card());
            case WastesEvent.CardLost lost -> remove(lost.seat(), lost.card());
            case WastesEvent.CardsTurnedDown turned ->
                turned.cards().forEach(card -> party(turned.seat()).get(card).isDown = true);
            case WastesEvent.CardGained gained -> add(gained.seat(), gained.card());
            case WastesEvent.LegendDiscovered legend -> {
                add(legend.seat(), legend.legend());
                party(legend.seat()).rumors -= legend.tokens().total();
            }
            case WastesEvent.Bought bought -> {
                add(bought.seat(), bought.card());
                party(bought.seat()).gold -= bought.price();
            }
            case WastesEvent.Sold sold -> {
                remove(sold.seat(), sold.card());
                party(sold.seat()).gold += sold.price();
            }
            default -> enterMore(event);
        }
    }

    private void enterMore(WastesEvent event) {
        switch (event) {
            case WastesEvent.GearBought bought -> {
                gear(bought.seat(), bought.gear(), 1);
                party(bought.seat()).gold -= bought.price();
            }
            case WastesEvent.GearGained gained -> gear(gained.seat(), gained.gear(), 1);
            case WastesEvent.GearLost lost -> gear(lost.seat(), lost.gear(), -1);
            case WastesEvent.LuckstoneUsed used -> gear(used.seat(), Gear.LUCKSTONE, -1);
            case WastesEvent.GoldGained gained -> party(gained.seat()).gold += gained.gold();
            case WastesEvent.GoldLost lost -> party(lost.seat()).gold -= lost.gold();
            case WastesEvent.ExperienceGained gained -> party(gained.seat()).experience += gained.points();
            case WastesEvent.Trained trained -> {
                party(trained.seat()).experience -= trained.points();
                party(trained.seat()).counters[trained.counter().ordinal()]++;
            }
            case WastesEvent.RumorGained gained -> party(gained.seat()).rumors++;
            case WastesEvent.RumorTaken taken -> {
                party(taken.seat()).rumors++;
                party(taken.from()).rumors--;
            }
            case WastesEvent.ClueGained gained -> party(gained.seat()).clues++;
            case WastesEvent.PrincessFound found -> {
                party(found.seat()).clues--;
                holdings.princess = Optional.of(found.seat());
            }
            case WastesEvent.PrincessLost _ -> holdings.princess = Optional.empty();
            case WastesEvent.EventBegan began -> {
                holdings.event = Optional.of(began.event());
                holdings.weather = began.weather();
            }
            case WastesEvent.CountersRefilled refilled -> holdings.bare.removeAll(refilled.jewels());
            case WastesEvent.SpoilsTaken taken -> spoils(taken);
            case WastesEvent.MatchEnded _ -> holdings.isMatchOver = true;
            default -> {
                // Everything else tells of dice, decks and stacks.
            }
        }
    }

    private Traveller party(Seat seat) {
        return holdings.party(seat);
    }

    /// (frozen-wastes:R20)
    private void begin(Seat seat) {
        holdings.active = seat;
        holdings.isTurnOver = false;
        holdings.mayLightFlare = false;
        holdings.dice.clear();
        party(seat).isHeroDown = false;
        party(seat).cards.forEach(owned -> owned.isDown = false);
    }

    private void swap(Face from, Face to) {
        holdings.dice.remove(from);
        holdings.dice.add(to);
    }

    private void move(Seat seat, Hex to) {
        party(seat).at = to;
    }

    private void gear(Seat seat, Gear gear, int more) {
        party(seat).gear.merge(gear, more, Integer::sum);
    }

    private void add(Seat seat, CardId card) {
        party(seat).cards.add(new Traveller.Possession(card, new Health(), false));
    }

    private void remove(Seat seat, CardId card) {
        party(seat).cards.remove(party(seat).get(card));
    }

    /// (frozen-wastes:K13)
    private void pay(WastesEvent.PowerUsed used) {
        Traveller party = party(used.seat());
        Power.Cost cost = CardText.powers(used.card()).stream()
                .filter(power -> power.deed() == used.deed() && power.cost() != Power.Cost.ALWAYS)
                .findFirst()
                .orElseThrow(() -> new Disagreement("K13", used.card() + " cannot do that"))
                .cost();
        switch (cost) {
            case ALWAYS -> throw new IllegalStateException();
            case ACTIVATE -> {
                if (party.isHero(used.card())) {
                    party.isHeroDown = true;
                } else {
                    party.get(used.card()).isDown = true;
                }
            }
            case EXHAUST -> {
                CardId payer = used.card().sheet() instanceof Ally ? used.card() : party.hero;
                party.health(payer).exhaustion++;
            }
            case DISCARD -> remove(used.seat(), used.card());
        }
    }

    /// (frozen-wastes:R189, RU49)
    private static void knockOut(Traveller party, int gold) {
        for (Harm harm : Harm.values()) {
            party.health.add(harm, -party.health.of(harm));
        }
        party.allies().forEach(ally -> party.health(ally).frost = 0);
        party.gold -= gold;
    }

    /// An Ally keeps its wounds, and a card stays face down. (frozen-wastes:RU91, RU92)
    private void spoils(WastesEvent.SpoilsTaken taken) {
        Traveller winner = party(taken.seat());
        Traveller loser = party(taken.from());
        winner.gold += taken.gold();
        taken.card().ifPresent(card -> {
            Traveller.Possession owned = loser.get(card);
            loser.cards.remove(owned);
            winner.cards.add(owned);
        });
        taken.gear().ifPresent(gear -> {
            gear(taken.from(), gear, -1);
            gear(taken.seat(), gear, 1);
        });
    }
}
