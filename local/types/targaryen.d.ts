declare module 'targaryen/lib/parser/string-methods.js' {
  const stringMethods: { endsWith: (text: string, end: string) => boolean };
  export default stringMethods;
}

declare module 'targaryen' {
  /** A node of the stored tree, which never changes: every change gives a new tree. */
  export type DataNode = { $value(): unknown; $child(path: string): DataNode };
  export type Written = { allowed: boolean; newDatabase: Database };
  export type Database = {
    readonly root: DataNode;
    with(changed: { data: DataNode }): Database;
    read(path: string): { allowed: boolean };
    write(path: string, value: unknown): Written;
    update(path: string, children: object): Written;
  };
  const targaryen: { ruleset(rules: object): object; database(rules: object, data: unknown): Database };
  export default targaryen;
}
