import { Icon, type IconName } from './icon';
import { SiteLink } from './site-link';
import * as styles from './button.module.css';
import * as moreStyles from './more-link.module.css';

type ActionLinkProps = { to: string; label: string; icon?: IconName; look?: 'plain' | 'quiet' };

export function ActionLink({ to, label, icon, look = 'plain' }: ActionLinkProps) {
  const className = look === 'quiet' ? `${styles.button} ${styles.quiet}` : styles.button;
  const content = (
    <>
      {icon && <Icon name={icon} className={styles.icon} />}
      {label}
    </>
  );
  return to.startsWith('/') ? (
    <SiteLink className={className} to={to}>
      {content}
    </SiteLink>
  ) : (
    <a className={className} href={to}>
      {content}
    </a>
  );
}

export function MoreLink(link: { label: string; to: string }) {
  return (
    <p className={`cluster gap-3 ${moreStyles.action}`}>
      <ActionLink {...link} look="quiet" />
    </p>
  );
}
