import type { PrivacyPolicyPage } from '../../content-model/types';
import { Band } from './band';
import { Prose } from './prose';
import { TickList } from './tick-list';
import * as styles from './policy.module.css';

export function Policy({ policy }: { policy: PrivacyPolicyPage }) {
  return (
    <Band surface="sheet">
      <div className={`grid with-aside ${styles.columns}`}>
        <section className={`framed stack gap-4 on-page aside ${styles.summary}`} aria-labelledby="summary">
          <h2 id="summary" className="h3">
            {policy.summary.title}
          </h2>
          <TickList items={policy.summary.items} />
        </section>
        <Prose html={policy.html} />
      </div>
    </Band>
  );
}
