package winterhall.valda.secondopinion;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import winterhall.engine.Move;
import winterhall.engine.Seat;
import winterhall.valda.Area;
import winterhall.valda.Phase;
import winterhall.valda.ValdaEvent;
import winterhall.valda.ValdaMove;
import winterhall.valda.ValdaView;

/// Follows a whole match, and insists on the rules wherever somebody attacks, steals, loses followers or may respond.
///
/// What else happens changes the holdings and is not judged.
final class Umpire {
    /// Questions that only the rules judged here may ask.
    private static final Set<String> JUDGED = Set.of(
            "answer-window",
            "change-dice",
            "choose-attack",
            "choose-defence",
            "choose-loot",
            "choose-target",
            "choose-switch",
            "choose-ruin",
            "pay-blood");

    private final Reading reading;
    private final Holdings holdings;
    private final AttackPhase attacks;
    private final UntriggeredWeapons untriggered;
    private final Losses losses;
    private final Thefts thefts;
    private final DiceWindow dice;

    /// Whether the step under way spent the last building point. (valda:RU63)
    private boolean isLastPoint;

    private Umpire(RandomMatch.Transcript match) {
        holdings = new Holdings(match.setup(), match.start());
        reading = new Reading(match.entries(), holdings);
        attacks = new AttackPhase(reading, holdings);
        untriggered = new UntriggeredWeapons(reading, holdings);
        losses = new Losses(reading, holdings);
        thefts = new Thefts(reading, holdings);
        dice = new DiceWindow(reading, holdings);
    }

    /// @param questions how many were compared
    /// @param answers how many answers to them
    /// @param needless how many of the questions nobody had to ask
    record Verdict(int questions, int answers, int needless) {}

    /// @throws IllegalStateException with the last lines of the transcript, if the rules say something else
    static Verdict judge(RandomMatch.Transcript match) {
        var umpire = new Umpire(match);
        try {
            umpire.beginAt(match.start());
            umpire.follow();
        } catch (RuntimeException wrong) {
            throw new IllegalStateException(umpire.context(match, wrong), wrong);
        }
        return new Verdict(umpire.reading.compared(), umpire.reading.answers(), umpire.reading.needless());
    }

    private String context(RandomMatch.Transcript match, RuntimeException wrong) {
        int end = Math.min(reading.at() + 1, match.entries().size());
        var lines =
                new ArrayList<String>(List.of(wrong.toString(), match.setup().toString()));
        match.entries().subList(Math.max(0, end - 30), end).forEach(entry -> lines.add(entry.toString()));
        return String.join("\n", lines);
    }

    /// A table laid out by the guide may lie in the middle of a turn.
    private void beginAt(ValdaView start) {
        var rolled = start.state().pending().dice();
        if (start.state().progress().phase() == Phase.ATTACK) {
            attacks.play();
        } else if (!rolled.isEmpty()) {
            dice.change(holdings.active, rolled.stream().map(die -> die.face()).toList());
        }
    }

    private void follow() {
        while (!reading.isOver()) {
            switch (reading.peek()) {
                case TranscriptLine.Asked asked -> answer(asked);
                case TranscriptLine.Told(var event) -> hear(event);
            }
        }
    }

    private void answer(TranscriptLine.Asked asked) {
        Reading.require(!JUDGED.contains(asked.ask()), "R114", "the rules do not ask this: " + asked);
        Reading.require(
                asked.options().stream().noneMatch(Umpire::isAttack), "R86", "nobody attacks now, and yet: " + asked);
        switch (asked.ask()) {
            case "act" -> checkWeapons(asked, true);
            case "devote", "finish-turn" -> {
                checkWeapons(asked, false);
                reading.checkDiscards();
            }
            default -> {}
        }
        reading.read();
        isLastPoint = (asked.answer() instanceof ValdaMove.Build || asked.answer() instanceof ValdaMove.BuildTemple)
                        && asked.table().state().turn().points() == 1
                || isLastPoint && asked.ask().equals("settle-area");
        switch (asked.answer()) {
            case ValdaMove.UseWeapon(var card) -> untriggered.use(asked.seat(), card, Optional.empty());
            case ValdaMove.UseWeaponOn(var card, var aim) -> untriggered.use(asked.seat(), card, Optional.of(aim));
            case ValdaMove.ChooseOpponent(var victim) -> thefts.cards("R168", asked.seat(), victim, 1);
            default -> {}
        }
    }

