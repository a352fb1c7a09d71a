/// The rules engine: what a position is, who is asked, and what an answer changes.
module winterhall.engine {
    requires static transitive org.jspecify;

    exports winterhall.engine;
    exports winterhall.engine.kit;
    exports winterhall.engine.record;

    uses winterhall.engine.Game;
}
