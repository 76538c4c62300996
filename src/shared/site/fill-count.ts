import { fillText } from '../text/fill-text';
import { baseLanguage } from './languages';

/** The forms of a plural as ICU messages write it: `{count, plural, one {# city} other {# cities}}`. */
const plural = /\{count, plural,((?:\s*\w+\s*\{[^{}]*\})+)\s*\}/g;
const form = /(\w+)\s*\{([^{}]*)\}/g;

/** Gives the form that a language has for a number; of English by hand, because Intl is slow on first use. */
export const pluralOf = (count: number, language: string): string =>
  language === baseLanguage ? (count === 1 ? 'one' : 'other') : new Intl.PluralRules(language).select(count);

/**
 * Puts a number into a text, in the form that its language has for it. A library checks how texts are written
 * (src/content-model/checks/placeholders.ts); in the browser it would weigh more than a page's form.
 */
export function fillCount(text: string, count: number, language: string): string {
  const chosen = text.replace(plural, (_, written: string) => {
    const forms = new Map(Array.from(written.matchAll(form), ([, name, words]) => [name, words]));
    return (forms.get(pluralOf(count, language)) ?? forms.get('other') ?? '').replaceAll('#', '{count}');
  });
  return fillText(chosen, { count: String(count) });
}
