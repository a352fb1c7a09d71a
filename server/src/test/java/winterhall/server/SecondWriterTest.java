package winterhall.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;
import winterhall.engine.Shelf;
import winterhall.server.store.Database;
import winterhall.server.store.Ledger;

/// Two halls on one database, as after a commit whose answer was lost: one line each, and the one behind catches up.
class SecondWriterTest {
    @TempDir
    Path folder;

    @TempDir
    Path another;

    @ParameterizedTest
    @EnumSource
    void theLedgerTakesOneOfTwoMoves(Halls halls) {
        String url = halls.url(folder);
        try (var first = new HallServer(Halls.options(folder, url, 0), Shelf.games());
                var second = new HallServer(Halls.options(another, url, 0), Shelf.games());
                var anna = Guest.at(first.port());
                var bert = Guest.at(first.port());
                var annaThere = new Guest(second.port(), anna.cookies)) {
            Guest.Answer table = anna.lay("\"first-leader\":\"seat-1\"", "none", "me", "open");
            bert.sit(table);
            String id = table.text("id");
            try (Screen here = anna.open(id);
                    Screen there = annaThere.open(id)) {
                JsonNode scene = there.asked();
                String granted = here.play(here.asked(), 0);
                assertThat(answer(here, granted).path("kind").asString()).isEqualTo("accepted");

                String late = there.play(scene, 1);
                assertThat(answer(there, late).path("kind").asString()).isEqualTo("refused");
                assertThat(there.scene().path("step").asInt()).isEqualTo(1);

                JsonNode played = scene.path("question").path("offers").get(0);
                there.play(granted, 0, played.path("line").asString());
                assertThat(answer(there, granted).path("kind").asString()).isEqualTo("accepted");
            }
            try (var database = Database.open(url)) {
                assertThat(new Ledger(database).lines(id)).hasSize(2);
            }
        }
    }

    /// What a hall catches up with may be a secret of the seat that did it.
    @ParameterizedTest
    @EnumSource
    void nobodyElseIsShownThatASecretLineWasMissed(Halls halls) {
        String url = halls.url(folder);
        try (var first = new HallServer(Halls.options(folder, url, 0), Shelf.games());
                var second = new HallServer(Halls.options(another, url, 0), Shelf.games());
                var anna = Guest.at(first.port());
                var bert = Guest.at(first.port());
                var annaThere = new Guest(second.port(), anna.cookies);
                var bertThere = new Guest(second.port(), bert.cookies)) {
            Guest.Answer table = anna.lay(
                    "\"factions\":\"goblin,knight,undead,dwarf,frostbeast\",\"artifacts\":\"yes\"",
                    "none",
                    "me",
                    "open");
            bert.sit(table);
            try (Screen here = anna.open(table.text("id"));
                    Screen there = annaThere.open(table.text("id"));
                    Screen other = bertThere.open(table.text("id"))) {
                JsonNode scene = CampTable.settle(there);
                CampTable.settle(other);
                int before = other.everything.size();
                assertThat(order(here, "ask-me").path("kind").asString()).isEqualTo("accepted");
                assertThat(order(there, "pass").path("kind").asString()).isEqualTo("refused");
                assertThat(CampTable.settle(there).path("orders")).isNotEqualTo(scene.path("orders"));
                assertThat(CampTable.since(other, before)).isEmpty();
            }
        }
    }

    private static JsonNode order(Screen screen, String order) {
        return CampTable.command(screen, "order", "\"order\":\"act-in-window " + order + "\"");
    }

    private static JsonNode answer(Screen screen, String key) {
        return screen.next(message -> message.path("key").asString().equals(key));
    }
}
