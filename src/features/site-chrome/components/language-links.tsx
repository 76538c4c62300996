import { useContext } from 'react';
import { PagePlace, type PageLanguage } from '../../../shared/site/page-place';

export function useOtherLanguages(): PageLanguage[] {
  const { language, languages = [] } = useContext(PagePlace);
  return languages.filter(({ code }) => code !== language);
}

type LanguageLinksProps = {
  className?: string | undefined;
  /** For those who read one of them better: a script in the head shows it (src/features/site-chrome/inlined/offer-language.ts). */
  isOffer?: boolean;
};

/** Links to the same page in other languages, each in its own words; the browser loads them as documents. */
export function LanguageLinks({ className, isOffer }: LanguageLinksProps) {
  return useOtherLanguages().map(({ code, path, name, offer }) => (
    <a
      key={code}
      className={className}
      href={path}
      lang={code}
      hrefLang={code}
      data-offered={isOffer && code}
    >
      {isOffer ? offer : name}
    </a>
  ));
}
