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
import winterhall.valda.Thefts.Loot;
import winterhall.valda.ValdaEvent.BuildingDestroyed;
import winterhall.valda.ValdaEvent.CardDiscarded;
import winterhall.valda.ValdaEvent.HandsSwapped;
import winterhall.valda.ValdaEvent.ResourcesPaid;
import winterhall.valda.ValdaEvent.TempleDestroyed;
import winterhall.valda.ValdaEvent.TempleFrozen;
import winterhall.valda.ValdaEvent.TemplesSwitched;
import winterhall.valda.ValdaMove.ChooseBuilding;
import winterhall.valda.ValdaMove.ChooseTemple;
import winterhall.valda.ValdaMove.Pay;
import winterhall.valda.ValdaMove.SwitchTemples;

/// What a successful attack does. (valda:R76, R80, R177–R192)
final class AttackEffects {
    private AttackEffects() {}

    record Strike() implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            PublicState state = table.board().state();
            Attack attack = state.attack();
            Card sheet = state.rules().sheet(attack.card());
            Optional<Cause> cause = state.rules().cards().cause(attack.card());
            List<Seat> hit = attack.those(false, state.rules().tiesHold());
            Seat from = attack.from();
            Seat target = hit.getFirst();
            int amount = sheet.amount();
            switch (sheet.effect()) {
                case STEAL_RESOURCES -> table.next(new Thefts.Steal(Loot.RESOURCES, from, hit, amount, cause));
                case STEAL_FOLLOWERS -> table.next(new Thefts.Steal(Loot.FOLLOWERS, from, hit, amount, cause));
                case STEAL_RUNES -> table.next(new Thefts.Steal(Loot.RUNES, from, hit, amount, cause));
                case STEAL_CARD -> table.next(new Thefts.Steal(Loot.CARDS, from, hit, amount, cause));
                case LOSE_FOLLOWERS -> table.next(losses(hit, amount, from, cause));
                case LOSE_FOLLOWERS_FOR_BLOOD -> {
                    if (state.player(from).stock().blood() > 0) {
                        table.next(new PayBlood(from, target, amount, cause));
                    }
                }
                case DESTROY_CARD -> hit.forEach(seat -> destroyCards(seat, amount, cause, table));
                case DESTROY_BUILDING -> destroyBuilding(from, target, cause, table);
                case DESTROY_TEMPLE, FREEZE_TEMPLE, FREEZE_TEMPLE_FOR_EVER -> {
                    if (!state.isImmune(target) && state.temples(target) > 0) {
                        table.next(new ChooseTarget(from, target, sheet.effect(), cause));
                    }
                }
                case SWAP_HANDS -> {
                    CardCopies cards = state.rules().cards();
                    List<CardId> given = cards.list(table.board().inHand(from));
                    List<CardId> gained = cards.list(table.board().inHand(target));
                    List<CardId> recycledGiven = table.board().recycledInHand(from);
                    List<CardId> recycledGained = table.board().recycledInHand(target);
                    table.update(board -> board.swapHands(from, target));
                    table.tell(new HandsSwapped(
                            from,
                            target,
                            Optional.of(given),
                            Optional.of(gained),
                            recycledGiven,
                            recycledGained,
                            cause));
                }
                case SWITCH_TEMPLES -> {
                    if (!state.isImmune(target)
                            && !switches(from, target, state).isEmpty()) {
                        table.next(new ChooseSwitch(from, target, cause));
                    }
                }
                default -> throw new BrokenRule(attack.card() + " is not an attack card");
            }
        }
    }

    private static List<GainsAndLosses.LoseFollowers> losses(
            List<Seat> hit, int amount, Seat from, Optional<Cause> cause) {
        var losses = new ArrayList<GainsAndLosses.LoseFollowers>(hit.size());
        for (Seat seat : hit) {
            losses.add(new GainsAndLosses.LoseFollowers(seat, amount, Optional.of(from), cause));
        }
        return losses;
    }

    /// A card picked at random is discarded; a weapon leaves the game. (valda:R103, R105)
    private static void destroyCards(Seat seat, int count, Optional<Cause> cause, Table<Board> table) {
        for (int i = 0; i < count && table.board().handSize(seat) > 0; i++) {
            CardId card = table.pick(
                    "destroyed", table.board().cards().list(table.board().inHand(seat)));
            boolean recycled = table.board().isRecycled(seat, card);
            table.update(board -> board.discardFromHand(seat, card));
            table.tell(new CardDiscarded(seat, card, recycled, cause));
        }
    }

    /// Up to this much blood, a follower for each. (valda:R187, RU45, RU90)
    record PayBlood(Seat seat, Seat target, int most, Optional<Cause> cause) implements ValdaAsk<Pay> {
        @Override
        public List<Pay> answers(Board board) {
            var answers = new ArrayList<Pay>();
            for (int blood = 0; blood <= most; blood++) {
                answers.add(new Pay(blood));
            }
            return answers;
        }

        @Override
        public Optional<Refusal> whyNot(Pay move, Board board) {
            if (move.blood() < 0 || move.blood() > most) {
                return refuse("R187", "too-many", "most", most);
            }
            int missing = move.blood() - board.state().player(seat).stock().blood();
            return missing <= 0 ? FINE : refuse("R187", "cannot-pay", "missing", Stock.of(Resource.BLOOD, missing));
        }

        @Override
        public SequencedMap<String, String> words(Seat asked, Board board) {
            return Words.of("target", target.anchor());
        }

        @Override
        public void answer(Pay move, Table<Board> table) {
            if (move.blood() > 0) {
                Stock paid = Stock.of(Resource.BLOOD, move.blood());
                table.update(board -> board.state(state -> state.pay(seat, paid)));
                table.tell(new ResourcesPaid(seat, paid, cause));
                table.next(new GainsAndLosses.LoseFollowers(target, move.blood(), Optional.of(seat), cause));
            }
        }
    }

    // --- buildings

    private static Optional<Refusal> whyNoTarget(BuildingKind kind, Seat target, PublicState state) {
        return state.player(target).count(kind) > state.rules().building(kind).last()
                ? FINE
                : refuse("R182", "nothing-to-destroy", "building", kind);
    }

    private static void destroyBuilding(Seat from, Seat target, Optional<Cause> cause, Table<Board> table) {
        var possible = new ArrayList<BuildingKind>();
        for (BuildingKind kind : BuildingKind.values()) {
            if (whyNoTarget(kind, target, table.board().state()).isEmpty()) {
                possible.add(kind);
            }
        }
        if (possible.size() == 1) {
            table.next(new DestroyBuilding(target, possible.getFirst(), cause));
        } else if (!possible.isEmpty()) {
            table.next(new ChooseRuin(from, target, cause));
        }
    }

    record ChooseRuin(Seat seat, Seat target, Optional<Cause> cause) implements ValdaAsk<ChooseBuilding> {
        @Override
        public List<ChooseBuilding> answers(Board board) {
            return List.of(new ChooseBuilding(BuildingKind.MINE), new ChooseBuilding(BuildingKind.DRILL));
        }

        @Override
        public Optional<Refusal> whyNot(ChooseBuilding move, Board board) {
            return whyNoTarget(move.building(), target, board.state());
        }

        @Override
        public SequencedMap<String, String> words(Seat asked, Board board) {
            return Words.of("target", target.anchor());
        }

        @Override
        public void answer(ChooseBuilding move, Table<Board> table) {
            table.next(new DestroyBuilding(target, move.building(), cause));
        }
    }

    record DestroyBuilding(Seat target, BuildingKind building, Optional<Cause> cause) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            table.update(board -> board.state(state -> state.player(target, player -> player.add(building, -1))));
            table.tell(new BuildingDestroyed(target, building, cause));
        }
    }

    // --- temples

    /// Destroys or freezes a temple of choice. (valda:R124, R183, R191, R192)
    record ChooseTarget(Seat seat, Seat target, CardEffect effect, Optional<Cause> cause)
            implements FreeChoice<ChooseTemple> {
        @Override
        public List<ChooseTemple> answers(Board board) {
            var answers = new ArrayList<ChooseTemple>();
            board.state().sites(target).forEach(site -> answers.add(new ChooseTemple(site)));
            return answers;
        }

        @Override
        public Optional<Refusal> whyNot(ChooseTemple move, Board board) {
            return isOf(target, move.temple(), board.state())
                    ? FINE
                    : refuse("R76", "not-their-temple", "temple", move.temple());
        }

        @Override
        public SequencedMap<String, String> words(Seat asked, Board board) {
            return Words.of("target", target.anchor(), "effect", effect);
        }

        @Override
        public void answer(ChooseTemple move, Table<Board> table) {
            Site site = move.temple();
            table.update(board -> board.state(state -> state.area(site.area(), there -> switch (effect) {
                case DESTROY_TEMPLE -> there.remove(site.field());
                case FREEZE_TEMPLE -> there.change(site.field(), temple -> temple.freeze(seat));
                default -> there.change(site.field(), Temple::freezeForEver);
            })));
            table.tell(
                    effect == CardEffect.DESTROY_TEMPLE
                            ? new TempleDestroyed(target, site, cause)
                            : new TempleFrozen(target, site, seat, effect == CardEffect.FREEZE_TEMPLE_FOR_EVER, cause));
        }
    }

    private static boolean isOf(Seat owner, Site site, PublicState state) {
        AreaState there = state.area(site.area());
        return there.has(site.field()) && there.at(site.field()).owner().equals(owner);
    }

    /// All pairs of temples in different areas. (valda:R123, R190)
    static List<SwitchTemples> switches(Seat seat, Seat target, PublicState state) {
        var pairs = new ArrayList<SwitchTemples>();
        for (Site own : state.sites(seat)) {
            for (Site other : state.sites(target)) {
                if (own.area() != other.area()) {
                    pairs.add(new SwitchTemples(own, other));
                }
            }
        }
        return pairs;
    }

    record ChooseSwitch(Seat seat, Seat target, Optional<Cause> cause) implements FreeChoice<SwitchTemples> {
        @Override
        public List<SwitchTemples> answers(Board board) {
            return switches(seat, target, board.state());
        }

        @Override
        public Optional<Refusal> whyNot(SwitchTemples move, Board board) {
            return !isOf(seat, move.own(), board.state())
                    ? refuse("R190", "not-your-temple", "temple", move.own())
                    : !isOf(target, move.other(), board.state())
                            ? refuse("R190", "not-their-temple", "temple", move.other())
                            : move.own().area() == move.other().area() ? refuse("R123", "another-area") : FINE;
        }

        @Override
        public SequencedMap<String, String> words(Seat asked, Board board) {
            return Words.of("target", target.anchor());
        }

        @Override
        public void answer(SwitchTemples move, Table<Board> table) {
            PublicState state = table.board().state();
            Site own = move.own();
            Site other = move.other();
            Temple mine = state.area(own.area()).at(own.field());
            Temple theirs = state.area(other.area()).at(other.field());
            table.update(board -> board.state(open -> open.area(
                            own.area(), there -> there.change(own.field(), _ -> theirs.movedTo(own.field())))
                    .area(other.area(), there -> there.change(other.field(), _ -> mine.movedTo(other.field())))));
            table.tell(new TemplesSwitched(seat, own, target, other, cause));
        }
    }
}
