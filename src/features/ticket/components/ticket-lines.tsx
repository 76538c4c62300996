import * as hiddenStyles from '../../../shared/ui/visually-hidden.module.css';
import * as styles from './ticket-lines.module.css';

type TicketLinesProps = { lines: readonly { label: string; value: string }[]; blank?: string };

export function TicketLines({ lines, blank }: TicketLinesProps) {
  return (
    <dl>
      {lines.map(({ label, value }) => (
        <div key={label} className={styles.line}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            {value || <span className={hiddenStyles.visuallyHidden}>{blank}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
