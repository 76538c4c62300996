import { ChevronsLeftRight } from 'lucide-react';
import { useState, type CSSProperties } from 'react';
import * as styles from './comparison.module.css';
import { Drawing } from './drawing';

type ComparisonProps = {
  /** Names of two drawings of one size. */
  before: string;
  after: string;
  caption: string;
  words: { before: string; after: string; slider: string };
};

/** Two drawings of one room, one over the other, with a slider between them; without scripts half of each shows. */
export function Comparison({ before, after, caption, words }: ComparisonProps) {
  const [split, setSplit] = useState(50);
  return (
    <figure className={styles.comparison}>
      <div className={styles.frame} style={{ '--split': `${split}%` } as CSSProperties}>
        <Drawing className={styles.picture} name={after} />
        <Drawing className={`${styles.picture} ${styles.before}`} name={before} />
        <span className={`${styles.label} ${styles.labelBefore}`}>{words.before}</span>
        <span className={`${styles.label} ${styles.labelAfter}`}>{words.after}</span>
        <input
          className={styles.slider}
          type="range"
          min={0}
          max={100}
          value={split}
          aria-valuetext={`${split} %`}
          aria-label={`${words.slider}: ${caption}`}
          onChange={(event) => setSplit(Number(event.target.value))}
        />
        <span className={styles.handle}>
          <ChevronsLeftRight className={styles.icon} aria-hidden="true" />
        </span>
      </div>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
