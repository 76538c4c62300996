/** A request that the editing server refuses, with the status and one sentence for the user. */
export class Refused extends Error {
  override readonly name = 'Refused';

  constructor(
    readonly status: number,
    sentence: string,
  ) {
    super(sentence);
  }
}
