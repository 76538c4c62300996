import type { Pages } from '../../content-model/types';
import { Band } from './band';
import * as styles from './terms.module.css';

type TermsProps = { terms: Pages['text-terms']['terms'] };

/** Short terms, each under a heading of its own. */
export function Terms({ terms }: TermsProps) {
  return (
    <Band surface="sheet">
      <div className={styles.terms}>
        {terms.map(({ title, text }) => (
          <section key={title}>
            <h2 className={styles.title}>{title}</h2>
            <p>{text}</p>
          </section>
        ))}
      </div>
    </Band>
  );
}
