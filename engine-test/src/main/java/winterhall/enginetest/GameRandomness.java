package winterhall.enginetest;

import java.util.Optional;
import winterhall.engine.Chance;
import winterhall.engine.Game;
import winterhall.engine.Guide;
import winterhall.engine.QuickChance;
import winterhall.engine.SecretChance;
import winterhall.engine.Setup;

/// The randomness of one random game: all of it follows from the seed of the run and the number of the game.
///
/// Sampling uses a separate stream, so that a game takes the same course however closely it is watched.
record GameRandomness(long seed, long game) {
    private static final int SECRET_BYTES = 64;

    Setup setup(Game<?, ?> rules) {
        return rules.anySetup(part(0).source("setup"));
    }

    /// The guide's, if there is one.
    Setup setup(Game<?, ?> rules, Optional<? extends Guide<?>> guide) {
        return guide.isPresent() ? guide.get().setup(part(0).source("setup")) : setup(rules);
    }

    /// How a guide lays the table out.
    Chance.Source table() {
        return part(6).source("table");
    }

    /// Which seat answers, and what.
    Chance.Source moves() {
        return part(1).source("moves");
    }

    /// What is looked at.
    Chance.Source samples() {
        return part(2).source("samples");
    }

    /// Where imagined worlds come from.
    QuickChance worlds() {
        return part(3);
    }

    QuickChance quick() {
        return part(4);
    }

    /// Chance as in a real match, each stream on its own.
    SecretChance secret() {
        var source = part(5).source("secret");
        byte[] secret = new byte[SECRET_BYTES];
        for (int i = 0; i < secret.length; i++) {
            secret[i] = (byte) source.below(256);
        }
        return SecretChance.of(secret);
    }

    private QuickChance part(int nth) {
        return new QuickChance(seed).split(game).split(nth);
    }
}
