package winterhall.enginetest;

/// A test by name, for any test runner: with JUnit, `DynamicTest.dynamicTest(trial.name(), trial.body()::run)`.
///
/// @param body throws an [AssertionError] if the test fails
public record Trial(String name, Runnable body) {}
