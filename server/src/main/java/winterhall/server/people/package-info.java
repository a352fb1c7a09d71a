/// Who comes to the hall: guests with a cookie, members with a password, administrators.
@NullMarked
package winterhall.server.people;

import org.jspecify.annotations.NullMarked;
