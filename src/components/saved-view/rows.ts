import { metadataShape } from '../../domain/requests/metadata-shape';
import { recordShapes } from '../../domain/requests/record-shapes';
import { refusalInWords } from '../../domain/requests/refusal-words';
import { refusalsOf, type Refusal } from '../../domain/requests/refusals';
import type { SubmissionMetadata } from '../../domain/requests/submission-metadata';
import { metadataSources, recordSources, touchSources } from './words';
import type { WouldBeSaved } from './would-be-saved';

/** One value as the view shows it. */
export type Row = {
  /** The names of the field and the groups around it, with slashes between them. */
  path: string;
  /** Undefined for a value that is missing. */
  value: unknown;
  source: string;
  /** Why the database would refuse it; empty if it would accept it. */
  refusal: string | undefined;
};

function leavesOf(value: object, above = ''): [path: string, value: unknown][] {
  return Object.entries(value).flatMap(([name, child]: [string, unknown]): [string, unknown][] =>
    typeof child === 'object' && child !== null
      ? leavesOf(child, `${above}${name}/`)
      : [[`${above}${name}`, child]],
  );
}

function rowsOf(values: object, refusals: Refusal[], sourceOf: (path: string) => string): Row[] {
  const given = leavesOf(values);
  const missing = refusals
    .filter(({ path }) => !given.some(([known]) => known === path))
    .map(({ path }): [string, unknown] => [path, undefined]);
  return [...given, ...missing].map(([path, value]) => {
    const refusal = refusals.find((one) => one.path === path);
    return { path, value, source: sourceOf(path), refusal: refusal && refusalInWords(refusal) };
  });
}

function metadataSource(context: SubmissionMetadata, path: string): string {
  for (const name of ['first_touch', 'last_touch'] as const) {
    const touch = context[name];
    if (touch && path.startsWith(`${name}/`)) return touchSources[name](touch);
  }
  return (metadataSources as Partial<Record<string, string>>)[path] ?? '';
}

/** Lists every value of a record and of its metadata, where it comes from, and what the database would say of it. */
export function savedRows({ path, record, context }: WouldBeSaved): { record: Row[]; metadata: Row[] } {
  const sources: Partial<Record<string, string>> = recordSources[path];
  return {
    record: rowsOf(record, refusalsOf(recordShapes[path], record), (field) => sources[field] ?? ''),
    metadata: rowsOf(context, refusalsOf(metadataShape, context), (field) => metadataSource(context, field)),
  };
}

/** Writes both as JSON, as the database holds them, but without the push id. */
export function savedJson({ path, record, context }: WouldBeSaved): string {
  return JSON.stringify({ [path]: record, context }, null, 2);
}
