/// The Frozen Wastes.
module winterhall.frozenwastes {
    requires winterhall.engine;
    requires static org.jspecify;

    exports winterhall.frozenwastes;

    opens winterhall.frozenwastes to
            winterhall.engine;

    provides winterhall.engine.Game with
            winterhall.frozenwastes.FrozenWastes;
}
