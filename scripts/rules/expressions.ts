import { unseenCharacters } from '../../src/domain/limits';

/** The rules of one place, as database.rules.json has them. */
export type Rules = { [name: string]: Rules | string | boolean };

export const pushId = '[-0-9A-Z_a-z]{20}';

/** A test of a text against a pattern for the whole of it. */
export function matches(text: string, pattern: string): string {
  return `${text}.matches(${String(new RegExp(`^${pattern}$`))})`;
}

export function all(...conditions: string[]): string {
  return conditions.join(' && ');
}

/** A text that matches a pattern and, where a longest length is given, has no more UTF-16 units. */
export function textOf(pattern: string, longest?: number): Rules {
  const conditions = ['newData.isString()', matches('newData.val()', pattern)];
  if (longest !== undefined) conditions.push(`newData.val().length <= ${longest}`);
  return { '.validate': all(...conditions) };
}

/** The same, with something in it beside spaces. */
export function wordsOf(pattern: string, longest?: number): Rules {
  return {
    '.validate': all(String(textOf(pattern, longest)['.validate']), "newData.val().replace(' ', '') !== ''"),
  };
}

/** A character that is seen, or a space, and is none of the given ones. */
export function seenExcept(excluded: string): string {
  return `[^${excluded}${unseenCharacters}]`;
}

/** Any of the given words. */
export function oneOf(words: readonly string[]): string {
  return `(${words.join('|')})`;
}

/** One value and no other. */
export function exactly<Value extends string | number>(value: Value): Rules {
  return { '.validate': `newData.val() === ${typeof value === 'string' ? `'${value}'` : value}` };
}

export const yesOrNo: Rules = { '.validate': 'newData.isBoolean()' };

/** Only the given children. */
export function group<Name extends string>(children: Record<Name, Rules>, rules: Rules = {}): Rules {
  return { ...rules, ...(children as Rules), $other: { '.validate': false } };
}

/** Whether a value has all of the children of a group of rules. */
export function hasAll(value: string, children: readonly string[]): string {
  return `${value}.hasChildren([${children.map((name) => `'${name}'`).join(', ')}])`;
}
