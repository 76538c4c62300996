import { isBuilt } from '../browser/is-built';
import * as styles from './button.module.css';

type SubmitButtonProps = { label: string; busyLabel: string; isBusy: boolean };

/** In the HTML of the build a press must not reload the page with the answers in its address. The starter shows it busy. */
export function SubmitButton({ label, busyLabel, isBusy }: SubmitButtonProps) {
  return (
    <button
      className={`${styles.button} ${styles.submit} ${styles.wide}`}
      type={isBuilt ? 'button' : 'submit'}
      aria-disabled={isBusy}
    >
      <span hidden={isBusy}>{label}</span>
      <span hidden={!isBusy}>{busyLabel}</span>
    </button>
  );
}
