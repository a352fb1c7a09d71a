package winterhall.frozenwastes.bot;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;

/// Keeps the latest results of a calculation that is asked for again and again: imagined boards have much in common.
final class Memory<K, V> {
    private final Map<K, V> kept;

    Memory(int most) {
        kept = new LinkedHashMap<>(most, 0.75f, true) {
            private static final long serialVersionUID = 1L;

            @Override
            protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
                return size() > most;
            }
        };
    }

    V get(K key, Function<K, V> calculation) {
        synchronized (kept) {
            V known = kept.get(key);
            if (known != null) {
                return known;
            }
        }
        V found = calculation.apply(key);
        synchronized (kept) {
            kept.put(key, found);
        }
        return found;
    }
}
