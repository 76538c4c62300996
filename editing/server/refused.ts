/** What the editing server does not do, with the status and one sentence for the person at the screen. */
export class Refused extends Error {
  override readonly name = 'Refused';

  constructor(
    readonly status: number,
    sentence: string,
  ) {
    super(sentence);
  }
}
