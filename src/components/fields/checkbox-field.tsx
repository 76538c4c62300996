import * as styles from './checkbox-field.module.css';

type CheckboxFieldProps = {
  name: string;
  label: string;
  /** Whether it is to be shown is not known yet: it keeps its place, and can be neither seen nor ticked. */
  isAwaited?: boolean;
};

/** A box that is never ticked but by the visitor: no draft knows of it. */
export function CheckboxField({ name, label, isAwaited = false }: CheckboxFieldProps) {
  return (
    <label className={isAwaited ? `${styles.field} ${styles.awaited}` : styles.field}>
      <input className={styles.box} type="checkbox" name={name} disabled={isAwaited} />
      <span>{label}</span>
    </label>
  );
}
