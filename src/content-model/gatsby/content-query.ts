import { Kind, parse, valueFromASTUntyped, type FieldNode, type SelectionNode } from 'graphql';

/** One thing that a query asks for: `home: contentDocument(path: "pages/home")`. */
export type QueriedField = {
  alias: string;
  name: string;
  args: { path?: string; kind?: string; fields?: string[] };
};

/** Reads what a GraphQL query asks for, in its order; refuses a text that is no query. */
export function readQuery(query: string): QueriedField[] {
  const selections = parse(query).definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? definition.selectionSet.selections : [],
  );
  return selections.filter(isField).map((field) => ({
    alias: field.alias?.value ?? field.name.value,
    name: field.name.value,
    args: Object.fromEntries(
      (field.arguments ?? []).map(({ name, value }) => [name.value, valueFromASTUntyped(value)]),
    ),
  }));
}

const isField = (selection: SelectionNode): selection is FieldNode => selection.kind === Kind.FIELD;

/** The part of one document that a query asks for: all of it where it names no fields. */
export const pickFieldsOf = <Data extends object>(data: Data, fields?: readonly string[]): object =>
  pickFields([data], fields)[0] as object;

/** The part of each document that a query asks for: all of it where it names no fields. */
export function pickFields(documents: readonly object[], fields?: readonly string[]): object[] {
  if (!fields) return [...documents];
  return documents.map((data) =>
    Object.fromEntries(fields.map((field) => [field, (data as Record<string, unknown>)[field]])),
  );
}
