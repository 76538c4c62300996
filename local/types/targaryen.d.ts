declare module 'targaryen/lib/parser/string-methods.js' {
  const stringMethods: { endsWith: (text: string, end: string) => boolean };
  export default stringMethods;
}

declare module 'targaryen' {
  /** A node of the stored tree, which never changes: every change gives a new tree. */
  export type DataNode = {
    $value(): unknown;
    $priority(): string | number | undefined;
    $isPrimitive(): boolean;
    $child(path: string): DataNode;
  };
  type Verdict = { allowed: boolean };
  type Guarded = {
    as(auth: object | null): Guarded;
    with(changed: { data: DataNode; now: number }): Guarded;
    read(path: string): Verdict;
  };
  export type Ruleset = {
    readonly rules: object;
    tryWrite(path: string, before: Guarded, after: Guarded, value: unknown): Verdict;
  };
  const targaryen: {
    ruleset(rules: object): Ruleset;
    store(value: unknown, options?: { now: number }): DataNode;
    database(rules: Ruleset, root: DataNode): Guarded;
  };
  export default targaryen;
}
