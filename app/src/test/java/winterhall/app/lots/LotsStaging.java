package winterhall.app.lots;

import java.util.List;
import java.util.Optional;
import winterhall.engine.Opening;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.Staging;
import winterhall.engine.Viewer;

/// `turn seat-2` and `straw seat-1 4`; places are `straw seat-1` and `bag`.
final class LotsStaging implements Staging<LotsBoard, LotsTable> {
    @Override
    public Opening<LotsBoard> stage(Setup setup, List<List<String>> lines) {
        LotsBoard board = LotsBoard.start(setup.seats());
        Seat first = Seat.of(1);
        for (List<String> line : lines) {
            switch (line.getFirst()) {
                case "turn" -> first = Seat.parse(line.get(1));
                case "straw" -> board = board.draw(Seat.parse(line.get(1)), Integer.parseInt(line.get(2)));
                default -> throw new BadStage("there is no word " + line.getFirst() + "; there are turn, straw");
            }
        }
        return Lots.opening(board, first);
    }

    @Override
    public List<String> zones() {
        return List.of("bag", "straw seat-1");
    }

    @Override
    public Optional<String> look(LotsBoard board, List<String> zone) {
        return zone.equals(List.of("bag"))
                ? Optional.of(board.bag().toString())
                : seen(LotsTable.of(board, Viewer.everyone()), zone);
    }

    @Override
    public Optional<String> seen(LotsTable table, List<String> zone) {
        return zone.size() == 2 && zone.getFirst().equals("straw")
                ? Optional.of(table.straws()
                        .get(Seat.parse(zone.get(1)).index())
                        .length()
                        .map(String::valueOf)
                        .orElse("unknown"))
                : Optional.empty();
    }
}
