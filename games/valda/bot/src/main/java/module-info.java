/// Sensible play in Valda, and what is counted in its matches.
module winterhall.valda.bot {
    requires winterhall.bots;
    requires winterhall.engine;
    requires winterhall.valda;
    requires static org.jspecify;

    provides winterhall.bots.Advice with
            winterhall.valda.bot.ValdaPolicy;
    provides winterhall.bots.lab.Statistics with
            winterhall.valda.bot.ValdaStatistics;
}
