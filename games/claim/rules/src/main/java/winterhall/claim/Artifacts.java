package winterhall.claim;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import winterhall.engine.Effect;
import winterhall.engine.Move;
import winterhall.engine.Refusal;
import winterhall.engine.Seat;
import winterhall.engine.Table;
import winterhall.engine.Words;
import winterhall.engine.kit.CardSet;
import winterhall.engine.kit.Deal;

/// What artifacts set off: the questions they ask and what they move. (claim section 6)
final class Artifacts {
    private Artifacts() {}

    /// Flail of Dawn: the other seat sets a card aside for the final trick. (claim:A1)
    record SetCardAside(Seat seat) implements ClaimAsk<ClaimMove.SetAside> {
        @Override
        public List<ClaimMove.SetAside> answers(Board board) {
            return distinct(board, Board.hand(seat)).stream()
                    .map(ClaimMove.SetAside::new)
                    .toList();
        }

        @Override
        public void answer(ClaimMove.SetAside move, Table<Board> table) {
            Board board = table.board();
            int card = CardPicker.choose(board, move.card(), board.at(Board.hand(seat)));
            table.update(board.with(board.deal().move(card, Board.hand(seat), Board.flail(seat))));
            table.tell(new ClaimEvent.CardSetAside(seat, Optional.of(move.card()), Artifact.FLAIL_OF_DAWN.cause()));
        }
    }

