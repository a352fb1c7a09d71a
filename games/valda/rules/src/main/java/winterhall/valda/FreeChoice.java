package winterhall.valda;

import java.util.ArrayList;
import java.util.List;
import winterhall.valda.ValdaMove.ChooseCard;

/// A question whose answers are all allowed: what cannot be chosen is not among them.
interface FreeChoice<M extends ValdaMove> extends ValdaAsk<M> {
    @Override
    List<M> answers(Board board);

    @Override
    default List<M> options(Board board) {
        return answers(board);
    }

    /// One of these cards.
    static List<ChooseCard> oneOf(List<CardId> cards) {
        var choices = new ArrayList<ChooseCard>(cards.size());
        for (CardId card : cards) {
            choices.add(new ChooseCard(card));
        }
        return choices;
    }
}
