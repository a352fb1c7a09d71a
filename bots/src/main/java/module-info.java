/// Opponents for every game.
module winterhall.bots {
    requires transitive winterhall.engine;
    requires static org.jspecify;

    exports winterhall.bots;

    uses winterhall.bots.Advice;
}
