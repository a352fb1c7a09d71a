package winterhall.valda;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Chance;
import winterhall.engine.Seat;
import winterhall.engine.Setup;

/// A table at which a check begins, drawn at random: temples everywhere, divine cards in hands and piles, decks that soon run
/// out. At two of three an attack is due, with a weapon that can meet it. (valda:R106, R199–R221)
final class GuidedTable {
    private static final int HAND = 4;

    private final Setup setup;
    private final Chance.Source source;
    private final Optional<Meeting> meeting;
    private final List<String> lines = new ArrayList<>();
    private final List<Deity> occupants = new ArrayList<>();
    private final List<Card> cards = new ArrayList<>();
    private final Seat active;

    private GuidedTable(Setup setup, Chance.Source source) {
        this.setup = setup;
        this.source = source;
        this.meeting = source.below(3) == 0 ? Optional.empty() : Optional.of(anyMeeting(source));
        this.active = anySeat();
    }

    /// Each weapon as often as any other, however few attack cards it can meet.
    private static Meeting anyMeeting(Chance.Source source) {
        Card weapon =
                source.pick(Meeting.ALL.stream().map(Meeting::weapon).distinct().toList());
        return source.pick(Meeting.ALL.stream()
                .filter(meeting -> meeting.weapon().equals(weapon))
                .toList());
    }

    static List<String> lines(Setup setup, Chance.Source source) {
        var table = new GuidedTable(setup, source);
        table.settle();
        table.begin();
        table.build();
        table.layPiles();
        table.deal();
        return table.lines;
    }

    private Seat anySeat() {
        return Seat.of(1 + source.below(setup.seats()));
    }

    /// Who lives where; while it is decided during play, nobody in some areas.
    private void settle() {
        boolean leavesSome = setup.value(Rules.OCCUPANTS).equals(Rules.DURING_PLAY);
        for (Area area : Area.values()) {
            Optional<Deity> wanted = wanted(area);
            if (wanted.isEmpty() && leavesSome && source.below(3) == 0) {
                lines.add("undecided " + area);
            } else {
                occupants.add(wanted.orElse(source.below(2) == 0 ? area.god() : area.giant()));
            }
        }
        lines.add("occupants "
                + String.join(" ", occupants.stream().map(Deity::toString).toList()));
        for (Card card : Printed.CARDS) {
            if (card.deck().filter(occupants::contains).isPresent()
                    || card.deck().isEmpty() && card.kind() == CardKind.ATTACK) {
                cards.add(card);
            }
        }
    }

    private Optional<Deity> wanted(Area area) {
        return meeting.flatMap(both -> both.weapon()
                .deck()
                .filter(deity -> deity.area() == area)
                .or(() -> both.attack().deck().filter(deity -> deity.area() == area)));
    }

    private void begin() {
        String moment =
                meeting.isPresent() ? "attack" : source.pick(List.of("valda", "attack", "followers", "resource"));
        lines.add("moment " + moment + " " + active);
        lines.add("round " + (1 + source.below(6)));
    }

    /// In two areas at least, so that temples can be hit and switched.
    private void build() {
        for (int place = 0; place < occupants.size(); place++) {
            var owners = new ArrayList<String>();
            if (meeting.isPresent() && place < 2) {
                owners.add((place == 0 ? active : attacker()).toString());
            }
            for (int more = source.below(4); more > 0; more--) {
                owners.add(anySeat().toString());
            }
            if (!owners.isEmpty()) {
                lines.add("temples " + occupants.get(place).area() + " " + String.join(" ", owners));
            }
        }
    }

    /// The first who may attack. (valda:R66)
    private Seat attacker() {
        return active.next(setup.seats());
    }

    /// Some main decks are nearly used up, and divine cards lie in the discard piles.
    private void layPiles() {
        thin("a", CardKind.ACTION);
        thin("b", CardKind.DEFENCE);
        var divine = new ArrayList<>(cards.stream()
                .filter(card -> card.deck().isPresent() && card.kind() != CardKind.WEAPON && !isWanted(card))
                .toList());
        for (int i = Math.min(source.below(4), divine.size()); i > 0; i--) {
            Card card = divine.remove(source.below(divine.size()));
            lines.add("discard a " + card.id());
            if (card.copies() == 1) {
                cards.remove(card);
            }
        }
    }

    private boolean isWanted(Card card) {
        return meeting.filter(both -> both.attack().equals(card)).isPresent();
    }

    private void thin(String deck, CardKind kind) {
        if (source.below(3) > 0) {
            return;
        }
        var main = new ArrayList<>(Printed.CARDS.stream()
                .filter(card -> card.deck().isEmpty() && card.kind() == kind)
                .toList());
        var top = new ArrayList<String>();
        for (int i = 1 + source.below(4); i > 0; i--) {
            top.add(main.remove(source.below(main.size())).id());
        }
        lines.add("deck " + deck + " " + String.join(" ", top));
        lines.add("rest " + deck + " discard");
    }

    private void deal() {
        var hands = new ArrayList<List<String>>();
        Seat.all(setup.seats()).forEach(_ -> hands.add(new ArrayList<>()));
        meeting.ifPresent(both -> {
            List<String> attacks = hands.get(attacker().index());
            List<String> defends = hands.get(active.index());
            attacks.add(take(both.attack()));
            (both.isDefensive() ? defends : attacks).add(take(both.weapon()));
            switch (both.weapon().effect()) {
                case ATTACK_WITH_TWO -> strongest(CardKind.ATTACK).ifPresent(card -> attacks.add(take(card)));
                case DEFEND_WITH_ATTACK_CARD -> strongest(CardKind.ATTACK).ifPresent(card -> defends.add(take(card)));
                default -> strongest(CardKind.DEFENCE).ifPresent(card -> defends.add(take(card)));
            }
            cards.removeIf(card -> card.kind() == CardKind.ATTACK || card.kind() == CardKind.WEAPON);
        });
        for (Seat seat : Seat.all(setup.seats())) {
            List<String> hand = hands.get(seat.index());
            while (hand.size() < HAND && !cards.isEmpty()) {
                hand.add(take(source.pick(cards)));
            }
            if (!hand.isEmpty()) {
                lines.add(seat + " hand " + String.join(" ", hand));
            }
            lines.add(seat + " followers " + source.below(30));
            lines.add(seat + " stock 4-blood+3-diamond+3-gold");
        }
    }

    private String take(Card card) {
        cards.remove(card);
        return card.id();
    }

    private Optional<Card> strongest(CardKind kind) {
        return cards.stream().filter(card -> card.kind() == kind).max(Comparator.comparingInt(Card::value));
    }
}
