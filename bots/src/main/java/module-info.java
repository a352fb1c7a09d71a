/// Opponents for every game.
module winterhall.bots {
    requires transitive winterhall.engine;
    requires static org.jspecify;

    exports winterhall.bots;
    exports winterhall.bots.lab;

    uses winterhall.bots.Advice;
    uses winterhall.bots.lab.Statistics;
}
