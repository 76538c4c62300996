import type { FormName } from './records';

/**
 * Writes what a visitor has answered as one text. The same text is the same request, so a form and its early submission
 * must both make it here. A field without an answer must be absent or undefined, not ''.
 */
export function answersOf(form: FormName, values: unknown, locationId: string): string {
  return JSON.stringify([form, values, locationId]);
}
