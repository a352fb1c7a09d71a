/// The Frozen Wastes.
module winterhall.frozenwastes {
    requires winterhall.engine;
    requires static org.jspecify;

    exports winterhall.frozenwastes;
    exports winterhall.frozenwastes.cards;
    exports winterhall.frozenwastes.map;

    opens winterhall.frozenwastes to
            winterhall.engine;
    opens winterhall.frozenwastes.cards to
            winterhall.engine;
    opens winterhall.frozenwastes.map to
            winterhall.engine;

    provides winterhall.engine.Game with
            winterhall.frozenwastes.FrozenWastes;
}
