import type { ReactNode } from 'react';
import * as styles from './checkbox-field.module.css';

type CheckboxFieldProps = {
  name: string;
  label: string;
  /** It is not yet known whether to show the box: its space stays free, and nobody can see or tick it. */
  isAwaited?: boolean;
  /** Stands below the label: a press on it does not tick the box. */
  children?: ReactNode;
};

/** A box that only the visitor ticks: no draft restores it. */
export function CheckboxField({ name, label, isAwaited = false, children }: CheckboxFieldProps) {
  return (
    <div className={isAwaited ? styles.awaited : undefined}>
      <label className={styles.field}>
        <input className={styles.box} type="checkbox" name={name} disabled={isAwaited} />
        <span>{label}</span>
      </label>
      {children && <p className={styles.below}>{children}</p>}
    </div>
  );
}
