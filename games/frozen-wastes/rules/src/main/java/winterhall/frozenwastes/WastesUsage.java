package winterhall.frozenwastes;

import java.util.ArrayList;
import java.util.List;
import winterhall.engine.Event;
import winterhall.engine.Move;
import winterhall.engine.Position;
import winterhall.engine.Usage;
import winterhall.frozenwastes.cards.Belonging;
import winterhall.frozenwastes.cards.Hero;
import winterhall.frozenwastes.cards.Power;
import winterhall.frozenwastes.cards.WeatherEvent;

/// Counts every card that comes into play, and every power that a move uses.
///
/// A Challenge is used when it is met, an Event when it begins, a hero and a belonging when their party rolls
/// dice or uses their power.
final class WastesUsage implements Usage<Board> {
    private static final List<String> ENTRIES = printed();

    private static List<String> printed() {
        var entries = new ArrayList<String>();
        for (CardId card : CardId.values()) {
            entries.add(card.anchor());
            powers(card).stream()
                    .filter(power -> power.cost() != Power.Cost.ALWAYS)
                    .map(power -> entry(card, power.deed()))
                    .filter(entry -> !entries.contains(entry))
                    .forEach(entries::add);
        }
        return List.copyOf(entries);
    }

    private static List<Power> powers(CardId card) {
        return switch (card.sheet()) {
            case Belonging belonging -> belonging.powers();
            case Hero hero -> hero.powers();
            case WeatherEvent _ -> List.of();
        };
    }

    private static String entry(CardId card, Power.Deed deed) {
        return card.anchor() + " " + deed;
    }

    @Override
    public List<String> entries() {
        return ENTRIES;
    }

    @Override
    public List<String> uses(Position<Board> before, Move answer, List<Event> told) {
        var uses = new ArrayList<String>();
        switch ((WastesMove) answer) {
            case WastesMove.UsePower(var card, var deed) -> addPower(card, deed, uses);
            case WastesMove.Treat(var card, var deed, var _) -> addPower(card, deed, uses);
            case WastesMove.TurnDie(var card, var _, var _) -> addPower(card, Power.Deed.TURN_DIE, uses);
            case WastesMove.RerollDie(var card, var _) -> addPower(card, Power.Deed.REROLL_DIE, uses);
            case WastesMove.LowerEnemy(var card, var _) -> addPower(card, Power.Deed.LOWER_ENEMY, uses);
            default -> {}
        }
        told.forEach(event -> add((WastesEvent) event, before.board(), uses));
        return uses;
    }

    private static void addPower(CardId card, Power.Deed deed, List<String> uses) {
        uses.add(card.anchor());
        uses.add(entry(card, deed));
    }

    private static void add(WastesEvent event, Board before, List<String> uses) {
        switch (event) {
            case WastesEvent.ChallengeMet met -> uses.add(met.challenge().anchor());
            case WastesEvent.EventBegan began -> uses.add(began.event().anchor());
            case WastesEvent.DiceRolled rolled -> addParty(before.party(rolled.seat()), uses);
            case WastesEvent.TestRolled rolled -> addParty(before.party(rolled.seat()), uses);
            case WastesEvent.CombatRolled rolled -> addParty(before.party(rolled.seat()), uses);
            default -> {}
        }
    }

    private static void addParty(Party party, List<String> uses) {
        uses.add(party.hero().anchor());
        party.cards().forEach(owned -> uses.add(owned.card().anchor()));
    }
}
