import { Icon, type IconName } from './icon';
import { SiteLink } from './site-link';
import * as styles from './button.module.css';

type ActionLinkProps = { to: string; label: string; icon?: IconName; look?: 'plain' | 'quiet' };

export function ActionLink({ to, label, icon, look = 'plain' }: ActionLinkProps) {
  const className = look === 'quiet' ? `${styles.button} ${styles.quiet}` : styles.button;
  const content = (
    <>
      {icon && <Icon name={icon} className={styles.icon} />}
      {label}
    </>
  );
  if (!to.startsWith('/')) {
    return (
      <a className={className} href={to}>
        {content}
      </a>
    );
  }
  return (
    <SiteLink className={className} to={to}>
      {content}
    </SiteLink>
  );
}
