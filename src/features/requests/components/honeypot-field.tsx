import { honeypotFieldName } from '../rules/spam-signals';
import * as styles from './honeypot-field.module.css';

/** A field that people neither see nor reach, and bots fill in. It only marks a record and never drops one. */
export function HoneypotField() {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <input type="text" name={honeypotFieldName} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
