/** What GitHub does not do, with its status and its own words. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

export const notFound = (): Refusal => new Refusal(404, 'Not Found');
export const unprocessable = (message: string): Refusal => new Refusal(422, message);
