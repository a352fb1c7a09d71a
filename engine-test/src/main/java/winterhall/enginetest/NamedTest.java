package winterhall.enginetest;

/// A test by name, for any test runner: with JUnit, `DynamicTest.dynamicTest(test.name(), test.body()::run)`.
///
/// @param body throws an [AssertionError] if the test fails
public record NamedTest(String name, Runnable body) {}
