package winterhall.valda;

import static winterhall.valda.ValdaAsk.FINE;
import static winterhall.valda.ValdaAsk.refuse;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import winterhall.engine.BrokenRule;
import winterhall.engine.Cause;
import winterhall.engine.Effect;
import winterhall.engine.Refusal;
import winterhall.engine.Seat;
import winterhall.engine.Table;
import winterhall.engine.Words;
import winterhall.engine.kit.CardSet;
import winterhall.valda.Thefts.Loot;
import winterhall.valda.ValdaEvent.AttackCancelled;
import winterhall.valda.ValdaEvent.AttackChanged;
import winterhall.valda.ValdaEvent.AttacksForbidden;
import winterhall.valda.ValdaEvent.BuildingUndone;
import winterhall.valda.ValdaEvent.CardStolen;
import winterhall.valda.ValdaEvent.CardTaken;
import winterhall.valda.ValdaEvent.DefenceClaimed;
import winterhall.valda.ValdaEvent.HandSeen;
import winterhall.valda.ValdaEvent.HavensIgnored;
import winterhall.valda.ValdaEvent.PointsGained;
import winterhall.valda.ValdaEvent.TemplesProtected;
import winterhall.valda.ValdaMove.CardChoice;
import winterhall.valda.ValdaMove.ChooseCard;
import winterhall.valda.ValdaMove.Enough;
import winterhall.valda.ValdaMove.LayToken;

/// What divine weapons do. (valda:R195–R222)
final class Weapons {
    private Weapons() {}

