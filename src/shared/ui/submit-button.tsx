import * as styles from './button.module.css';

type SubmitButtonProps = { label: string; busyLabel: string; isBusy: boolean; isReady: boolean };

/** Before the scripts run, a press must not reload the page with the answers in its address. The starter shows it busy. */
export function SubmitButton({ label, busyLabel, isBusy, isReady }: SubmitButtonProps) {
  return (
    <button
      className={`${styles.button} ${styles.submit} ${styles.wide}`}
      type={isReady ? 'submit' : 'button'}
      aria-disabled={isBusy}
    >
      <span hidden={isBusy}>{label}</span>
      <span hidden={!isBusy}>{busyLabel}</span>
    </button>
  );
}
