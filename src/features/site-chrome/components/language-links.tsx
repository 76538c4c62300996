import { useContext } from 'react';
import { PagePlace, type PageLanguage } from '../../../shared/site/page-place';

/** The other languages of the page. */
export function useOtherLanguages(): PageLanguage[] {
  const { language, languages } = useContext(PagePlace);
  return languages.filter(({ code }) => code !== language);
}

/** Links to the same page in other languages, each in its own; the browser loads them as documents. */
export function LanguageLinks({ className }: { className?: string }) {
  return useOtherLanguages().map(({ code, path, name }) => (
    <a key={code} className={className} href={path} lang={code} hrefLang={code}>
      {name}
    </a>
  ));
}

/**
 * A line above the page for visitors who read another of its languages better. A script in the head shows it before
 * anything is painted (src/startup/inlined/offer-language.ts).
 */
export function LanguageOffer({ className }: { className: string | undefined }) {
  return useOtherLanguages().map(({ code, path, offer }) => (
    <a key={code} className={className} data-offered={code} href={path} lang={code} hrefLang={code}>
      {offer}
    </a>
  ));
}
