import { Icon } from './icon';
import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import * as styles from './comparison.module.css';

type ComparisonProps = {
  before: ReactNode;
  after: ReactNode;
  title: string;
  children?: ReactNode;
  words: { before: string; after: string; slider: string };
};

const label = `small bold outlined rounded on-sheet absolute ${styles.label}`;

/** Two pictures of one room, one over the other, with a slider between them; without scripts half of each shows. */
export function Comparison({ before, after, title, children, words }: ComparisonProps) {
  const [split, setSplit] = useState(50);
  const slider = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Before hydration the starter moves it (src/startup/inlined/start-deferred-scripts.ts).
    if (slider.current) setSplit(slider.current.valueAsNumber);
  }, []);
  return (
    <figure>
      <div
        className={`framed relative clip ${styles.frame}`}
        style={{ '--split': `${split}%` } as CSSProperties}
      >
        {after}
        <div className={`cover ${styles.before}`}>{before}</div>
        <span className={`${label} ${styles.labelBefore}`}>{words.before}</span>
        <span className={`${label} ${styles.labelAfter}`}>{words.after}</span>
        <input
          ref={slider}
          className={`needs-scripts wide tall cover ${styles.slider}`}
          type="range"
          min={0}
          max={100}
          value={split}
          aria-valuetext={`${split} %`}
          aria-label={`${words.slider}: ${title}`}
          onChange={(event) => setSplit(Number(event.target.value))}
        />
        <span className={`centered absolute ${styles.handle}`}>
          <Icon name="chevrons-left-right" className={`needs-scripts relative round ${styles.icon}`} />
        </span>
      </div>
      <figcaption>
        <p className="semibold mt-2">{title}</p>
        {children}
      </figcaption>
    </figure>
  );
}