    /// In one's own turn there is no attack, not even on all others. (valda:R66, R86)
    private static boolean isAttack(Move move) {
        return move instanceof ValdaMove.Attack || move instanceof ValdaMove.AttackWithTwo;
    }

    /// (valda:R113, RU74, RU100)
    private void checkWeapons(TranscriptLine.Asked asked, boolean isValda) {
        var allowed = Holdings.sorted(untriggered.answersInOwnTurn(asked.seat(), isValda));
        var offered = new ArrayList<Move>();
        for (Move option : asked.options()) {
            boolean isWeapon = option instanceof ValdaMove.UseWeapon(var card)
                            && !card.toString().equals("bifrost-gate")
                    || option instanceof ValdaMove.UseWeaponOn;
            if (isWeapon) {
                offered.add(option);
            }
        }
        Reading.require(
                allowed.equals(Holdings.sorted(offered)),
                "R113",
                asked.seat() + " may use " + allowed + " when asked " + asked.ask() + ", offered are " + offered);
    }

    private void hear(ValdaEvent event) {
        switch (event) {
            case ValdaEvent.PhaseBegan began
            when began.phase() == Phase.ATTACK -> {
                reading.read();
                attacks.play();
            }
            case ValdaEvent.FollowersLost lost -> losses.lose("R11", lost.seat(), 1, Optional.empty());
            case ValdaEvent.FollowersStolen _,
                    ValdaEvent.CardStolen _,
                    ValdaEvent.ResourcesStolen _,
                    ValdaEvent.RunesStolen _ -> throw new Disagreement("R102", "nothing is stolen now: " + event);
            // weapons and action cards are not attacks: what attacks and defences are rewarded with is not told here
            case ValdaEvent.RunesGained gained -> {
                Reading.require(!isReward(gained), "R116", "there was no attack to be rewarded: " + gained);
                reading.read();
            }
            case ValdaEvent.BuildingBegun begun -> {
                reading.read();
                lastPoint(begun.seat());
            }
            case ValdaEvent.TempleBegun begun -> {
                reading.read();
                lastPoint(begun.seat());
            }
            case ValdaEvent.DiceRolled rolled -> {
                reading.read();
                dice.change(rolled.seat(), rolled.faces());
            }
            case ValdaEvent.DivineCardDrawn drawn -> {
                reading.read();
                divineDraw(drawn.seat(), drawn.area());
            }
            default -> reading.read();
        }
    }

    /// (valda:R116, R141, R142)
    private static boolean isReward(ValdaEvent.RunesGained gained) {
        return gained.cause()
                .flatMap(cause -> cause.thing())
                .filter(Set.of("occupant:hel", "occupant:agir")::contains)
                .isPresent();
    }

    /// (valda:R209)
    private void lastPoint(Seat builder) {
        if (!isLastPoint) {
            return;
        }
        isLastPoint = false;
        new ResponseWindow(reading, holdings, "last-building-point", "backstab") {
            @Override
            List<Seat> aims(Seat seat, String weapon) {
                return seat.equals(builder) ? List.of() : List.of(seat);
            }

            @Override
            boolean play(Seat seat, String weapon, Seat aim) {
                var undone = reading.told("R209", ValdaEvent.BuildingUndone.class);
                Reading.require(undone.seat().equals(builder), "R209", builder + " takes back, told was " + undone);
                return false;
            }
        }.open();
    }

    /// The card just drawn is not among those from which the wand takes one more. (valda:R203, RU60, RU88)
    private void divineDraw(Seat drawer, Area area) {
        new ResponseWindow(reading, holdings, "divine-draw", "found-treasure") {
            @Override
            List<Seat> aims(Seat seat, String weapon) {
                return seat.equals(drawer) ? List.of() : List.of(seat);
            }

            @Override
            boolean play(Seat seat, String weapon, Seat aim) {
                boolean isMore = thefts.wand(seat, List.of(drawer)).isPresent();
                if (isMore && holdings.hand(drawer).size() > 1) {
                    holdings.known.putBack(drawer, area.name());
                    thefts.random("RU88", seat, drawer, 1);
                    holdings.known.add(drawer, area.name());
                }
                var taken = reading.told("R203", ValdaEvent.DivineCardTaken.class);
                Reading.require(
                        taken.thief().equals(seat) && taken.victim().equals(drawer),
                        "R203",
                        seat + " takes the card of " + drawer + ", told was " + taken);
                return false;
            }
        }.open();
    }
}
