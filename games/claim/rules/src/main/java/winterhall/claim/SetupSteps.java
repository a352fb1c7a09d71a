package winterhall.claim;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import winterhall.engine.Effect;
import winterhall.engine.Seat;
import winterhall.engine.Table;
import winterhall.engine.Task;
import winterhall.engine.kit.CardRow;
import winterhall.engine.kit.CardSet;
import winterhall.engine.kit.Deal;

/// Before the first trick. (claim section 3.1)
final class SetupSteps {
    private SetupSteps() {}

    static final List<Task<Board>> STEPS = List.of(
            new DealCards(),
            new PrintSecrets(),
            new DealArtifacts(),
            new LayToxics(),
            new DrawLocations(),
            new ChooseLeader(),
            Tricks.BEGIN_TRICK);

    /// Everybody gets a hand; the rest is the deck. (claim:R4, claim:N1)
    record DealCards() implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Board board = table.board();
            int[] order = table.shuffle("deck", board.cards().count());
            Deal deal = board.deal();
            int handSize = board.rules().handSize();
            int next = 0;
            for (Seat seat : Seat.all(board.seats())) {
                CardSet hand = CardSet.of(Arrays.copyOfRange(order, next, next + handSize));
                next += handSize;
                deal = deal.lay(hand, Board.hand(seat)).show(hand, seat);
            }
            CardRow deck = CardRow.of(Arrays.copyOfRange(order, next, order.length));
            table.update(board.with(deal.lay(deck.set(), Board.DECK), deck));
            table.tell(new ClaimEvent.CardsDealt());
        }
    }

    /// Which number each hidden card bears, and which Tricksters are fakes. (claim:F15, claim:F18)
    record PrintSecrets() implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            FactionCards cards = table.board().cards();
            if (!cards.hidingNumbers().isEmpty()) {
                int[] numbers = new int[cards.hidingNumbers().size()];
                for (int card : cards.hidingNumbers().toArray()) {
                    Face face = cards.face(card);
                    CardSet alike = cards.showing(face);
                    if (card == alike.first()) {
                        print(table.shuffle("numbers", alike.size()), alike, cards.numbers(face), cards, numbers);
                    }
                }
                table.update(board -> board.with(new Secrets(
                        CardRow.of(numbers), CardSet.EMPTY, board.secrets().fakes())));
            }
            if (table.board().rules().has(Faction.TRICKSTER)) {
                CardSet fakes = CardSet.EMPTY;
                for (int number :
                        cards.numbers(Faction.TRICKSTER).stream().distinct().toList()) {
                    CardSet pair = cards.showing(Face.of(Faction.TRICKSTER, number));
                    fakes = fakes.with(pair.get(table.roll("fakes", pair.size())));
                }
                CardSet drawn = fakes;
                table.update(board -> board.with(
                        new Secrets(board.secrets().numbers(), board.secrets().shown(), drawn)));
            }
        }

        private static void print(int[] order, CardSet alike, List<Integer> values, FactionCards cards, int[] numbers) {
            for (int i = 0; i < order.length; i++) {
                numbers[cards.hiddenPlace(alike.get(i))] = values.get(order[i]);
            }
        }
    }

    /// Three each, the rest into the box. (claim:R5)
    record DealArtifacts() implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            if (table.board().rules().artifacts()) {
                int[] order = table.shuffle("artifacts", Artifact.values().length);
                List<Artifact> shuffled =
                        Arrays.stream(order).mapToObj(i -> Artifact.values()[i]).toList();
                table.update(board -> board.with(ArtifactPiles.dealt(shuffled)));
            }
        }
    }

    /// Three on the table, the rest into the box, if there are Poisoners. (claim:R6)
    record LayToxics() implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Rules rules = table.board().rules();
            if (rules.has(Faction.POISONER)) {
                int[] order = table.shuffle("toxics", rules.toxics().size());
                List<Toxic> shuffled =
                        Arrays.stream(order).mapToObj(rules.toxics()::get).toList();
                table.update(board -> board.with(
                        new Toxics(shuffled.subList(0, 3), shuffled.subList(3, shuffled.size()), List.of(), false)));
            }
        }
    }

    /// One setting, one building, or one of each. (claim:R7, claim:L0b)
    record DrawLocations() implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Rules rules = table.board().rules();
            List<Location> settings = Arrays.stream(Location.values())
                    .filter(location -> !rules.buildings().contains(location))
                    .toList();
            var drawn = new ArrayList<Location>();
            switch (rules.locations()) {
                case NONE -> {
                    return;
                }
                case SETTING -> drawn.add(table.pick("locations", settings));
                case BUILDING -> drawn.add(table.pick("locations", rules.buildings()));
                case BOTH -> {
                    drawn.add(table.pick("locations", settings));
                    drawn.add(table.pick("locations", rules.buildings()));
                }
            }
            table.update(board -> board.at(List.copyOf(drawn)));
            drawn.forEach(location -> table.tell(new ClaimEvent.LocationDrawn(location)));
        }
    }

    /// The agreed seat, or any. (claim:R8)
    record ChooseLeader() implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Board board = table.board();
            Seat leader = board.rules().firstLeader().orElseGet(() -> table.pick("leader", Seat.all(board.seats())));
            table.update(table.board().ledBy(leader));
            table.tell(new ClaimEvent.LeaderChosen(leader));
            table.tell(new ClaimEvent.PhaseBegan(Phase.RECRUITING));
        }
    }
}
