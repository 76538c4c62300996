import { useContext, type AnchorHTMLAttributes, Fragment } from 'react';
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

type LinkListProps = {
  /** Those with a language lead to the page in it, and are written in it. */
  links: { label: string; to: string; language?: string }[];
  className?: string;
  linkClassName?: string;
};

export function LinkList({ links, className, linkClassName }: LinkListProps) {
  return (
    <ul className={className}>
      {links.map(({ label, to, language }) => (
        <li key={to}>
          <SiteLink className={linkClassName} to={to} lang={language} hrefLang={language}>
            {label}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

/** The text that replaces a placeholder; with a path it is a link. */
export type LinkedWords = { text: string; to?: string }[];

export function LinkedText({ text, links }: { text: string; links: Partial<Record<string, LinkedWords>> }) {
  // With a group in the pattern every second part is a name.
  return text.split(/\{([\w-]+)\}/).map((part, index) => (
    <Fragment key={index}>
      {index % 2 === 0
        ? part
        : links[part]?.map(({ text: words, to }) =>
            to === undefined ? (
              words
            ) : (
              <SiteLink key={to} to={to}>
                {words}
              </SiteLink>
            ),
          )}
    </Fragment>
  ));
}
