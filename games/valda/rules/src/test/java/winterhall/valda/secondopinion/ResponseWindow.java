package winterhall.valda.secondopinion;

import java.util.ArrayList;
import java.util.List;
import winterhall.engine.Move;
import winterhall.engine.Seat;
import winterhall.valda.CardId;
import winterhall.valda.ValdaEvent;
import winterhall.valda.ValdaMove;

/// A response window: who is asked, in which order, and when it closes. (valda:R112, R114, R117, RU84)
abstract class ResponseWindow {
    private final Reading reading;
    private final Holdings holdings;
    private final String name;
    private final List<String> weapons;

    /// @param weapons that this window is for (valda:R115)
    ResponseWindow(Reading reading, Holdings holdings, String name, String... weapons) {
        this.reading = reading;
        this.holdings = holdings;
        this.name = name;
        this.weapons = List.of(weapons);
    }

    /// Whom this seat may direct the weapon at, the seat itself where none has to be named; empty if it may not play it.
    abstract List<Seat> aims(Seat seat, String weapon);

    /// What the weapon does, once it is removed; whether the window stays open.
    abstract boolean play(Seat seat, String weapon, Seat aim);

    /// Asks clockwise from the active seat, and from there again after each card, until all pass in a row.
    void open() {
        boolean isOpen = true;
        while (isOpen) {
            isOpen = round();
        }
    }

    /// Whether somebody played a card and the window starts again.
    private boolean round() {
        for (Seat seat : holdings.active.around(holdings.seats)) {
            if (weapons.stream().noneMatch(weapon -> !aims(seat, weapon).isEmpty() && holdings.mayHold(seat, weapon))
                    && !reading.asksNeedlessly(seat, "answer-window", name)) {
                continue;
            }
            switch (reading.asked("R114", seat, "answer-window", name, answers(seat))) {
                case ValdaMove.Respond(var card) -> {
                    return played(seat, card, seat);
                }
                case ValdaMove.RespondOn(var card, var aim) -> {
                    return played(seat, card, aim);
                }
                default ->
                    Reading.require(
                            reading.told("R114", ValdaEvent.Passed.class).seat().equals(seat), "R114", "who passed?");
            }
        }
        return false;
    }

    private List<Move> answers(Seat seat) {
        var answers = new ArrayList<Move>(List.of(new ValdaMove.Pass()));
        for (String weapon : weapons) {
            holdings.weapon(seat, weapon)
                    .ifPresent(card -> aims(seat, weapon)
                            .forEach(aim -> answers.add(
                                    aim.equals(seat)
                                            ? new ValdaMove.Respond(card)
                                            : new ValdaMove.RespondOn(card, aim))));
        }
        return answers;
    }

    private boolean played(Seat seat, CardId card, Seat aim) {
        var used = reading.told("R105", ValdaEvent.WeaponUsed.class);
        Reading.require(
                used.seat().equals(seat) && used.card().equals(card),
                "R105",
                seat + " plays " + card + ", told was " + used);
        return play(seat, card.toString(), aim);
    }
}
