package winterhall.server.notify;

/// Sends a notice to its reader.
interface NoticeSender {
    /// Returns when it has arrived at the next post office.
    void carry(Notice notice) throws NotSent;

    /// It did not arrive.
    final class NotSent extends Exception {
        private final String trouble;
        private final boolean forGood;

        /// @param trouble a key, and after a blank what it names
        /// @param forGood whether it would not arrive another time either
        NotSent(String trouble, boolean forGood) {
            super(trouble);
            this.trouble = trouble;
            this.forGood = forGood;
        }

        String trouble() {
            return trouble;
        }

        boolean isForGood() {
            return forGood;
        }
    }
}
