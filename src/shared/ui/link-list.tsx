import { Link } from 'gatsby';

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
          <Link className={linkClassName} to={to}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
