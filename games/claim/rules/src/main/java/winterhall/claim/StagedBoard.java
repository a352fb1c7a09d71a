package winterhall.claim;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import winterhall.engine.Opening;
import winterhall.engine.Seat;
import winterhall.engine.Staging.BadStage;
import winterhall.engine.StagingReader;
import winterhall.engine.Task;
import winterhall.engine.kit.CardRow;
import winterhall.engine.kit.CardSet;
import winterhall.engine.kit.Deal;

/// A board being set up by the lines of a scenario.
///
/// Cards that no line names go to the discard; in phase 1 the deck is first filled up with them, two a trick.
final class StagedBoard {
    private final Rules rules;
    private final CardSet[] zones;
    private final int[] numbers;
    private final List<Integer> deckTop = new ArrayList<>();
    private final Map<Seat, List<Artifact>> rows = new LinkedHashMap<>();
    private final List<Artifact> played = new ArrayList<>();
    private CardSet unused;
    private CardSet open = CardSet.EMPTY;
    private CardSet shown = CardSet.EMPTY;
    private CardSet fakeCards = CardSet.EMPTY;
    private List<Toxic> toxics = List.of();
    private List<Location> locations = List.of();
    private Tally tally = Tally.START;
    private int phase = 1;
    private String moment = "trick";
    private Seat at = Seat.of(1);

    StagedBoard(Rules rules) {
        this.rules = rules;
        this.zones = new CardSet[Board.zones(rules.seats())];
        Arrays.fill(zones, CardSet.EMPTY);
        this.numbers = new int[rules.cards().hidingNumbers().size()];
        Arrays.fill(numbers, -1);
        this.unused = rules.cards().all();
    }

    void read(List<List<String>> lines) {
        new StagingReader(rules.seats())
                .once("moment", this::readMoment)
                .once("phase", line -> phase = line.number(1, 2))
                .line("centre", line -> deckTop.addAll(0, takeAll(line)))
                .line("deck", line -> deckTop.addAll(takeAll(line)))
                .line("discard", line -> lay(Board.DISCARD, line, true))
                .line("trolls", line -> lay(Board.TROLLS, line, true))
                .line("shown", line -> line.rest(Face::parse).forEach(this::show))
                .once("toxics", line -> toxics = line.rest(Toxic::parse))
                .once("locations", line -> locations = line.rest(Location::parse))
                .line("artifacts-played", line -> played.addAll(line.rest(Artifact::parse)))
                .seat("hand", (seat, line) -> lay(Board.hand(seat), line, false))
                .seat("open", (seat, line) -> lay(Board.hand(seat), line, true))
                .seat("followers", (seat, line) -> lay(Board.followers(seat), line, false))
                .seat("score", (seat, line) -> lay(Board.score(seat), line, true))
                .seat("fakes", this::layFakes)
                .seat("gnomes", (seat, line) -> lay(Board.gnomes(seat), line, true))
                .seat("flail", (seat, line) -> lay(Board.flail(seat), line, false))
                .seatOnce("artifacts", (seat, line) -> rows.put(seat, line.rest(Artifact::parse)))
                .seatOnce("lost", (seat, line) -> tally = tally.withLost(seat, line.number(0, 99)))
                .seatOnce("lost-this-phase", (seat, line) -> tally = tally.withLostThisPhase(seat, line.number(0, 99)))
                .read(lines);
    }

    private void readMoment(StagingReader.Line line) {
        moment = line.oneOf("trick", "phase-end", "phase-2", "scoring", "votes");
        at = line.hasMore() ? line.seat() : at;
        phase = moment.equals("trick") ? phase : 2;
    }

