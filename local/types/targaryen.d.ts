declare module 'targaryen/lib/parser/string-methods.js' {
  const stringMethods: { endsWith: (text: string, end: string) => boolean };
  export default stringMethods;
}

declare module 'targaryen' {
  /** A node of the stored tree, which never changes: every change gives a new tree. */
  export type DataNode = {
    $value(): unknown;
    $child(path: string): DataNode;
    $set(path: string, value: unknown, priority: undefined, now: number): DataNode;
    $merge(path: string, value: object, now: number): DataNode;
  };
  type Verdict = { allowed: boolean; newDatabase: { root: DataNode } };
  type Guarded = {
    as(auth: object | null): Guarded;
    read(path: string): { allowed: boolean };
    write(path: string, value: unknown, priority: undefined, now: number): Verdict;
    update(path: string, value: object, now: number): Verdict;
  };
  export type Ruleset = { readonly rules: object };
  const targaryen: {
    ruleset(rules: object): Ruleset;
    store(value: unknown): DataNode;
    database(rules: Ruleset, root: DataNode): Guarded;
  };
  export default targaryen;
}
