import { unseenCharacters } from '../../src/domain/limits';

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

/** The rules for a text that matches a pattern and, with `longest`, has at most so many UTF-16 units. */
export function textOf(pattern: string, longest?: number): Rules {
  const conditions = ['newData.isString()', matches('newData.val()', pattern)];
  if (longest !== undefined) conditions.push(`newData.val().length <= ${longest}`);
  return { '.validate': all(...conditions) };
}

/** The same, but for a text that is not only spaces. */
export function wordsOf(pattern: string, longest?: number): Rules {
  return {
    '.validate': all(String(textOf(pattern, longest)['.validate']), "newData.val().replace(' ', '') !== ''"),
  };
}

/** The pattern of a visible character or a space, except the given ones. */
export function seenExcept(excluded: string): string {
  return `[^${excluded}${unseenCharacters}]`;
}

/** The pattern of any of the given words. */
export function oneOf(words: readonly string[]): string {
  return `(${words.join('|')})`;
}

/** The rules for exactly one value. */
export function exactly<Value extends string | number>(value: Value): Rules {
  return { '.validate': `newData.val() === ${typeof value === 'string' ? `'${value}'` : value}` };
}

export const yesOrNo: Rules = { '.validate': 'newData.isBoolean()' };

/** The rules for a group with only the given children. */
export function group<Name extends string>(children: Record<Name, Rules>, rules: Rules = {}): Rules {
  return { ...rules, ...(children as Rules), $other: { '.validate': false } };
}

/** Writes the test that a value has all the given children. */
export function hasAll(value: string, children: readonly string[]): string {
  return `${value}.hasChildren([${children.map((name) => `'${name}'`).join(', ')}])`;
}
