/** Something about the content that is allowed and worth a look. */
export type Notice = {
  words: string;
  /** The file to look at, relative to the content folder; none where a notice is about many. */
  file?: string;
  /** The field in it, as error messages write it: `items[2].validUntil`. */
  field?: string;
};
