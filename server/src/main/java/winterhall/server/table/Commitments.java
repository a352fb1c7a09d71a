package winterhall.server.table;

import java.util.HexFormat;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import winterhall.server.people.Token;
import winterhall.server.store.Database;

/// The secrets of future tables: their commitment is shown before the table is created.
final class Commitments {
    private final Database database;

    Commitments(Database database) {
        this.database = database;
    }

    /// What the hall is committed to for the next table of this person, or for the rematch of this table; it stays until
    /// that table is created.
    String commitment(String whose) {
        String secret = database.read(handle -> find(handle, whose)).orElseGet(() -> draw(whose));
        return commitmentTo(secret);
    }

    /// SHA-256 of a secret.
    static String commitmentTo(String secret) {
        return Token.sha256(HexFormat.of().parseHex(secret));
    }

    /// Callers at the same moment get the same one.
    private String draw(String whose) {
        return database.writer()
                .write(transaction -> find(transaction.handle(), whose).orElseGet(() -> {
                    String secret = fresh();
                    transaction
                            .handle()
                            .createUpdate("INSERT INTO promise (whose, secret) VALUES (:whose, :secret)")
                            .bind("whose", whose)
                            .bind("secret", secret)
                            .execute();
                    return secret;
                }));
    }

    /// The secret of the table that is being laid, which no other table gets; a fresh one if nobody has asked for its
    /// commitment. Nothing if another commitment was shown.
    static Optional<String> take(Handle handle, String whose, Optional<String> shown) {
        String secret = find(handle, whose).orElseGet(Commitments::fresh);
        if (shown.isPresent() && !shown.get().equals(commitmentTo(secret))) {
            return Optional.empty();
        }
        handle.createUpdate("DELETE FROM promise WHERE whose = :whose")
                .bind("whose", whose)
                .execute();
        return Optional.of(secret);
    }

    private static Optional<String> find(Handle handle, String whose) {
        return handle.createQuery("SELECT secret FROM promise WHERE whose = :whose")
                .bind("whose", whose)
                .mapTo(String.class)
                .findFirst();
    }

    private static String fresh() {
        return HexFormat.of().formatHex(Token.bytes(64));
    }
}
