import { findClosestName } from '../schema/closest-name';

/** Adds to what is expected the name that was most likely meant; where none is close, gives how else to fix it. */
export function meantOr(
  written: string,
  names: readonly string[],
  expected: string,
  fix: string,
): { expected: string; fix?: string } {
  const meant = findClosestName(written, names);
  return meant ? { expected: `${expected}; did you mean "${meant}"?` } : { expected, fix };
}
