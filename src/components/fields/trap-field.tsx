import { trapFieldName } from '../../domain/suspicion';
import * as styles from './trap-field.module.css';

/** A field that people neither see nor reach and machines fill in: it marks a record, and never drops one. */
export function TrapField() {
  return (
    <div className={styles.trap} aria-hidden="true">
      <input type="text" name={trapFieldName} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
