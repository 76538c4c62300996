import * as styles from './checkbox-field.module.css';

type CheckboxFieldProps = {
  name: string;
  label: string;
  /** The element with the whole of what it stands for. */
  describedBy?: string | undefined;
  /** The countries whose visitors see it, where that is not known yet: its space stays free, and nobody can tick it. */
  awaited?: readonly string[] | undefined;
};

/** A box that only the visitor ticks: no draft restores it. */
export function CheckboxField({ name, label, describedBy, awaited }: CheckboxFieldProps) {
  return (
    <label
      className={`flex soft gap-3 pressable pointer fine top ${styles.field}`}
      data-awaits-country={awaited?.join(' ')}
    >
      <input
        className={`no-shrink scroll-room ${styles.box}`}
        type="checkbox"
        name={name}
        aria-describedby={describedBy}
        disabled={awaited !== undefined}
      />
      <span>{label}</span>
    </label>
  );
}
