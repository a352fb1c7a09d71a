/// A position is a board, an agenda and some chance; the referee asks the top of the agenda, and each answer returns a new
/// position and the events to tell.
///
/// Start at [Referee], the only loop. A game is a [Game]: its board is a record of cardboard, its rules are small
/// [Effect]s, [Ask]s and [Poll]s that lie on the [Agenda]. While one move resolves, the [Table] is the only mutable
/// thing. What a [Viewer] may know is a [View]; [Game#imagine] builds a whole board back from it, and sees nothing else.
///
/// Two laws hold for every game. *Facts lie on the board, order lies on the agenda*: a task names what comes next and
/// never a hidden fact, so the agenda is public. *An event is told once*: people hear it and powers wake to it.
@NullMarked
package winterhall.engine;

import org.jspecify.annotations.NullMarked;
