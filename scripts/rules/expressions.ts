import { neededOf, type Field } from '../../src/features/requests/rules/field';

/** The rules of one path, as database.rules.json has them. */
export type Rules = { [name: string]: Rules | string | boolean };

export const pushId = '[-0-9A-Z_a-z]{20}';

/** Writes the test that a whole text matches a pattern. */
export const matches = (text: string, pattern: string): string =>
  `${text}.matches(${String(new RegExp(`^${pattern}$`))})`;

export const all = (...conditions: string[]): string => conditions.join(' && ');

/** Every value, also one inside a record, could carry any text past its rule as its priority. */
export const hasNoPriority = 'newData.getPriority() === null';

/** Writes the test that a value has all the given children. */
export const hasAll = (value: string, children: readonly string[]): string =>
  `${value}.hasChildren([${children.map((name) => `'${name}'`).join(', ')}])`;

type OfKind<Kind extends Field['kind']> = Extract<Field, { kind: Kind }>;

function textTest({ pattern, longest, hasWords }: OfKind<'text'>): string {
  const conditions = ['newData.isString()', matches('newData.val()', pattern)];
  if (longest !== undefined) conditions.push(`newData.val().length <= ${longest}`);
  if (hasWords) conditions.push("newData.val().replace(' ', '') !== ''");
  return all(...conditions);
}

function testOf(field: Exclude<Field, OfKind<'group'>>): string {
  switch (field.kind) {
    case 'text':
      return textTest(field);
    case 'exact':
      return `newData.val() === ${typeof field.value === 'string' ? `'${field.value}'` : field.value}`;
    case 'paired':
      return `(${field.pairs
        .map(([of, text]) => {
          const isOf = `newData.parent().child('${field.field}').val() === '${of}'`;
          return `(${isOf} && newData.val() === '${text}')`;
        })
        .join(' || ')})`;
    case 'number':
      if (field.most === undefined) return 'newData.isNumber()';
      return all('newData.isNumber()', 'newData.val() >= 0', `newData.val() <= ${field.most}`);
    case 'yes or no':
      return 'newData.isBoolean()';
  }
}

/** The rules for a field; those of a group say also which fields it needs. */
export function rulesOf(field: Field): Rules {
  if (field.kind !== 'group') return { '.validate': all(hasNoPriority, testOf(field)) };
  return groupOf(field, { '.validate': all(hasNoPriority, hasAll('newData', neededOf(field.fields))) });
}

/** The rules for a group with only its fields, with rules of its own, and others for some of its fields. */
export function groupOf({ fields }: OfKind<'group'>, rules: Rules = {}, others: Rules = {}): Rules {
  const children = Object.entries(fields).map(([name, field]) => [name, others[name] ?? rulesOf(field)]);
  return { ...rules, ...(Object.fromEntries(children) as Rules), $other: { '.validate': false } };
}
