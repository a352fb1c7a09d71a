package winterhall.wire;

import java.util.List;
import winterhall.wire.ToClient.Beat;

/// The bodies of requests and answers about what was played: steps, records, and how a deal came about.
public final class Records {
    private Records() {}

    /// Everything that changed a table, as far as the viewer may know it; each has an address of its own.
    ///
    /// @param last the step at which the table stands
    public record Steps(int last, List<Beat> beats) {}

    /// Bytes for one's share of the deal, in hexadecimal; empty takes them back.
    public record Entropy(String entropy) {}

    /// How the chance of a finished match came about, all in hexadecimal.
    ///
    /// @param commitment SHA-256 of the secret, which stood on the table's card before anybody sat down
    /// @param secret the hall's
    /// @param entropy what each seat added, in seat order
    /// @param chance what follows from both: every shuffle and draw of the match comes from it
    public record Fairness(String commitment, String secret, List<String> entropy, String chance) {}

    /// The record of a match, as text.
    public record WrittenRecord(String record) {}

    /// A record that was dealt as promised and played by the rules.
    ///
    /// @param setup game, seats and settings
    /// @param answers how many decisions were replayed
    /// @param committed whether it opens what a hall had committed to
    /// @param ranks of the seats; empty if there is no result
    /// @param reason by what it ended
    public record Verdict(
            String setup, int rules, int answers, boolean committed, List<Integer> ranks, String reason) {}
}
