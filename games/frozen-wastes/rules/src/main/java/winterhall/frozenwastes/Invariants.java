package winterhall.frozenwastes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Seat;
import winterhall.engine.kit.Purse;
import winterhall.frozenwastes.cards.Gear;
import winterhall.frozenwastes.cards.Hero;
import winterhall.frozenwastes.cards.ItemType;
import winterhall.frozenwastes.map.Clue;
import winterhall.frozenwastes.map.Isheim;
import winterhall.frozenwastes.map.Symbol;

/// What is always true. (frozen-wastes:I1–I11)
final class Invariants {
    private final Board board;
    private final Field field;
    private final List<String> broken = new ArrayList<>();

    private Invariants(Board board) {
        this.board = board;
        this.field = board.field();
    }

    static List<String> broken(Board board) {
        Invariants invariants = new Invariants(board);
        invariants.check();
        return List.copyOf(invariants.broken);
    }

    private void check() {
        cards();
        secrets();
        gear();
        for (int number = 1; number <= field.parties().size(); number++) {
            party(Seat.of(number));
        }
        world();
    }

    private void require(boolean holds, String law) {
        if (!holds) {
            broken.add(law);
        }
    }

    /// Every card is in one place. (frozen-wastes:I1, I2)
    private void cards() {
        var all = new ArrayList<CardId>();
        Piles piles = field.piles();
        piles.decks().forEach(all::addAll);
        piles.bottoms().forEach(all::addAll);
        piles.discards().forEach(all::addAll);
        piles.stacks().forEach(all::addAll);
        all.addAll(piles.market());
        all.addAll(piles.marketDiscard());
        all.addAll(piles.row());
        all.addAll(piles.legends());
        all.addAll(piles.gone());
        field.parties().forEach(party -> party.cards().forEach(owned -> all.add(owned.card())));
        field.world().event().ifPresent(all::add);
        field.world().undefeated().forEach(undefeated -> all.add(undefeated.card()));
        field.fight()
                .flatMap(Fight::foe)
                .filter(foe -> !Cards.isArshan(foe) && !all.contains(foe))
                .ifPresent(all::add);
        all.sort(null);
        List<CardId> printed = field.rules().cards().all().stream()
                .filter(card -> !(card.sheet() instanceof Hero) && !Cards.isArshan(card))
                .toList();
        require(all.equals(printed), "I2: cards are missing or there twice");
    }

    /// Tokens and clue cards. (frozen-wastes:I1)
    private void secrets() {
        for (Symbol symbol : Symbol.ALL) {
            int held = board.secrets().rumors().stream()
                    .mapToInt(purse -> purse.of(symbol))
                    .sum();
            require(held <= symbol.tokens(), "I1: too many tokens of " + symbol);
        }
        for (Clue clue : Clue.ALL) {
            int held = board.secrets().clues().stream()
                    .mapToInt(purse -> purse.of(clue))
                    .sum();
            require(held <= clue.copies(), "I1: too many clue cards of " + clue);
        }
        for (Seat seat : Seat.all(field.seats())) {
            Purse<Clue> shown = field.shownClues().get(seat.index());
            require(board.secrets().clues(seat).covers(shown), "H5: " + seat + " has shown a clue it does not hold");
        }
    }

    private void gear() {
        for (Gear gear : Gear.values()) {
            require(field.supply(gear) >= 0, "I3: too many of " + gear);
        }
    }

    private void party(Seat seat) {
        Party party = field.party(seat);
        boolean settled = field.shelter().isEmpty();
        for (CardId who : party.characters()) {
            Body body = party.body(who);
            require(body.exhaustion() <= party.stamina(who), "I6: " + who + " is too exhausted");
            if (settled) {
                require(body.harm() < party.life(who) || awaitsProtection(), "I5: " + who + " should have fallen");
            }
        }
        for (ItemType type : ItemType.values()) {
            require(party.count(type) - 1 <= party.limit(type), "I7: " + seat + " has too many cards of type " + type);
        }
    }

    private boolean awaitsProtection() {
        return field.fight().isPresent();
    }

    private void world() {
        World world = field.world();
        require(world.undefeated().size() <= World.TRACK, "I8: too many undefeated Challenges");
        world.bare().forEach(hex -> require(Isheim.at(hex).jewel().isPresent(), "I9: there is no jewel at " + hex));
        require(
                world.arshansWounds() == 0 || field.rules().foesKeepWounds(),
                "RU41: Arshan keeps wounds at this table");
        require(
                world.princess().isEmpty()
                        || field.parties().size() >= world.princess().get().number(),
                "I4: nobody holds the Princess");
        Optional<Seat> inVale = Seat.all(field.parties().size()).stream()
                .filter(seat ->
                        field.party(seat).at().filter(Isheim::isGreenVale).isPresent())
                .filter(seat -> world.princess().equals(Optional.of(seat)))
                .findFirst();
        require(inVale.isEmpty() || field.ending().isPresent(), "I11: the Princess is in Green Vale");
    }
}
