import type { ReactNode } from 'react';
import * as styles from './customer-copy.module.css';

export type CopyProps = { texts: { head: string; title: string }; rest: ReactNode };

type CustomerCopyProps = CopyProps & { truck: ReactNode; children?: ReactNode };

const titleId = 'copy';

/** On a phone only its truck and the items to pick are shown: the form's last line says the rest. */
export function CustomerCopy({ texts, truck, rest, children }: CustomerCopyProps) {
  return (
    <aside className={`framed on-sheet shrinkable ${styles.copy}`} aria-labelledby={titleId}>
      <div className={`hole-after stack gap-1 relative pt-3 pb-2 ${styles.top}`}>
        <p className="soft small semibold">{texts.head}</p>
        <h2 id={titleId} className="copy-title">
          {texts.title}
        </h2>
      </div>
      <div className="staying on-sheet py-2">{truck}</div>
      {children && <div className={`stack gap-4 shrinkable pt-2 pb-4 ${styles.items}`}>{children}</div>}
      <div className={`perforated pt-2 ${styles.rest}`}>{rest}</div>
    </aside>
  );
}
