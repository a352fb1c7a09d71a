/// Counts what happens in many matches among bots, and compares it with what should.
///
/// [Lab] plays the matches. What every game has (wins by seat, questions a person is asked) it counts itself; a game adds
/// its own [Statistics], a service of its bot module. The result is a [LabReport]: one column a [Series], one [Row] a figure.
@NullMarked
package winterhall.bots.lab;

import org.jspecify.annotations.NullMarked;