    Opening<Board> opening() {
        boolean recruiting = phase == 1;
        int tricks = Seat.all(rules.seats()).stream()
                .mapToInt(seat -> zones[Board.hand(seat)].size())
                .max()
                .orElse(0);
        if (recruiting && tricks == 0) {
            throw new BadStage("a trick of phase 1 needs a card in some hand");
        }
        int needed = recruiting ? tricks * rules.seats() : 0;
        while (deckTop.size() < needed && !unused.isEmpty()) {
            deckTop.add(takeLowest());
        }
        if (recruiting && deckTop.size() != needed) {
            throw new BadStage("deck and centre: " + needed
                    + " cards are needed for the tricks that the hands can still" + " play, not " + deckTop.size());
        }
        CardRow deck = CardRow.of(deckTop.stream().mapToInt(Integer::intValue).toArray());
        zones[Board.DECK] = deck.set();
        zones[Board.DISCARD] = zones[Board.DISCARD].plus(unused);
        open = open.plus(unused);
        unused = CardSet.EMPTY;
        var board = new Board(
                rules,
                moment.equals("phase-end") ? Phase.RECRUITING : phaseOf(recruiting),
                deal(),
                deck,
                new Secrets(printed(), shown, fakeTricksters()),
                at,
                Trick.NONE,
                tally,
                artifactPiles(),
                OngoingEffects.NONE,
                toxicsOnTable(),
                locations,
                moment.equals("scoring") ? Ending.NOT_YET.lastTrickWonBy(at) : Ending.NOT_YET);
        Invariants.broken(board).forEach(fault -> {
            throw new BadStage("such a table cannot be: " + fault);
        });
        return new Opening<>(board, tasks(board));
    }

    private Phase phaseOf(boolean recruiting) {
        if (recruiting) {
            return Phase.RECRUITING;
        }
        return moment.equals("scoring") || moment.equals("votes") ? Phase.SCORING : Phase.GATHERING;
    }

    private List<Task<Board>> tasks(Board board) {
        return switch (moment) {
            case "phase-end" -> List.of(new Recruiting.EndRecruiting());
            case "phase-2" -> List.of(new Windows.Open(ArtifactWindow.P2START), Tricks.BEGIN_TRICK);
            case "scoring" -> Scoring.steps(board);
            case "votes" -> List.of(new Votes.CountVotes());
            default -> List.of(Tricks.BEGIN_TRICK);
        };
    }

    private Deal deal() {
        CardSet[] known = new CardSet[rules.seats()];
        for (Seat seat : Seat.all(rules.seats())) {
            known[seat.index()] = open.plus(zones[Board.hand(seat)])
                    .plus(zones[Board.followers(seat)])
                    .plus(zones[Board.flail(seat)]);
        }
        return Deal.of(rules.cards().count(), zones, known, open);
    }

    private CardSet lay(int zone, StagingReader.Line line, boolean openly) {
        CardSet laid = CardSet.EMPTY;
        for (int card : takeAll(line)) {
            laid = laid.with(card);
        }
        zones[zone] = zones[zone].plus(laid);
        open = openly ? open.plus(laid) : open;
        return laid;
    }

    private void layFakes(Seat seat, StagingReader.Line line) {
        CardSet fakes = lay(Board.score(seat), line, true);
        if (!fakes.within(rules.cards().of(Faction.TRICKSTER))) {
            throw new BadStage("only Tricksters can be fakes");
        }
        fakeCards = fakeCards.plus(fakes);
    }

    private List<Integer> takeAll(StagingReader.Line line) {
        return line.rest(word -> take(Face.parse(word)));
    }

    /// An unused card with this face; a hidden number is printed on it.
    private int take(Face face) {
        Face look = face.isClass() ? face : Face.hidden(face.faction(), face.number());
        CardSet candidates = rules.cards().showing(look).and(unused);
        boolean printedElsewhere =
                look.isClass() && !face.isClass() && !stillToPrint(look).contains(face.number());
        if (candidates.isEmpty() || printedElsewhere) {
            throw new BadStage("there is no (further) " + face + " in this deck of " + rules.cards());
        }
        int card = candidates.first();
        unused = unused.without(card);
        if (look.isClass() && !face.isClass()) {
            numbers[rules.cards().hiddenPlace(card)] = face.number();
        }
        return card;
    }

