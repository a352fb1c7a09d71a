package winterhall.frozenwastes.secondopinion;

/// The rules, as read here, say something else than the game did.
final class Disagreement extends RuntimeException {
    private static final long serialVersionUID = 1;

    Disagreement(String rule, String what) {
        super(rule + ": " + what);
    }
}
