package winterhall.server.door;

import java.util.List;
import winterhall.server.table.Hall;
import winterhall.server.table.PastMatches;
import winterhall.wire.Http.TableCard;
import winterhall.wire.Records.Entropy;
import winterhall.wire.Records.Fairness;
import winterhall.wire.Records.Steps;
import winterhall.wire.Records.Verdict;
import winterhall.wire.Records.WrittenRecord;
import winterhall.wire.ToClient.Scene;

/// The past of a match, its record, and how its deal came about.
final class RecordRoutes {
    /// A match of 5 000 decisions has a record of 0.8 MB.
    private static final int LARGEST_RECORD = 4_194_304;

    private final Hall hall;
    private final PastMatches pastMatches;
    private final Limits limits;

    RecordRoutes(Hall hall, Limits limits) {
        this.hall = hall;
        this.pastMatches = hall.pastMatches();
        this.limits = limits;
    }

    List<Route<?, ?>> routes() {
        return List.of(
                Route.get(
                        "/api/tables/{table}/steps",
                        Access.VIEWER,
                        Steps.class,
                        "Everything that changed the table, as far as one may know it.",
                        this::steps),
                Route.get(
                        "/api/tables/{table}/steps/{step}",
                        Access.VIEWER,
                        Scene.class,
                        "The scene as it stood at a step; after the end with nothing hidden.",
                        this::scene),
                Route.get(
                        "/api/tables/{table}/record",
                        Access.VIEWER,
                        Route.Plain.class,
                        "The record of a finished match as text.",
                        this::record),
                Route.get(
                        "/api/tables/{table}/fairness",
                        Access.VIEWER,
                        Fairness.class,
                        "How the chance of a finished match came about.",
                        caller -> pastMatches.fairness(caller.person(), caller.path("table"), caller.query("invite"))),
                Route.post(
                        "/api/tables/{table}/entropy",
                        Access.SEATED,
                        Entropy.class,
                        TableCard.class,
                        "Add one's own bytes to the deal, until the match begins.",
                        (caller, wanted) -> hall.card(
                                pastMatches.add(caller.person(), caller.path("table"), wanted), caller.person())),
                Route.post(
                                "/api/records",
                                Access.GUEST,
                                WrittenRecord.class,
                                TableCard.class,
                                "Take in the record of a hall: a finished table of one's own, after it was verified.",
                                this::take)
                        .upTo(LARGEST_RECORD),
                Route.post(
                                "/api/verify",
                                Access.GUEST,
                                WrittenRecord.class,
                                Verdict.class,
                                "Check that a match was dealt as promised and played by the rules.",
                                (caller, written) -> {
                                    limits.verification(caller.person().id(), caller.address());
                                    return pastMatches.verify(written.record());
                                })
                        .upTo(LARGEST_RECORD));
    }

    private Steps steps(Caller caller) {
        slowDown(caller);
        return pastMatches.steps(caller.person(), caller.path("table"), caller.query("invite"), caller.query("seat"));
    }

    private Scene scene(Caller caller) {
        slowDown(caller);
        return pastMatches.scene(
                caller.person(),
                caller.path("table"),
                caller.query("invite"),
                caller.query("seat"),
                caller.path("step"));
    }

    private Route.Plain record(Caller caller) {
        slowDown(caller);
        return new Route.Plain(pastMatches.record(caller.person(), caller.path("table"), caller.query("invite")));
    }

    private TableCard take(Caller caller, WrittenRecord written) {
        limits.intake(caller.person().id(), caller.address());
        return hall.card(pastMatches.take(caller.person(), written.record()), caller.person());
    }

    /// A replay costs far more than other answers.
    private void slowDown(Caller caller) {
        limits.take("replay", caller.person().id(), 60, 20);
    }
}
