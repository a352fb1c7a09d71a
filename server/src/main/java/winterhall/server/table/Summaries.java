package winterhall.server.table;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Game;
import winterhall.engine.Seat;
import winterhall.engine.Verb;
import winterhall.server.match.ClockRules;
import winterhall.wire.Http.ClockCard;
import winterhall.wire.Http.GameCard;
import winterhall.wire.Http.OrderCard;
import winterhall.wire.Http.SeatCard;
import winterhall.wire.Http.SettingCard;
import winterhall.wire.Http.TableCard;
import winterhall.wire.Http.WhoseTurn;

/// Summaries of games and tables, as lists show them.
final class Summaries {
    private Summaries() {}

    static GameCard of(Game<?, ?> game, List<String> bots) {
        return new GameCard(
                game.id(),
                game.rulesVersion(),
                game.seatCounts(),
                game.settings().stream()
                        .map(setting -> new SettingCard(
                                setting.key(),
                                Verb.of(setting.kind()),
                                setting.values(),
                                setting.usual(),
                                setting.seats(),
                                setting.rule()))
                        .toList(),
                game.orders().stream()
                        .map(kind -> new OrderCard(
                                kind.ask(), kind.windows(), kind.choices(), kind.cards(), kind.scopes(), kind.usual()))
                        .toList(),
                bots,
                Arrays.stream(ClockRules.values()).map(Summaries::clock).toList());
    }

    /// @param viewer the id of the person who asks
    static TableCard of(HallTable table, Game<?, ?> game, String viewer, String ownerName, Optional<WhoseTurn> turn) {
        List<Integer> mine = table.seatsOf(viewer).stream().map(Seat::number).toList();
        boolean isMine = table.owner().equals(viewer);
        return new TableCard(
                table.id(),
                table.setup().game(),
                table.rules(),
                table.setup().chosen(),
                Verb.of(table.stage()),
                ownerName,
                isMine,
                table.listed(),
                table.spectators(),
                table.aids(),
                table.clock(),
                table.windows(),
                Commitments.commitmentTo(table.secret()),
                table.created(),
                table.ended(),
                seats(table),
                mine,
                mine.isEmpty() && !isMine ? Optional.empty() : Optional.of(table.invite()),
                game.advice(table.setup()),
                table.rematch(),
                mine.isEmpty() ? Optional.empty() : table.follows(),
                table.notice(),
                turn);
    }

    private static ClockCard clock(ClockRules rules) {
        return new ClockCard(
                Verb.of(rules), rules.bank(), rules.increment(), rules.cap(), rules.grace(), Verb.of(rules.fall()));
    }

    static List<SeatCard> seats(HallTable table) {
        return table.chairs().stream()
                .map(chair -> new SeatCard(chair.seat().number(), chair.kind(), chair.name(), chair.bot()))
                .toList();
    }
}
