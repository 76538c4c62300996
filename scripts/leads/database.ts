/** What the command asks of a database, here or live. */
export type LeadDatabase = {
  /**
   * Reads at most `limit` children of a path, by their keys in order, the first and the last key among them. Throws a
   * plain sentence where the database refuses or cannot be reached.
   */
  readPage: (path: string, page: KeyRange & { limit: number }) => Promise<[key: string, value: unknown][]>;
  /** Writes values, below the root, all or none; null deletes. */
  update: (values: Record<string, unknown>) => Promise<void>;
};

export type KeyRange = { startAt: string; endAt: string };
