import { fillText } from '../text/fill-text';
import { baseLanguage } from './languages';

/** The forms of a plural as ICU messages write it: `{count, plural, one {# city} other {# cities}}`. */
const plural = /\{count, plural,((?:\s*(?:zero|one|two|few|many|other)\s*\{[^{}]*\})+)\s*\}/g;
const form = /(\w+)\s*\{([^{}]*)\}/g;

type Forms = ReadonlyMap<string | undefined, string | undefined>;

/** Puts what is chosen of its forms in the place of each plural; one of which nothing is chosen stays. */
export const mapPlurals = (text: string, choose: (forms: Forms) => string | undefined): string =>
  text.replace(plural, (whole, written: string) => {
    const forms = new Map(Array.from(written.matchAll(form), ([, name, words]) => [name, words]));
    return choose(forms)?.replaceAll('#', '{count}') ?? whole;
  });

/** Gives the form that a language has for a number; of English by hand, because Intl is slow on first use. */
export const pluralOf = (count: number, language: string): string =>
  language === baseLanguage ? (count === 1 ? 'one' : 'other') : new Intl.PluralRules(language).select(count);

/** By hand: a library would weigh more than a form. */
export function fillCount(text: string, count: number, language: string): string {
  const chosen = mapPlurals(text, (forms) => forms.get(pluralOf(count, language)) ?? forms.get('other'));
  return fillText(chosen, { count: String(count) });
}
