/// Valda with Rise of the Giants.
module winterhall.valda {
    requires winterhall.engine;
    requires static org.jspecify;

    exports winterhall.valda;

    opens winterhall.valda to
            winterhall.engine;

    provides winterhall.engine.Game with
            winterhall.valda.Valda;
}
