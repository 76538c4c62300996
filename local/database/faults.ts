/** What the database answers instead of doing what it was asked: a word for the SDK, a status for REST. */
export class DatabaseFault extends Error {
  constructor(
    message: string,
    readonly status: 'permission_denied' | 'invalid_data' | 'not_supported' | 'unavailable',
    readonly httpStatus: number,
  ) {
    super(message);
  }
}

export const denied = (): DatabaseFault => new DatabaseFault('Permission denied', 'permission_denied', 401);

export const invalid = (what: string): DatabaseFault => new DatabaseFault(what, 'invalid_data', 400);

export const notSupported = (what: string): DatabaseFault =>
  new DatabaseFault(`Not supported by the local database: ${what}`, 'not_supported', 501);

export const notWritten = (cause: unknown): DatabaseFault =>
  new DatabaseFault(`The record could not be written to disk: ${String(cause)}`, 'unavailable', 503);