    private int takeLowest() {
        int card = unused.first();
        unused = unused.without(card);
        return card;
    }

    private void show(Face face) {
        if (!face.faction().hidesNumbers()) {
            throw new BadStage("the number of " + face + " is never hidden");
        }
        for (int card : rules.cards()
                .showing(Face.hidden(face.faction(), face.number()))
                .toArray()) {
            if (numbers[rules.cards().hiddenPlace(card)] == face.number()) {
                shown = shown.with(card);
                return;
            }
        }
        throw new BadStage("lay " + face + " out first");
    }

    /// Numbers nobody asked for go to the remaining cards in order.
    private CardRow printed() {
        for (int card : rules.cards().hidingNumbers().toArray()) {
            int place = rules.cards().hiddenPlace(card);
            if (numbers[place] < 0) {
                numbers[place] = stillToPrint(rules.cards().face(card)).getFirst();
            }
        }
        return CardRow.of(numbers);
    }

    /// The numbers of this look that no card bears yet.
    private List<Integer> stillToPrint(Face look) {
        var left = new ArrayList<>(rules.cards().numbers(look));
        rules.cards().showing(look).stream()
                .map(rules.cards()::hiddenPlace)
                .forEach(place -> left.remove(Integer.valueOf(numbers[place])));
        return left;
    }

    /// Those laid out as fakes; of every other pair a card outside the score piles, if there is one.
    private CardSet fakeTricksters() {
        CardSet all = fakeCards;
        if (rules.has(Faction.TRICKSTER)) {
            CardSet scored = CardSet.EMPTY;
            for (Seat seat : Seat.all(rules.seats())) {
                scored = scored.plus(zones[Board.score(seat)]);
            }
            for (int number :
                    rules.cards().numbers(Faction.TRICKSTER).stream().distinct().toList()) {
                CardSet pair = rules.cards().showing(Face.of(Faction.TRICKSTER, number));
                if (!pair.meets(all)) {
                    CardSet elsewhere = pair.minus(scored);
                    all = all.with((elsewhere.isEmpty() ? pair : elsewhere).first());
                }
            }
        }
        return all;
    }

    private ArtifactPiles artifactPiles() {
        if (!rules.artifacts()) {
            if (!rows.isEmpty() || !played.isEmpty()) {
                throw new BadStage("artifacts are played with where the game line says artifacts yes");
            }
            return ArtifactPiles.NONE;
        }
        var box = new ArrayList<>(Arrays.asList(Artifact.values()));
        List<Artifact> first = rows.getOrDefault(Seat.of(1), List.of());
        List<Artifact> second = rows.getOrDefault(Seat.of(2), List.of());
        Stream.of(first, second, played).flatMap(List::stream).forEach(artifact -> {
            if (!box.remove(artifact)) {
                throw new BadStage("there is one " + artifact + ", and it is named twice");
            }
        });
        return ArtifactPiles.of(first, second, box, played);
    }

    private Toxics toxicsOnTable() {
        if (!rules.has(Faction.POISONER)) {
            if (!toxics.isEmpty()) {
                throw new BadStage(
                        "toxics lie on the table where there are Poisoners, not in a deck of " + rules.cards());
            }
            return Toxics.NONE;
        }
        var box = new ArrayList<>(rules.toxics());
        List<Toxic> table = toxics.isEmpty() ? rules.toxics().subList(0, 3) : toxics;
        table.forEach(box::remove);
        if (table.size() != 3 || box.size() != rules.toxics().size() - 3) {
            throw new BadStage("toxics: three of " + rules.toxics() + " lie on the table, not " + toxics);
        }
        return new Toxics(List.copyOf(table), List.copyOf(box), List.of(), false);
    }
}
