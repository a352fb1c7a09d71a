/// How the hall reaches people who are not looking.
@NullMarked
package winterhall.server.notify;

import org.jspecify.annotations.NullMarked;
