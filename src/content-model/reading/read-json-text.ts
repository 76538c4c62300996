import { visit } from 'jsonc-parser';
import type { JsonError } from './json-error';
import { describeError, placeAfter, repeatedName, type Place } from './json-errors';
import type { FieldPath } from '../content-error';

/** A group of fields or a list that is not closed yet. */
type Open = { path: FieldPath; start: number; names: Set<string> };

/**
 * Reads a text as JSON up to its first error. JSON.parse gives no position for most errors, and silently keeps the last
 * of two equal field names: `repeated` has those.
 */
export function readJsonText(source: string): { error?: JsonError; repeated: JsonError[] } {
  const open: Open[] = [];
  const repeated: JsonError[] = [];
  let error: JsonError | undefined;
  let place: Place = { awaited: 'value', path: [], start: 0, end: 0 };

  const close = (offset: number, length: number): void => {
    const { path, start } = open.pop() as Open;
    // One that the end of the text closes is not whole: what it awaits is reported as missing.
    if (length > 0) place = placeAfter(path, start, offset + length);
  };
  visit(
    source,
    {
      onObjectBegin: (start, _length, _line, _column, pathOf) => {
        open.push({ path: pathOf(), start, names: new Set() });
        place = { awaited: 'name', path: pathOf(), start, end: start + 1 };
      },
      onArrayBegin: (start, _length, _line, _column, pathOf) => {
        open.push({ path: pathOf(), start, names: new Set() });
        place = { awaited: 'value', path: [...pathOf(), 0], start, end: start + 1 };
      },
      onObjectEnd: close,
      onArrayEnd: close,
      onObjectProperty: (name, start, length, _line, _column, pathOf) => {
        const path = [...pathOf(), name];
        const names = open.at(-1)?.names;
        if (!error && names?.has(name)) repeated.push({ path, ...repeatedName(name, start) });
        names?.add(name);
        place = { awaited: 'colon', path, start, end: start + length };
      },
      onLiteralValue: (_value, start, length, _line, _column, pathOf) => {
        place = placeAfter(pathOf(), start, start + length);
      },
      onSeparator: (mark, offset) => {
        if (mark === ':') place = { ...place, awaited: 'value' };
        else place = placeAfterComma(place, offset);
      },
      onError: (_code, offset) => {
        error ??= describeError(source, place, offset);
      },
    },
    { disallowComments: true },
  );
  return { ...(error && { error }), repeated };
}

function placeAfterComma({ path, start, end }: Place, offset: number): Place {
  const around = path.slice(0, -1);
  const last = path.at(-1);
  const behind = { start, end, comma: { offset, after: path } };
  return typeof last === 'number'
    ? { ...behind, awaited: 'value', path: [...around, last + 1] }
    : { ...behind, awaited: 'name', path: around };
}
