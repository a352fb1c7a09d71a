/// The same records in other languages: TypeScript for the web client, JSON Schema for the document of the interface.
@NullMarked
package winterhall.wire.generate;

import org.jspecify.annotations.NullMarked;
