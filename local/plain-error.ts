/** An error that the user can mend: its message is one plain sentence that says what to do. */
export class PlainError extends Error {
  override name = 'PlainError';
}
