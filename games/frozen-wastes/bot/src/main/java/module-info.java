/// Sensible play in The Frozen Wastes, and what is counted in its matches.
module winterhall.frozenwastes.bot {
    requires winterhall.bots;
    requires winterhall.engine;
    requires winterhall.frozenwastes;
    requires static org.jspecify;

    provides winterhall.bots.Advice with
            winterhall.frozenwastes.bot.FrozenWastesPolicy;
    provides winterhall.bots.lab.Statistics with
            winterhall.frozenwastes.bot.FrozenWastesStatistics;
}
