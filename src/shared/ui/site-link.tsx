import { useContext, type AnchorHTMLAttributes } from 'react';
import { baseLanguage, pathIn } from '../site/languages';
import { PagePlace } from '../site/page-place';
import { isBrandPath } from '../site/routes';

type SiteLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { to: string };

/** To a page without a city it leads in the page's language. */
export function SiteLink({ to, children, ...attributes }: SiteLinkProps) {
  const { path, language = baseLanguage } = useContext(PagePlace);
  const href = isBrandPath(to) && !attributes.hrefLang ? pathIn(language, to) : to;
  return (
    <a href={href} aria-current={href === path ? 'page' : undefined} {...attributes}>
      {children}
    </a>
  );
}
