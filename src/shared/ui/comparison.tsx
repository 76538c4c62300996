import { Icon } from './icon';
import type { CSSProperties, ReactNode } from 'react';
import * as styles from './comparison.module.css';

type ComparisonProps = {
  before: ReactNode;
  after: ReactNode;
  title: string;
  children?: ReactNode;
  words: { before: string; after: string; slider: string };
};

const half = 50;
const label = `small bold outlined rounded on-sheet absolute px-3 ${styles.label}`;

/** Two pictures of one room, one over the other. The starter moves the slider; without scripts half of each shows. */
export function Comparison({ before, after, title, children, words }: ComparisonProps) {
  return (
    <figure>
      <div
        className={`framed relative clip ${styles.frame}`}
        style={{ '--split': `${half}%` } as CSSProperties}
      >
        {after}
        <div className={`cover ${styles.before}`}>{before}</div>
        <span className={label}>{words.before}</span>
        <span className={label}>{words.after}</span>
        <input
          className={`needs-scripts wide tall cover ${styles.slider}`}
          type="range"
          min={0}
          max={100}
          defaultValue={half}
          aria-valuetext={`${half} %`}
          aria-label={`${words.slider}: ${title}`}
        />
        <span className={`centered absolute ${styles.handle}`}>
          <Icon name="chevrons-left-right" className={`needs-scripts relative round ${styles.icon}`} />
        </span>
      </div>
      <figcaption>
        <p className="semibold pt-2">{title}</p>
        {children}
      </figcaption>
    </figure>
  );
}
