package winterhall.server.camp;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Chance;
import winterhall.engine.Event;
import winterhall.engine.Game;
import winterhall.engine.Opening;
import winterhall.engine.OrderKind;
import winterhall.engine.Outcome;
import winterhall.engine.Seat;
import winterhall.engine.Setting;
import winterhall.engine.Setup;
import winterhall.engine.Staging;
import winterhall.engine.Viewer;
import winterhall.engine.Vocabulary;
import winterhall.server.camp.CampBoard.CampView;
import winterhall.server.camp.CampMove.Gather;
import winterhall.server.camp.CampMove.Pass;
import winterhall.server.camp.CampMove.Peek;
import winterhall.server.camp.CampMove.Rest;
import winterhall.server.camp.CampMove.Shout;
import winterhall.server.camp.CampMove.Vote;

/// The game of this package.
public class Camp implements Game<CampBoard, CampView> {
    private static final Vocabulary VOCABULARY = Vocabulary.of(
            CampMove.class, CampEvent.class, List.of(CampRules.class), List.of(CampBoard.class, CampView.class));

    @Override
    public String id() {
        return "camp";
    }

    @Override
    public int rulesVersion() {
        return 1;
    }

    @Override
    public List<Integer> seatCounts() {
        return List.of(2, 3, 4);
    }

    @Override
    public List<Setting> settings() {
        return List.of();
    }

    @Override
    public Opening<CampBoard> open(Setup setup) {
        List<Integer> none = Collections.nCopies(setup.seats(), 0);
        return new Opening<>(
                new CampBoard(0, none, none), List.of(new CampRules.DrawTokens(), new CampRules.PlayRound()));
    }

    @Override
    public CampView view(CampBoard board, Viewer viewer) {
        return board.seenBy(viewer);
    }

    @Override
    public CampBoard imagine(CampView view, Chance chance) {
        var tokens = new ArrayList<Integer>();
        for (var known : view.tokens()) {
            tokens.add(known.orElse(1));
        }
        return new CampBoard(view.round(), view.wood(), tokens);
    }

    @Override
    public List<CampMove> touchable(CampBoard board, Seat seat) {
        return List.of(new Gather(), new Rest(), new Peek(), new Pass(), new Shout(), new Vote(true), new Vote(false));
    }

    @Override
    public Optional<Outcome> outcome(CampBoard board) {
        if (!board.isOver()) {
            return Optional.empty();
        }
        int most = Collections.max(board.wood());
        return Optional.of(new Outcome(
                board.wood().stream().map(wood -> wood == most ? 1 : 2).toList(), "wood"));
    }

    @Override
    public List<String> ends(Event event) {
        return event instanceof CampEvent.VotesCounted ? List.of("round") : List.of();
    }

    @Override
    public List<OrderKind> orders() {
        return List.of(new OrderKind(
                "hear-horn",
                List.of("horn"),
                List.of(
                        OrderKind.PASS,
                        OrderKind.PASS_UNLESS_PLAYABLE,
                        OrderKind.ASK_ONCE,
                        OrderKind.ASK_ONLY_FOR,
                        OrderKind.ASK_ME),
                List.of("shout"),
                List.of("round", OrderKind.MATCH),
                OrderKind.PASS));
    }

    @Override
    public Vocabulary vocabulary() {
        return VOCABULARY;
    }

    @Override
    public Staging<CampBoard, CampView> staging() {
        throw new UnsupportedOperationException("camp has no scenarios");
    }

    @Override
    public Setup anySetup(Chance.Source source) {
        return Setup.of(id(), source.pick(seatCounts()));
    }
}
