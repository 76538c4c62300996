import { fillText } from '../text/fill-text';
import { baseLanguage } from './languages';

/** The forms of a plural as ICU messages write it: `{count, plural, one {# city} other {# cities}}`. */
const plural = /\{count, plural,((?:\s*\w+\s*\{[^{}]*\})+)\s*\}/g;
const form = /(\w+)\s*\{([^{}]*)\}/g;

/** Gives the form that a language has for a number; of English by hand, because Intl is slow on first use. */
export const pluralOf = (count: number, language: string): string =>
  language === baseLanguage ? (count === 1 ? 'one' : 'other') : new Intl.PluralRules(language).select(count);

/** By hand: a library would weigh more than a form. The checks of the content read texts with one. */
export function fillCount(text: string, count: number, language: string): string {
  const chosen = text.replace(plural, (_, written: string) => {
    const forms = new Map(Array.from(written.matchAll(form), ([, name, words]) => [name, words]));
    return (forms.get(pluralOf(count, language)) ?? forms.get('other') ?? '').replaceAll('#', '{count}');
  });
  return fillText(chosen, { count: String(count) });
}
