/** The answer to a request that the database refuses: a word for the SDK, a status for REST. */
export class DatabaseError extends Error {
  constructor(
    message: string,
    readonly status: 'permission_denied' | 'invalid_data' | 'internal_error',
    readonly httpStatus: number,
  ) {
    super(message);
  }
}

export const denied = (): DatabaseError => new DatabaseError('Permission denied', 'permission_denied', 401);

/** Refuses a request because of its sender, whatever it asks for. */
export const foreign = (sentence: string): DatabaseError =>
  new DatabaseError(sentence, 'permission_denied', 403);

export const invalid = (what: string): DatabaseError => new DatabaseError(what, 'invalid_data', 400);

export const notSupported = (what: string): DatabaseError =>
  invalid(`Not supported by the local database: ${what}`);

/** Gives what a task gives; refuses what was sent where that makes it fail. */
export function orInvalid<Value>(words: string, task: () => Value): Value {
  try {
    return task();
  } catch (cause) {
    throw invalid(`${words}: ${String(cause)}`);
  }
}

/** Makes any other error of this program an answer that says so, so that it does not end the process. */
export const asDatabaseError = (cause: unknown): DatabaseError =>
  cause instanceof DatabaseError
    ? cause
    : new DatabaseError(`The local database failed: ${String(cause)}`, 'internal_error', 500);
