import { createContext, useContext, type AnchorHTMLAttributes } from 'react';

/** The path of the page. */
export const PagePath = createContext('');

type SiteLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { to: string };

/** A link to a page of the site, which one listener follows for all of them (src/startup/follow-links.ts). */
export function SiteLink({ to, children, ...attributes }: SiteLinkProps) {
  const here = useContext(PagePath);
  return (
    <a href={to} aria-current={to === here ? 'page' : undefined} {...attributes}>
      {children}
    </a>
  );
}
