import * as styles from './ticket-lines.module.css';

type TicketLinesProps = { lines: readonly { label: string; value: string }[]; blank?: string };

export function TicketLines({ lines, blank }: TicketLinesProps) {
  return (
    <dl>
      {lines.map(({ label, value }) => (
        <div key={label} className={`grid rule-below ${styles.line}`}>
          <dt className="soft small breakable">{label}</dt>
          <dd className={`bold breakable ${styles.value}`}>
            {value || <span className="visually-hidden">{blank}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