    /// A weapon has left the game as soon as it was used. (valda:R105, RU105)
    record ResolveWeapon(Seat seat, CardId card, Optional<Seat> on) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Card sheet = table.board().rules().sheet(card);
            Optional<Cause> cause = table.board().cards().cause(card);
            int amount = sheet.amount();
            PublicState state = table.board().state();
            switch (sheet.effect()) {
                case STEAL_RESOURCES -> table.next(new Thefts.Steal(Loot.RESOURCES, seat, only(), amount, cause));
                case STEAL_FOLLOWERS -> table.next(new Thefts.Steal(Loot.FOLLOWERS, seat, only(), amount, cause));
                case LOSE_FOLLOWERS ->
                    table.next(new GainsAndLosses.LoseFollowers(on.orElseThrow(), amount, Optional.of(seat), cause));
                case GAIN_FOLLOWERS, REWARD_BUILDER ->
                    table.next(new GainsAndLosses.GainFollowers(seat, amount, cause));
                case DRAW_CARDS -> table.next(new CardDraws.ChooseDrawDeck(seat, amount, cause));
                case SHUFFLE_DISCARDS ->
                    table.next(new CardDraws.Reshuffle(MainDeck.A, cause), new CardDraws.Reshuffle(MainDeck.B, cause));
                case LOOK_AND_TAKE -> lookAndTake(cause, table);
                case TAKE_FROM_DISCARDS -> table.next(new OfferPiles(seat, amount, cause));
                case GAIN_TOKENS -> table.next(new LayTokens(seat, amount, cause));
                case BUILD_WITHOUT_POINT -> table.next(new Construction.ChooseTempleArea(seat));
                case ASSUME_LEVEL -> table.next(new Actions.BorrowLevel(seat, false, cause));
                case PROTECT_TEMPLES -> {
                    table.update(board -> board.turn(turn -> turn.protect(seat)));
                    table.tell(new TemplesProtected(seat, cause));
                }
                case IGNORE_HAVENS -> {
                    var more = new ArrayList<>(state.abolished());
                    more.add(seat);
                    table.update(board -> board.state(open -> open.abolished(more)));
                    table.tell(new HavensIgnored(seat, cause));
                }
                case RAISE_ATTACK, RAISE_OWN_ATTACK -> change(amount, Optional.empty(), cause, table);
                case LOWER_ATTACK -> change(-amount, Optional.of(seat), cause, table);
                case CANCEL_ATTACK -> {
                    table.tell(new AttackCancelled(seat, Optional.empty(), cause));
                    table.skipTo(Attacks.ClearAttack.class);
                }
                case CANCEL_AND_TAKE_ATTACK -> {
                    table.update(
                            board -> board.attack(attack -> attack.cancel(seat).takenBy(seat)));
                    table.tell(new AttackCancelled(seat, Optional.of(seat), cause));
                    if (table.board().state().attack().isCancelled()) {
                        table.skipTo(Attacks.ClearAttack.class);
                    }
                }
                case FORBID_ATTACKS -> {
                    table.update(board -> board.turn(turn -> turn.shield(seat)));
                    table.tell(new AttacksForbidden(seat, cause));
                }
                case CLAIM_DEFENCE -> {
                    Seat target = on.orElseThrow();
                    table.update(board -> board.attack(attack -> attack.bare(target)));
                    table.tell(new DefenceClaimed(seat, target, cause));
                    table.next(new Defences.OfferDefence(target));
                }
                case HURT_TARGET ->
                    table.next(new GainsAndLosses.LoseFollowers(on.orElseThrow(), amount, Optional.of(seat), cause));
                case GAIN_LOST_FOLLOWERS ->
                    table.next(new GainsAndLosses.GainFollowers(
                            seat, state.pending().loss().orElseThrow().followers(), cause));
                case STEAL_MORE ->
                    table.update(board -> board.state(open -> open.pending(pending -> pending.withTheft(pending.theft()
                            .map(theft ->
                                    new Pending.Theft(theft.thief(), theft.victims(), theft.amount(), on, amount))))));
                case TAKE_DIVINE_CARD -> {
                    table.skipTo(CardDraws.EndDrawing.class);
                    Seat drawer = state.pending().drawing().orElseThrow().by();
                    table.next(new Thefts.Steal(Loot.DIVINE_CARD, seat, List.of(drawer), 1, cause));
                }
                case UNDO_BUILDING -> {
                    Pending.UnfinishedBuilding unfinished =
                            state.pending().building().orElseThrow();
                    table.update(board -> board.state(open -> open.gain(unfinished.by(), unfinished.paid())));
                    table.tell(new BuildingUndone(unfinished.by(), unfinished.paid(), cause));
                    table.skipTo(Construction.EndBuilding.class);
                }
                default -> throw new BrokenRule(card + " is not a weapon that is used alone");
            }
        }

        private List<Seat> only() {
            return List.of(on.orElseThrow());
        }

        private void change(int amount, Optional<Seat> against, Optional<Cause> cause, Table<Board> table) {
            String source = card.anchor();
            var change = new Attack.Change(seat, source, amount, against);
            table.update(board -> board.attack(attack -> attack.change(change)));
            Attack attack = table.board().state().attack();
            int value = attack.valueAgainst(
                    against.orElse(attack.targets().getFirst().seat()));
            table.tell(new AttackChanged(seat, source, amount, against, value, cause));
        }

        /// (valda:R218, R234)
        private void lookAndTake(Optional<Cause> cause, Table<Board> table) {
            Seat opponent = on.orElseThrow();
            if (table.board().handSize(opponent) == 0) {
                return;
            }
            table.update(board -> board.lookAtHand(seat, opponent));
            List<CardId> hand = table.board().cards().list(table.board().inHand(opponent));
            table.tell(new HandSeen(
                    seat, opponent, Optional.of(hand), table.board().recycledInHand(opponent), cause));
            table.next(new TakeFromHand(seat, opponent, cause));
        }
    }

    /// (valda:R218)
    record TakeFromHand(Seat seat, Seat opponent, Optional<Cause> cause) implements FreeChoice<ChooseCard> {
        @Override
        public List<ChooseCard> answers(Board board) {
            return FreeChoice.oneOf(board.cards().distinct(board.inHand(opponent)));
        }

        @Override
        public Optional<Refusal> whyNot(ChooseCard move, Board board) {
            return board.holds(opponent, move.card()) ? FINE : refuse("R218", "not-in-that-hand", "card", move.card());
        }

        @Override
        public SequencedMap<String, String> words(Seat asked, Board board) {
            return Words.of("opponent", opponent.anchor());
        }

        @Override
        public void answer(ChooseCard move, Table<Board> table) {
            boolean recycled = table.board().isRecycled(opponent, move.card());
            table.update(board -> board.steal(move.card(), opponent, seat));
            table.tell(new CardStolen(seat, opponent, Optional.of(move.card()), recycled, cause));
        }
    }

    /// Up to this many cards from both discard piles. (valda:R220, RU115)
    record OfferPiles(Seat seat, int left, Optional<Cause> cause) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            if (left > 0 && !piles(table.board()).isEmpty()) {
                table.next(new TakeFromPiles(seat, left, cause));
            }
        }
    }

    private static CardSet piles(Board board) {
        return board.deal().at(Board.DISCARD_A).plus(board.deal().at(Board.DISCARD_B));
    }

    record TakeFromPiles(Seat seat, int left, Optional<Cause> cause) implements FreeChoice<CardChoice> {
        @Override
        public List<CardChoice> answers(Board board) {
            var answers = new ArrayList<CardChoice>();
            board.cards().distinct(piles(board)).forEach(card -> answers.add(new ChooseCard(card)));
            answers.add(new Enough());
            return answers;
        }

        @Override
        public Optional<Refusal> whyNot(CardChoice move, Board board) {
            return !(move instanceof ChooseCard(var card))
                            || board.cards().copies(card).meets(piles(board))
                    ? FINE
                    : refuse("R110", "not-in-the-pile", "card", card);
        }

        @Override
        public SequencedMap<String, String> words(Seat asked, Board board) {
            return Words.of("left", left);
        }

        @Override
        public void answer(CardChoice move, Table<Board> table) {
            if (move instanceof ChooseCard(var card)) {
                int pile = Board.discard(
                        CardCopies.pile(table.board().rules().sheet(card).kind()));
                table.update(board -> board.takeOpen(seat, card, pile));
                table.tell(new CardTaken(seat, card, cause));
                table.next(new OfferPiles(seat, left - 1, cause));
            }
        }
    }

    /// Extra tokens, each laid on the side of choice. (valda:R207)
    record LayTokens(Seat seat, int left, Optional<Cause> cause) implements FreeChoice<LayToken> {
        @Override
        public List<LayToken> answers(Board board) {
            return List.of(new LayToken(TokenSide.ACTION), new LayToken(TokenSide.BUILDING));
        }

        @Override
        public SequencedMap<String, String> words(Seat asked, Board board) {
            return Words.of("left", left);
        }

        @Override
        public void answer(LayToken move, Table<Board> table) {
            int action = move.point() == TokenSide.ACTION ? 1 : 0;
            table.update(
                    board -> board.turn(turn -> turn.withPoints(turn.actions() + action, turn.points() + 1 - action)));
            table.tell(new PointsGained(seat, action, 1 - action, cause));
            if (left > 1) {
                table.next(new LayTokens(seat, left - 1, cause));
            }
        }
    }
}
