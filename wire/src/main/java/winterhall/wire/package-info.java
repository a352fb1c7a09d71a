/// What travels between the hall and its guests: records, their JSON, and nothing that decides.
///
/// Start at [ToClient] and [FromClient], the messages of a table's socket; [Json] turns records into JSON and back.
@NullMarked
package winterhall.wire;

import org.jspecify.annotations.NullMarked;
