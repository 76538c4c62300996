import type { FormName } from './records';

/**
 * Writes what a visitor has answered as one text. The same text is the same request, so a form and its early submission
 * must both make it here. An empty answer is none: an early submission knows nothing of the fields that its form lacks.
 */
export function answersOf(form: FormName, values: unknown, locationId: string): string {
  return JSON.stringify([form, values, locationId], (_name, value: unknown) => value || undefined);
}
