import { Link } from 'gatsby';
import * as styles from './button.module.css';

type ActionLinkProps = { to: string; label: string; look?: 'plain' | 'quiet' };

/** A link that asks to be pressed: inside the site as a route, else (`tel:`, `sms:`) as it is. */
export function ActionLink({ to, label, look = 'plain' }: ActionLinkProps) {
  const className = look === 'quiet' ? `${styles.button} ${styles.quiet}` : styles.button;
  if (!to.startsWith('/')) {
    return (
      <a className={className} href={to}>
        {label}
      </a>
    );
  }
  return (
    <Link className={className} to={to}>
      {label}
    </Link>
  );
}
