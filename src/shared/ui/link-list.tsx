import { SiteLink } from './site-link';

type LinkListProps = {
  links: { label: string; to: string }[];
  className?: string;
  linkClassName?: string;
};

/** Links to pages of the site, one below the other. */
export function LinkList({ links, className, linkClassName }: LinkListProps) {
  return (
    <ul className={className}>
      {links.map(({ label, to }) => (
        <li key={to}>
          <SiteLink className={linkClassName} to={to}>
            {label}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
