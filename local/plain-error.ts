/** An error that the user can correct: its message is one plain sentence that says what to do. */
export class PlainError extends Error {
  override name = 'PlainError';
}
