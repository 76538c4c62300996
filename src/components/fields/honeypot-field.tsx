import { trapFieldName } from '../../domain/requests/spam-signals';
import * as styles from './honeypot-field.module.css';

/** A field that people neither see nor reach and machines fill in: it marks a record, and never drops one. */
export function TrapField() {
  return (
    <div className={styles.trap} aria-hidden="true">
      <input type="text" name={trapFieldName} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
