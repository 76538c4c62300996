import { ActionLink } from '../ui/action-link';
import * as styles from './more-link.module.css';

type MoreLinkProps = { label: string; to: string };

/** Below a section: the way to the page that tells more. */
export function MoreLink(link: MoreLinkProps) {
  return (
    <p className={styles.action}>
      <ActionLink {...link} look="quiet" />
    </p>
  );
}