    /// King's Dagger: the other seat's 5 goes to one's own score pile, and another card is played. (claim:A3)
    record TakeFive(Seat seat, ArtifactWindow window) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Board board = table.board();
            Seat owner = board.other(seat);
            PlayedCard five = board.trick().of(owner).orElseThrow();
            Deal deal = board.deal().move(five.card(), Board.played(owner), Board.score(seat));
            OngoingEffects ongoing = five.flask() ? board.ongoing().flask(owner, true) : board.ongoing();
            table.update(board.with(deal, board.trick().without(owner)).with(ongoing));
            table.tell(new ClaimEvent.FiveTaken(seat, owner, board.face(five.card()), Artifact.KINGS_DAGGER.cause()));
            if (window == ArtifactWindow.DONE) {
                table.next(new Tricks.ShowCards(), new Windows.Open(ArtifactWindow.DONE));
            }
            if (board.deal().size(Board.hand(owner)) > 0) {
                table.next(new ReplaceCard(owner, board.cards().faction(five.card())));
            } else {
                table.tell(new ClaimEvent.NothingPlayed(owner, Artifact.KINGS_DAGGER.cause()));
            }
        }
    }

    /// The owner of the taken 5 plays another card. (claim:A3, claim:RU75)
    ///
    /// @param taken the faction of the taken card, which a replaced lead must keep once it was answered
    record ReplaceCard(Seat seat, Faction taken) implements ClaimAsk<ClaimMove> {
        @Override
        public SequencedMap<String, String> words(Seat asked, Board board) {
            return Words.of("number", Artifact.KINGS_DAGGER.number(board));
        }

        @Override
        public List<ClaimMove> answers(Board board) {
            var answers = new ArrayList<ClaimMove>(Tricks.plays(board, board.at(Board.hand(seat))));
            answers.add(MoveCache.DECLINE);
            return answers;
        }

        @Override
        public Optional<Refusal> whyNot(ClaimMove move, Board board) {
            return switch (move) {
                case ClaimMove.Play(var face) -> PlayableCards.whyNotReplace(board, seat, taken, face);
                case ClaimMove.Decline _ ->
                    board.rules().daggerMayGoUnreplaced() ? Optional.empty() : Optional.of(ClaimAsk.notOffered("A3"));
                default -> Optional.of(whyNoAnswer(move));
            };
        }

        @Override
        public void answer(ClaimMove move, Table<Board> table) {
            if (move instanceof ClaimMove.Play(var face)) {
                Tricks.playFace(
                        table,
                        seat,
                        face,
                        PlayableCards.replacing(table.board(), seat, taken),
                        Artifact.KINGS_DAGGER.cause());
            } else {
                table.tell(new ClaimEvent.NothingPlayed(seat, Artifact.KINGS_DAGGER.cause()));
            }
        }
    }

    /// Wishing Lamp: the leader names a card, and the engine tells at once whether it is there. (claim:A5, claim:P6)
    record NameCard(Seat seat) implements ClaimAsk<ClaimMove.Name> {
        @Override
        public List<ClaimMove.Name> answers(Board board) {
            return Artifact.nameable(board).stream().map(ClaimMove.Name::new).toList();
        }

        @Override
        public void answer(ClaimMove.Name move, Table<Board> table) {
            Board board = table.board();
            Seat victim = board.other(seat);
            Face named = move.card();
            CardSet found = Artifact.bearing(board, named, board.at(Board.hand(victim)));
            if (found.isEmpty()) {
                table.update(board.with(board.ongoing().missed(victim, named))
                        .with(board.trick().cast(spell(Spell.Kind.LAMP_MISS, victim, named))));
            } else {
                int card = CardPicker.choose(board, board.face(found.first()), found);
                Deal.Change deal = board.deal().change();
                Tricks.show(board, victim, card, deal);
                table.update(
                        board.with(board.secrets().show(found.and(board.cards().hidingNumbers())))
                                .with(deal.done())
                                .with(board.trick().cast(spell(Spell.Kind.LAMP_HIT, victim, named))));
            }
            table.tell(new ClaimEvent.CardNamed(seat, named, !found.isEmpty(), Artifact.WISHING_LAMP.cause()));
        }

        private static Spell spell(Spell.Kind kind, Seat victim, Face named) {
            return new Spell(kind, Optional.of(victim), Optional.of(named));
        }
    }

    /// Gambler's Book: first a random card of the new hand is discarded. (claim:A6)
    record DiscardRandomly(Seat seat) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Board board = table.board();
            int card = CardPicker.pick(table, "hand", board.at(Board.hand(seat)));
            Deal.Change deal = board.deal().change().move(card, Board.hand(seat), Board.DISCARD);
            Tricks.show(board, seat, card, deal);
            table.update(board.with(deal.done()));
            table.tell(new ClaimEvent.HandCardDiscarded(seat, board.face(card), Artifact.GAMBLERS_BOOK.cause()));
        }
    }

    /// Gambler's Book: then any card of the discard comes into the hand. (claim:A6)
    record RetrieveToHand(Seat seat) implements ClaimAsk<ClaimMove.Retrieve> {
        @Override
        public List<ClaimMove.Retrieve> answers(Board board) {
            return retrievable(board);
        }

        @Override
        public void answer(ClaimMove.Retrieve move, Table<Board> table) {
            retrieve(table, seat, move.card(), Board.hand(seat), Artifact.GAMBLERS_BOOK);
        }
    }

    /// Spyglass: one card of the trick that is due to the winner goes to the discard. (claim:A7)
    record GiveUpCard(Seat seat) implements ClaimAsk<ClaimMove.GiveUp> {
        @Override
        public List<ClaimMove.GiveUp> answers(Board board) {
            return board.faces(Gathering.due(board)).stream()
                    .distinct()
                    .map(ClaimMove.GiveUp::new)
                    .toList();
        }

        @Override
        public void answer(ClaimMove.GiveUp move, Table<Board> table) {
            Board board = table.board();
            int card = firstPlayed(board, board.showing(move.card(), Gathering.due(board)));
            Deal deal = board.deal().move(card, board.deal().zoneOf(card), Board.DISCARD);
            table.update(board.with(deal, board.trick().givingUp(card)));
            table.tell(new ClaimEvent.CardGivenUp(seat, move.card(), Artifact.SPYGLASS.cause()));
        }

        /// Of cards alike the one played earliest, which everybody can see: a frozen one before others. (claim:P3)
        private static int firstPlayed(Board board, CardSet alike) {
            for (PlayedCard played : board.ongoing().frozen()) {
                if (alike.has(played.card())) {
                    return played.card();
                }
            }
            for (PlayedCard played : board.trick().plays()) {
                if (alike.has(played.card())) {
                    return played.card();
                }
            }
            return alike.first();
        }
    }

    /// Spyglass: then any card of the discard comes into the score pile. (claim:A7, claim:RU77)
    record RetrieveToScore(Seat seat) implements ClaimAsk<ClaimMove.Retrieve> {
        @Override
        public List<ClaimMove.Retrieve> answers(Board board) {
            return retrievable(board);
        }

        @Override
        public Refusal whyNoAnswer(Move candidate) {
            return candidate instanceof ClaimMove.Retrieve ? ClaimAsk.notOffered("A7") : ClaimAsk.notNow(candidate);
        }

        @Override
        public void answer(ClaimMove.Retrieve move, Table<Board> table) {
            retrieve(table, seat, move.card(), Board.score(seat), Artifact.SPYGLASS);
        }
    }

    /// Magic Wand: two more or two less. (claim:A8)
    record WaveWand(Seat seat) implements ClaimAsk<ClaimMove> {
        @Override
        public List<ClaimMove> answers(Board board) {
            return List.of(new ClaimMove.Raise(), new ClaimMove.Lower());
        }

        @Override
        public void answer(ClaimMove move, Table<Board> table) {
            twist(table, seat, move instanceof ClaimMove.Raise ? PlayedCard.Twist.RAISED : PlayedCard.Twist.LOWERED);
        }
    }

    /// Endless Rope: a card of one's own score pile comes into the hand, for all to see. (claim:A9)
    record HaulCard(Seat seat) implements ClaimAsk<ClaimMove.Haul> {
        @Override
        public List<ClaimMove.Haul> answers(Board board) {
            return distinct(board, Board.score(seat)).stream()
                    .map(ClaimMove.Haul::new)
                    .toList();
        }

        @Override
        public void answer(ClaimMove.Haul move, Table<Board> table) {
            Board board = table.board();
            int card = CardPicker.choose(board, move.card(), board.at(Board.score(seat)));
            table.update(board.with(board.deal().move(card, Board.score(seat), Board.hand(seat)))
                    .with(board.ongoing().joined(seat, card)));
            table.tell(new ClaimEvent.CardHauled(seat, move.card(), Artifact.ENDLESS_ROPE.cause()));
        }
    }

    /// Ice Sword: the trick is not judged; its cards wait for the winner of the next. (claim:A16)
    record FreezeTrick() implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Board board = table.board();
            Deal deal = board.deal();
            for (PlayedCard played : board.trick().plays()) {
                deal = deal.move(played.card(), Board.played(played.seat()), Board.FROZEN);
            }
            OngoingEffects ongoing = board.ongoing()
                    .freeze(board.trick().plays(), board.at(Board.CENTRE))
                    .afterTrick()
                    .cloak(Tricks.cloakedNext(board));
            table.update(board.with(deal, Trick.NONE).with(ongoing));
            table.tell(new ClaimEvent.TrickFrozen(Artifact.ICE_SWORD.cause()));
        }
    }

    /// Wand or Mirror changes what one's own card counts. (claim:R44)
    static void twist(Table<Board> table, Seat seat, PlayedCard.Twist twist) {
        table.update(board -> board.with(board.trick().twist(seat, twist)));
        table.tell(new ClaimEvent.ValueChanged(
                seat,
                twist,
                twist == PlayedCard.Twist.MIRRORED ? Artifact.MIRROR_OF_LIES.cause() : Artifact.MAGIC_WAND.cause()));
    }

    private static List<ClaimMove.Retrieve> retrievable(Board board) {
        return distinct(board, Board.DISCARD).stream()
                .map(ClaimMove.Retrieve::new)
                .toList();
    }

    private static void retrieve(Table<Board> table, Seat seat, Face face, int zone, Artifact by) {
        Board board = table.board();
        int card = CardPicker.choose(board, face, board.at(Board.DISCARD));
        table.update(board.with(board.deal().move(card, Board.DISCARD, zone)));
        table.tell(new ClaimEvent.CardRetrieved(seat, face, by.cause()));
    }

    private static List<Face> distinct(Board board, int zone) {
        return board.faces(board.at(zone)).stream().distinct().toList();
    }
}
