package winterhall.server.table;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import winterhall.server.match.LastSeen;
import winterhall.server.match.Watcher;
import winterhall.server.people.Person;
import winterhall.wire.Json;
import winterhall.wire.ToClient;

/// Clients that wait at tables without a running match: it has not begun, was cancelled, or is frozen.
final class Lobby {
    private final Map<String, Map<Watcher, Person>> waiting = new ConcurrentHashMap<>();

    void join(HallTable table, Person person, Watcher watcher, Hall hall) {
        synchronized (this) {
            waiting.computeIfAbsent(table.id(), _ -> new LinkedHashMap<>()).put(watcher, person);
        }
        HallTable now = hall.find(person, table.id(), table.invite());
        if (now.hasMatch()) {
            tell(now, hall); // it has begun meanwhile
        } else {
            watcher.send(Json.write(new ToClient.Gathering(hall.card(now, person))));
        }
    }

    void leave(String table, Watcher watcher) {
        synchronized (this) {
            Map<Watcher, Person> here = waiting.get(table);
            if (here != null && here.remove(watcher) != null && here.isEmpty()) {
                waiting.remove(table);
            }
        }
    }

    /// Passes on what was said to those who wait and may hear it.
    void say(String table, ToClient message, Predicate<String> mayHear) {
        List<Watcher> here;
        synchronized (this) {
            here = List.copyOf(waiting.getOrDefault(table, Map.of()).keySet());
        }
        here.stream()
                .filter(watcher -> mayHear.test(watcher.person()))
                .forEach(watcher -> watcher.send(Json.write(message)));
    }

    /// Tells everybody who waits; when the match has begun they watch it from now on.
    void tell(HallTable table, Hall hall) {
        Map<Watcher, Person> here;
        synchronized (this) {
            Map<Watcher, Person> now = waiting.getOrDefault(table.id(), Map.of());
            here = new LinkedHashMap<>(now);
            if (table.hasMatch()) {
                waiting.remove(table.id());
            }
        }
        here.forEach((watcher, person) -> {
            watcher.send(Json.write(new ToClient.Gathering(hall.card(table, person))));
            if (table.hasMatch()) {
                hall.play(table, person, watcher, Optional.of(LastSeen.NOTHING));
            }
        });
    }
}
