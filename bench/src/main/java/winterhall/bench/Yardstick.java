package winterhall.bench;

import winterhall.engine.QuickChance;

/// How fast this machine can play: a trick-taking game without powers, events, options or hidden information, on bit
/// boards.
///
/// Two seats, 52 cards in five suits, thirteen tricks for the cards of the deck, thirteen with what was won; a seat
/// follows the led suit if it can, the higher card of the led suit wins. Nothing of it is used by the rules.
final class Yardstick {
    /// How many a game takes.
    static final int DECISIONS = 52;

    private static final int CARDS = 52;
    private static final int HAND = 13;
    private static final long[] SUITS = suits(14, 8, 10, 10, 10);
    private static final long[] SUIT_OF = suitOf();

    private final int[] deck = new int[CARDS];
    private long random;
    private long decisions;

    Yardstick(QuickChance seed) {
        random = seed.state();
        for (int i = 0; i < CARDS; i++) {
            deck[i] = i;
        }
    }

    long decisions() {
        return decisions;
    }

    /// Plays one random game and says which seat won more cards.
    int play() {
        shuffle();
        long first = 0;
        long second = 0;
        for (int i = 0; i < HAND; i++) {
            first |= 1L << deck[i];
            second |= 1L << deck[HAND + i];
        }
        long firstWon = 0;
        long secondWon = 0;
        boolean firstLeads = true;
        for (int next = 2 * HAND; next < CARDS; next += 2) {
            long lead = any(firstLeads ? first : second);
            long answer = answer(lead, firstLeads ? second : first);
            boolean leaderWins = wins(lead, answer);
            boolean firstWins = leaderWins == firstLeads;
            first &= ~(lead | answer);
            second &= ~(lead | answer);
            long prize = 1L << deck[next];
            long rest = 1L << deck[next + 1];
            firstWon |= firstWins ? prize : rest;
            secondWon |= firstWins ? rest : prize;
            firstLeads = firstWins;
        }
        first = firstWon;
        second = secondWon;
        long firstScore = 0;
        long secondScore = 0;
        for (int trick = 0; trick < HAND; trick++) {
            long lead = any(firstLeads ? first : second);
            long answer = answer(lead, firstLeads ? second : first);
            boolean firstWins = wins(lead, answer) == firstLeads;
            first &= ~(lead | answer);
            second &= ~(lead | answer);
            firstScore |= firstWins ? lead | answer : 0;
            secondScore |= firstWins ? 0 : lead | answer;
            firstLeads = firstWins;
        }
        int votes = 0;
        for (long suit : SUITS) {
            votes += Integer.compare(Long.bitCount(firstScore & suit), Long.bitCount(secondScore & suit));
        }
        return Integer.signum(votes);
    }

    private long answer(long lead, long hand) {
        long follow = hand & SUIT_OF[Long.numberOfTrailingZeros(lead)];
        return any(follow != 0 ? follow : hand);
    }

    private static boolean wins(long lead, long answer) {
        return (answer & SUIT_OF[Long.numberOfTrailingZeros(lead)]) == 0 || answer < lead;
    }

    private long any(long hand) {
        decisions++;
        return Long.expand(1L << below(Long.bitCount(hand)), hand);
    }

    private int below(int bound) {
        random += 0x9E3779B97F4A7C15L;
        long mixed = (random ^ random >>> 30) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
        return (int) ((mixed >>> 33) * bound >>> 31);
    }

    private void shuffle() {
        for (int i = CARDS - 1; i > 0; i--) {
            int j = below(i + 1);
            int card = deck[i];
            deck[i] = deck[j];
            deck[j] = card;
        }
    }

    private static long[] suits(int... sizes) {
        long[] suits = new long[sizes.length];
        int first = 0;
        for (int i = 0; i < sizes.length; i++) {
            suits[i] = (1L << sizes[i]) - 1 << first;
            first += sizes[i];
        }
        return suits;
    }

    private static long[] suitOf() {
        long[] suitOf = new long[CARDS];
        for (long suit : SUITS) {
            for (long bits = suit; bits != 0; bits &= bits - 1) {
                suitOf[Long.numberOfTrailingZeros(bits)] = suit;
            }
        }
        return suitOf;
    }
}
