import { visit } from 'jsonc-parser';
import type { JsonError } from './json-error';
import { describeError, positionAfter, repeatedName, type ReadPosition } from './json-errors';
import type { FieldPath } from '../content-error';

/** A group of fields or a list that is not closed yet. */
type Open = { path: FieldPath; start: number; names: Set<string> };

/**
 * Reads a text as JSON up to its first error. JSON.parse gives no position for most errors, and silently keeps the last
 * of two fields with the same name; `repeated` lists those fields.
 */
export function readJsonText(source: string): { error?: JsonError; repeated: JsonError[] } {
  const open: Open[] = [];
  const repeated: JsonError[] = [];
  let error: JsonError | undefined;
  let position: ReadPosition = { awaited: 'value', path: [], start: 0, end: 0 };

  const close = (offset: number, length: number): void => {
    const { path, start } = open.pop() as Open;
    // The end of the text closes an open group too; the error then says what is missing in it.
    if (length > 0) position = positionAfter(path, start, offset + length);
  };
  visit(
    source,
    {
      onObjectBegin: (start, _length, _line, _column, pathOf) => {
        open.push({ path: pathOf(), start, names: new Set() });
        position = { awaited: 'name', path: pathOf(), start, end: start + 1 };
      },
      onArrayBegin: (start, _length, _line, _column, pathOf) => {
        open.push({ path: pathOf(), start, names: new Set() });
        position = { awaited: 'value', path: [...pathOf(), 0], start, end: start + 1 };
      },
      onObjectEnd: close,
      onArrayEnd: close,
      onObjectProperty: (name, start, length, _line, _column, pathOf) => {
        const path = [...pathOf(), name];
        const names = open.at(-1)?.names;
        if (!error && names?.has(name)) repeated.push({ path, ...repeatedName(name, start) });
        names?.add(name);
        position = { awaited: 'colon', path, start, end: start + length };
      },
      onLiteralValue: (_value, start, length, _line, _column, pathOf) => {
        position = positionAfter(pathOf(), start, start + length);
      },
      onSeparator: (mark, offset) => {
        if (mark === ':') position = { ...position, awaited: 'value' };
        else position = positionAfterComma(position, offset);
      },
      onError: (_code, offset) => {
        error ??= describeError(source, position, offset);
      },
    },
    { disallowComments: true },
  );
  return { ...(error && { error }), repeated };
}

function positionAfterComma({ path, start, end }: ReadPosition, offset: number): ReadPosition {
  const around = path.slice(0, -1);
  const last = path.at(-1);
  const behind = { start, end, comma: { offset, after: path } };
  return typeof last === 'number'
    ? { ...behind, awaited: 'value', path: [...around, last + 1] }
    : { ...behind, awaited: 'name', path: around };
}
