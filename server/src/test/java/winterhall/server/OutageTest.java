package winterhall.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.CookieManager;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;
import winterhall.engine.Shelf;
import winterhall.server.notify.NoticeOptions;
import winterhall.server.store.Database;
import winterhall.server.store.Ledger;

/// The disk is full for a while, or the database away: the hall says so, loses nothing, and goes on by itself.
class OutageTest {
    private static final Duration AT_ONCE = Duration.ofMillis(100);
    private static final Set<String> TRY_AGAIN = Set.of("503 not-stored", "503 no-database");

    @TempDir
    Path folder;

    @TempDir
    Path data;

    private final List<String> acknowledged = new ArrayList<>();

    @ParameterizedTest
    @EnumSource
    void theHallGoesOnByItselfAndNothingIsLost(Halls halls) throws InterruptedException {
        try (Outage outage = halls.outage(folder)) {
            var cookies = new CookieManager();
            JsonNode last = playThrough(outage, cookies);
            String id = last.path("table").asString();
            try (var database = Database.open(outage.url())) {
                assertThat(new Ledger(database).lines(id).stream().flatMap(line -> line.command().stream()))
                        .extracting(command -> command.substring(command.indexOf(' ') + 1))
                        .isEqualTo(acknowledged);
            }
            try (var hall = open(outage);
                    var anna = new Guest(hall.port(), cookies);
                    Screen screen = anna.open(id)) {
                assertThat(CampTable.settle(screen).path("view")).isEqualTo(last.path("view"));
                assertThat(anna.get("/api/tables/" + id + "/chat").body().path("remarks"))
                        .extracting(remark -> remark.path("text").asString())
                        .containsExactly("before", "after");
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void anIdleHallNoticesItToo(Halls halls) throws InterruptedException {
        try (Outage outage = halls.outage(folder);
                var hall = new CampHall(data, outage.url(), 0, NoticeOptions.USUAL);
                var visitor = new Guest(hall.server().port())) {
            assertThat(health(visitor).status()).isEqualTo(200);
            outage.begin();
            hall.await(() -> health(visitor).status() == 503, CampHall.SECOND);
            outage.end();
            hall.await(() -> health(visitor).status() == 200, CampHall.SECOND);
        }
    }

    /// Plays before, during and after the outage.
    ///
    /// @return what was shown last
    private JsonNode playThrough(Outage outage, CookieManager cookies) throws InterruptedException {
        try (var hall = open(outage);
                var anna = new Guest(hall.port(), cookies);
                var bert = Guest.at(hall.port());
                var visitor = new Guest(hall.port())) {
            anna.post("/api/me", "");
            Guest.Answer table = anna.lay("\"first-leader\":\"seat-1\"", "none", "me", "open");
            bert.sit(table);
            try (Screen one = anna.open(table.text("id"));
                    Screen two = bert.open(table.text("id"))) {
                playOn(one, two);
                say(two, "before");
                assertThat(health(visitor).status()).isEqualTo(200);

                outage.begin();
                boolean first = Screen.isAsked(CampTable.settle(one));
                everythingIsRefused(anna, visitor, first ? one : two, first ? two : one);
                Guest.Answer down = health(visitor);
                assertThat(down.status()).isEqualTo(503);
                assertThat(down.text("status")).isEqualTo("down");
                answersAtOnce(visitor);
                outage.end();

                playOn(one, two);
                Await.until(() -> health(visitor).status() == 200);
                say(two, "after");
                one.next(message ->
                        message.path("remark").path("text").asString().equals("after"));
                assertThat(visitor.post("/api/me", "").status()).isEqualTo(200);
                assertThat(anna.lay("", "none", "me", "bot-greedy").text("stage"))
                        .isEqualTo("running");
                return CampTable.settle(one);
            }
        }
    }

    /// Whatever is asked of the hall meanwhile, it answers in good time, with a problem that has words.
    private static void everythingIsRefused(Guest anna, Guest visitor, Screen asked, Screen other) {
        var answers = List.of(
                meanwhile(() -> problem(CampTable.command(asked, "play", move(asked)))),
                meanwhile(() -> problem(CampTable.command(other, "say", "\"text\":\"now\""))),
                meanwhile(() -> problem(visitor.post("/api/me", ""))),
                meanwhile(() -> problem(anna.lay("", "none", "me", "bot-greedy"))));
        var readings = Stream.of("/api/me", "/api/me/tables", "/api/me/export", "/api/games")
                .map(path -> meanwhile(() -> problem(anna.get(path))))
                .toList();
        assertThat(answers.stream().map(CompletableFuture::join)).allMatch(TRY_AGAIN::contains);
        assertThat(readings.stream().map(CompletableFuture::join))
                .allMatch(answer -> answer.equals("200 ") || TRY_AGAIN.contains(answer));
    }

    private static CompletableFuture<String> meanwhile(Supplier<String> question) {
        return CompletableFuture.supplyAsync(
                question, work -> Thread.ofVirtual().start(work));
    }

    private static String problem(Guest.Answer answer) {
        return answer.status() + " " + answer.text("key");
    }

    private static String problem(JsonNode refused) {
        JsonNode problem = refused.path("problem");
        return problem.path("status").asInt() + " " + problem.path("key").asString();
    }

    private static String move(Screen screen) {
        JsonNode question = screen.asked().path("question");
        return "\"asked\":%d,\"move\":\"%s\""
                .formatted(
                        question.path("asked").asInt(),
                        question.path("offers").get(0).path("line").asString());
    }

    /// One trick: the seat that is asked plays, and the other sees it.
    private void playOn(Screen one, Screen two) {
        for (int card = 0; card < 2; card++) {
            Screen asked = Screen.isAsked(CampTable.settle(one)) ? one : two;
            CampTable.settle(two);
            String key = Screen.freshKey();
            assertThat(CampTable.isAccepted(CampTable.command(asked, key, "play", move(asked))))
                    .isTrue();
            acknowledged.add(key);
        }
        assertThat(CampTable.settle(two).path("step").asInt()).isEqualTo(acknowledged.size());
    }

    private static void say(Screen screen, String text) {
        assertThat(CampTable.isAccepted(CampTable.command(screen, "say", "\"text\":\"" + text + "\"")))
                .isTrue();
    }

    private static Guest.Answer health(Guest visitor) {
        return visitor.get("/health");
    }

    /// The quickest of a few: other tests may be at work on this machine.
    private static void answersAtOnce(Guest visitor) {
        long quickest = Long.MAX_VALUE;
        for (int i = 0; i < 10; i++) {
            long began = System.nanoTime();
            health(visitor);
            quickest = Math.min(quickest, System.nanoTime() - began);
        }
        assertThat(Duration.ofNanos(quickest)).isLessThan(AT_ONCE);
    }

    private HallServer open(Outage outage) {
        return new HallServer(Halls.options(data, outage.url(), 0), Shelf.games());
    }
}
