import { SiteLink } from './site-link';

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
