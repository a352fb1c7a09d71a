/// What bots should know of sensible play in Claim.
module winterhall.claim.bot {
    requires winterhall.bots;
    requires winterhall.claim;
    requires winterhall.engine;
    requires static org.jspecify;

    provides winterhall.bots.Advice with
            winterhall.claim.bot.ClaimAdvice;
    provides winterhall.bots.lab.Statistics with
            winterhall.claim.bot.ClaimStatistics;
}
