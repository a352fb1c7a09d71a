/// Benchmarks and their yardsticks; not shipped.
@NullMarked
package winterhall.bench;

import org.jspecify.annotations.NullMarked;
