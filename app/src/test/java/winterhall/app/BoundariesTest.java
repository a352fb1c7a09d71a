package winterhall.app;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import winterhall.enginetest.GameContract;
import winterhall.enginetest.Repository;

/// Arrows point inward, to the engine, and nothing but a game's own module names a game.
@Tag("build")
class BoundariesTest {
    private static final JavaClasses CLASSES =
            new ClassFileImporter(List.of(new ImportOption.DoNotIncludeTests())).importPackages("winterhall");

    /// What every pure module may use: the JDK's base module and the null marks.
    private static final DescribedPredicate<JavaClass> BASE = DescribedPredicate.describe(
            "java.base", type -> type.isPrimitive() || type.isArray() || isInJavaBase(type.getPackageName()));

    private static final DescribedPredicate<JavaClass> MARKS = resideInAPackage("org.jspecify.annotations");

    /// Guards the rules below: they would all hold of an empty class path.
    @Test
    void theClassPathIsRead() {
        assertThat(CLASSES.contain(Main.class)).isTrue();
    }

    @Test
    void engineNeedsOnlyTheBaseModule() {
        classes()
                .that()
                .resideInAPackage("winterhall.engine..")
                .should()
                .onlyDependOnClassesThat(
                        resideInAPackage("winterhall.engine..").or(BASE).or(MARKS))
                .allowEmptyShould(true)
                .check(CLASSES);
    }

    @Test
    void rulesOfAGameNeedOnlyTheEngine() {
        for (String game : Repository.games()) {
            String own = packageOf(game) + "..";
            String bot = packageOf(game) + ".bot..";
            classes()
                    .that()
                    .resideInAPackage(own)
                    .and()
                    .resideOutsideOfPackage(bot)
                    .should()
                    .onlyDependOnClassesThat(resideInAnyPackage(own, "winterhall.engine..")
                            .and(not(resideInAPackage(bot)))
                            .or(BASE)
                            .or(MARKS))
                    .allowEmptyShould(true)
                    .check(CLASSES);
        }
    }

    @Test
    void theBotOfAGameNeedsOnlyItsRulesAndTheBots() {
        for (String game : Repository.games()) {
            classes()
                    .that()
                    .resideInAPackage(packageOf(game) + ".bot..")
                    .should()
                    .onlyDependOnClassesThat(
                            resideInAnyPackage(packageOf(game) + "..", "winterhall.bots..", "winterhall.engine..")
                                    .or(BASE)
                                    .or(MARKS))
                    .allowEmptyShould(true)
                    .check(CLASSES);
        }
    }

    @Test
    void botsNeedOnlyTheEngine() {
        classes()
                .that()
                .resideInAPackage("winterhall.bots..")
                .should()
                .onlyDependOnClassesThat(resideInAnyPackage("winterhall.bots..", "winterhall.engine..")
                        .or(BASE)
                        .or(MARKS))
                .check(CLASSES);
    }

    @Test
    void theWireNeedsOnlyTheEngine() {
        noClasses()
                .that()
                .resideInAPackage("winterhall.wire..")
                .should()
                .dependOnClassesThat(resideInAPackage("winterhall..")
                        .and(DescribedPredicate.not(resideInAnyPackage("winterhall.wire..", "winterhall.engine.."))))
                .check(CLASSES);
    }

    @Test
    void theServerNeedsOnlyEngineWireAndBots() {
        noClasses()
                .that()
                .resideInAPackage("winterhall.server..")
                .should()
                .dependOnClassesThat(resideInAPackage("winterhall..")
                        .and(DescribedPredicate.not(resideInAnyPackage(
                                "winterhall.server..",
                                "winterhall.wire..",
                                "winterhall.bots..",
                                "winterhall.engine.."))))
                .check(CLASSES);
    }

    @Test
    void nothingButAGameNamesTheGame() {
        for (String game : Repository.games()) {
            String rules = packageOf(game) + "..";
            noClasses()
                    .that()
                    .resideOutsideOfPackage(rules)
                    .should()
                    .dependOnClassesThat()
                    .resideInAPackage(rules)
                    .allowEmptyShould(true)
                    .check(CLASSES);
        }
    }

    /// The app carries engine-test at run time, and no test library: only the contract, which tests extend, needs one.
    @Test
    void engineTestNeedsNoTestLibrary() {
        classes()
                .that()
                .resideInAPackage("winterhall.enginetest..")
                .and()
                .doNotBelongToAnyOf(GameContract.class)
                .should()
                .onlyDependOnClassesThat(
                        resideInAnyPackage("winterhall.enginetest..", "winterhall.bots..", "winterhall.engine..")
                                .or(BASE)
                                .or(MARKS))
                .allowEmptyShould(true)
                .check(CLASSES);
    }

    @Test
    void packagesOfTheEngineHaveNoCycles() {
        slices().assignedFrom(eachPackageBelow("winterhall.engine"))
                .should()
                .beFreeOfCycles()
                .allowEmptyShould(true)
                .check(CLASSES);
    }

    private static boolean isInJavaBase(String packageName) {
        return Object.class.getModule().getPackages().contains(packageName);
    }

    private static SliceAssignment eachPackageBelow(String root) {
        return new SliceAssignment() {
            @Override
            public SliceIdentifier getIdentifierOf(JavaClass type) {
                String name = type.getPackageName();
                return name.equals(root) || name.startsWith(root + ".")
                        ? SliceIdentifier.of(name)
                        : SliceIdentifier.ignore();
            }

            @Override
            public String getDescription() {
                return "packages of " + root;
            }
        };
    }

    /// `frozen-wastes` is `winterhall.frozenwastes`.
    private static String packageOf(String game) {
        return "winterhall." + game.replace("-", "");
    }
}
