import type { GroupShape, Shape, TextShape } from '../../src/domain/requests/shapes';

/** The rules of one path, as database.rules.json has them. */
export type Rules = { [name: string]: Rules | string | boolean };

export const pushId = '[-0-9A-Z_a-z]{20}';

/** Writes the test that a whole text matches a pattern. */
export function matches(text: string, pattern: string): string {
  return `${text}.matches(${String(new RegExp(`^${pattern}$`))})`;
}

export function all(...conditions: string[]): string {
  return conditions.join(' && ');
}

/** Every value, also one inside a record, could carry any text past its rule as its priority. */
export const hasNoPriority = 'newData.getPriority() === null';

/** Writes the test that a value has all the given children. */
export function hasAll(value: string, children: readonly string[]): string {
  return `${value}.hasChildren([${children.map((name) => `'${name}'`).join(', ')}])`;
}

function textTest({ pattern, longest, hasWords }: TextShape): string {
  const conditions = ['newData.isString()', matches('newData.val()', pattern)];
  if (longest !== undefined) conditions.push(`newData.val().length <= ${longest}`);
  if (hasWords) conditions.push("newData.val().replace(' ', '') !== ''");
  return all(...conditions);
}

const quoted = (value: string | number): string => (typeof value === 'string' ? `'${value}'` : `${value}`);

const limitsOf = (most?: number): string[] =>
  most === undefined ? [] : ['newData.val() >= 0', `newData.val() <= ${most}`];

/** Writes the test of a value that is no group. */
function testOf(shape: Exclude<Shape, GroupShape>): string {
  switch (shape.kind) {
    case 'text':
      return textTest(shape);
    case 'exact':
      return `newData.val() === ${quoted(shape.value)}`;
    case 'paired':
      return `(${shape.pairs
        .map(([of, text]) => {
          const isOf = `newData.parent().child('${shape.field}').val() === '${of}'`;
          return `(${isOf} && newData.val() === '${text}')`;
        })
        .join(' || ')})`;
    case 'number':
      return all('newData.isNumber()', ...limitsOf(shape.most));
    case 'yes or no':
      return 'newData.isBoolean()';
  }
}

/** The rules for a value of that shape; those of a group say also which fields it needs. */
export function rulesOf(shape: Shape): Rules {
  if (shape.kind !== 'group') return { '.validate': all(hasNoPriority, testOf(shape)) };
  return groupOf(shape, { '.validate': all(hasNoPriority, hasAll('newData', shape.needed)) });
}

/** The rules for a group with only the fields of a shape, with rules of its own, and others for some of its fields. */
export function groupOf({ fields }: GroupShape, rules: Rules = {}, others: Rules = {}): Rules {
  const children = Object.entries(fields).map(([name, field]) => [name, others[name] ?? rulesOf(field)]);
  return { ...rules, ...(Object.fromEntries(children) as Rules), $other: { '.validate': false } };
}
