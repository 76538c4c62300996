import * as styles from './checkbox-field.module.css';

type CheckboxFieldProps = {
  name: string;
  label: string;
  /** It is not yet known whether to show the box: its space stays free, and nobody can see or tick it. */
  isAwaited?: boolean;
};

/** A box that only the visitor ticks: no draft restores it. */
export function CheckboxField({ name, label, isAwaited = false }: CheckboxFieldProps) {
  return (
    <label
      className={
        isAwaited
          ? `flex soft gap-3 pressable pointer fine top ${styles.field} ${styles.awaited}`
          : `flex soft gap-3 pressable pointer fine top ${styles.field}`
      }
    >
      <input
        className={`no-shrink no-margin scroll-room ${styles.box}`}
        type="checkbox"
        name={name}
        disabled={isAwaited}
      />
      <span>{label}</span>
    </label>
  );
}
