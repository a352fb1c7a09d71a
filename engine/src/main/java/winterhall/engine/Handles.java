package winterhall.engine;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Constructor;
import java.lang.reflect.InaccessibleObjectException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Methods found by reflection once, at start, and kept as handles from one object to another.
final class Handles {
    private static final MethodHandles.Lookup LOOKUP = MethodHandles.lookup();
    private static final MethodType ONE_TO_ONE = MethodType.methodType(Object.class, Object.class);

    private Handles() {}

    /// The handle of a method without parameters, from its object to its result.
    static MethodHandle of(Method method) {
        try {
            return LOOKUP.unreflect(opened(method, method.getDeclaringClass())).asType(ONE_TO_ONE);
        } catch (IllegalAccessException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static MethodHandle spread(Method method) {
        try {
            return LOOKUP.unreflect(opened(method, method.getDeclaringClass()))
                    .asSpreader(Object[].class, method.getParameterCount())
                    .asType(ONE_TO_ONE);
        } catch (IllegalAccessException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /// The handle of a constructor, from an `Object[]` of its arguments to the new object.
    static MethodHandle of(Constructor<?> constructor) {
        try {
            return LOOKUP.unreflectConstructor(opened(constructor, constructor.getDeclaringClass()))
                    .asSpreader(Object[].class, constructor.getParameterCount())
                    .asType(ONE_TO_ONE);
        } catch (IllegalAccessException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /// A `static X name(String)` that `type` itself declares, where an `X` is a `type`.
    static Optional<MethodHandle> factory(Class<?> type, String name) {
        return declared(type, name, String.class)
                .filter(method -> Modifier.isStatic(method.getModifiers()))
                .filter(method -> type.isAssignableFrom(method.getReturnType()))
                .map(Handles::of);
    }

    /// A `static X name(Class, String)` that `type` itself declares, where an `X` is a `type`; from an `Object[]` of both.
    static Optional<MethodHandle> factoryBy(Class<?> type, String name) {
        return declared(type, name, Class.class, String.class)
                .filter(method -> Modifier.isStatic(method.getModifiers()))
                .filter(method -> type.isAssignableFrom(method.getReturnType()))
                .map(Handles::spread);
    }

    /// A `String name()` that `type` declares or inherits.
    static Optional<MethodHandle> question(Class<?> type, String name) {
        return inherited(type, name)
                .filter(method -> !Modifier.isStatic(method.getModifiers()))
                .filter(method -> method.getReturnType() == String.class)
                .map(Handles::of);
    }

    /// Calls a handle; what the method throws passes through.
    static Object call(MethodHandle handle, Object argument) {
        try {
            return (Object) handle.invokeExact(argument);
        } catch (RuntimeException | Error thrown) {
            throw thrown;
        } catch (Throwable checked) {
            throw new IllegalStateException(checked);
        }
    }

    private static Optional<Method> inherited(@Nullable Class<?> type, String name) {
        if (type == null) {
            return Optional.empty();
        }
        var found = declared(type, name).or(() -> inherited(type.getSuperclass(), name));
        for (var parent : type.getInterfaces()) {
            found = found.or(() -> inherited(parent, name));
        }
        return found;
    }

    private static Optional<Method> declared(Class<?> type, String name, Class<?>... parameters) {
        try {
            return Optional.of(type.getDeclaredMethod(name, parameters));
        } catch (NoSuchMethodException none) {
            return Optional.empty();
        }
    }

    private static <T extends AccessibleObject> T opened(T member, Class<?> owner) {
        try {
            member.setAccessible(true);
            return member;
        } catch (InaccessibleObjectException closed) {
            throw new IllegalArgumentException(
                    owner.getName() + " is closed: its module must open " + owner.getPackageName() + " to "
                            + Handles.class.getPackageName(),
                    closed);
        }
    }
}
