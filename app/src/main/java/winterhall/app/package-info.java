/// The command line: one class per sub-command, put together in [Main].
@NullMarked
package winterhall.app;

import org.jspecify.annotations.NullMarked;
