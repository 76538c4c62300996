import { ActionLink } from './action-link';
import * as styles from './more-link.module.css';

export function MoreLink(link: { label: string; to: string }) {
  return (
    <p className={`cluster gap-3 ${styles.action}`}>
      <ActionLink {...link} look="quiet" />
    </p>
  );
}
