import { ActionLink } from './action-link';
import * as styles from './more-link.module.css';

type MoreLinkProps = { label: string; to: string };

export function MoreLink(link: MoreLinkProps) {
  return (
    <p className={`cluster gap-3 ${styles.action}`}>
      <ActionLink {...link} look="quiet" />
    </p>
  );
}
