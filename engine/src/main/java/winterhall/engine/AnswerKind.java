package winterhall.engine;

/// Which moves a question takes, read off its declaration: those of an `Ask<DuelBoard, Defence>` are `Defence`.
final class AnswerKind {
    private static final ClassValue<Class<?>> KINDS = new ClassValue<>() {
        @Override
        protected Class<?> computeValue(Class<?> question) {
            return find(FullType.of(question));
        }
    };

    private AnswerKind() {}

    static Class<?> of(Class<?> question) {
        return KINDS.get(question);
    }

    private static Class<?> find(FullType type) {
        if (type.raw() == Question.class) {
            return type.arguments().getLast().raw();
        }
        for (var parent : type.raw().getGenericInterfaces()) {
            FullType above = type.inside(parent);
            if (Question.class.isAssignableFrom(above.raw())) {
                return find(above);
            }
        }
        throw new IllegalArgumentException("no question: " + type);
    }
}
