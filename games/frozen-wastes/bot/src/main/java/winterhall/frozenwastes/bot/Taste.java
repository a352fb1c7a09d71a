package winterhall.frozenwastes.bot;

/// What a hero goes for.
///
/// @param ahead so many targets ahead it plans
/// @param rumor what a rumor token is worth, in points
/// @param clue what every clue card is worth beyond what it does for the search of the Princess now
/// @param margin options worth so much less than the best are not sensible
/// @param nerve how much it risks
record Taste(int ahead, double rumor, double clue, double margin, Nerve nerve) {
    /// Of a quick answer.
    static final Taste QUICK = new Taste(1, 0.4, 0, 0.8, Nerve.BOLD);

    /// Of the search: in matches of quick heroes rumors and clues decide more than a quick hero thinks.
    ///
    /// Only options that are nearly as good are tried in worlds: the end of a turn tells too little of a match.
    static final Taste PATIENT = new Taste(4, 2, 8, 0.05, Nerve.CAREFUL);
}
