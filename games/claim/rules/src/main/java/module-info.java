/// Claim with Claim 2, Frost, Fire and the Ghosts.
module winterhall.claim {
    requires winterhall.engine;
    requires static org.jspecify;

    exports winterhall.claim;

    opens winterhall.claim to
            winterhall.engine;

    provides winterhall.engine.Game with
            winterhall.claim.Claim;
}
