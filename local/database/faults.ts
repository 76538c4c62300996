/** What the database answers instead of doing what it was asked: a word for the SDK, a status for REST. */
export class DatabaseFault extends Error {
  constructor(
    message: string,
    readonly status:
      'permission_denied' | 'invalid_data' | 'not_supported' | 'unavailable' | 'internal_error',
    readonly httpStatus: number,
  ) {
    super(message);
  }
}

function reasonOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}

export const denied = (): DatabaseFault => new DatabaseFault('Permission denied', 'permission_denied', 401);

/** Of the request itself, whatever it asks for. */
export const foreign = (sentence: string): DatabaseFault =>
  new DatabaseFault(sentence, 'permission_denied', 403);

export const invalid = (what: string): DatabaseFault => new DatabaseFault(what, 'invalid_data', 400);

export const invalidBecause = (what: string, cause: unknown): DatabaseFault =>
  cause instanceof DatabaseFault ? cause : invalid(`${what}: ${reasonOf(cause)}`);

export const tooLarge = (): DatabaseFault =>
  new DatabaseFault('The request is larger than 1 MB', 'invalid_data', 413);

export const notSupported = (what: string): DatabaseFault =>
  new DatabaseFault(`Not supported by the local database: ${what}`, 'not_supported', 501);

export const notWritten = (cause: unknown): DatabaseFault =>
  new DatabaseFault(`The record could not be written to disk: ${reasonOf(cause)}`, 'unavailable', 503);

/** A fault of this program's own says so, and does not end it. */
export const asFault = (cause: unknown): DatabaseFault =>
  cause instanceof DatabaseFault
    ? cause
    : new DatabaseFault(`The local database failed: ${reasonOf(cause)}`, 'internal_error', 500);
