import { Band } from '../ui/band';
import { HeadingGroup } from '../ui/heading-group';
import * as styles from './visit-details.module.css';

type VisitDetailsProps = { title: string; details: { label: string; value: string }[] };

/** What the address of /thankyou says of the visit, as text (design decision 16). */
export function VisitDetails({ title, details }: VisitDetailsProps) {
  if (details.length === 0) return null;
  return (
    <Band surface="sheet" labelledBy="details">
      <HeadingGroup id="details" title={title} />
      <dl className={styles.details}>
        {details.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
