/// What bots should know of sensible play in The Frozen Wastes.
module winterhall.frozenwastes.bot {
    requires winterhall.bots;
    requires winterhall.engine;
    requires winterhall.frozenwastes;
    requires static org.jspecify;

    provides winterhall.bots.Advice with
            winterhall.frozenwastes.bot.FrozenWastesAdvice;
}
