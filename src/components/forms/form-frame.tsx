import type { FocusEvent, FormEvent, ReactNode } from 'react';
import type { Site } from '../../content-model/types';
import type { PhoneNumber } from '../../domain/phone-number';
import { useIsHydrated } from '../../hooks/use-is-hydrated';
import { TrapField } from '../fields/trap-field';
import { SubmitButton } from '../ui/submit-button';
import { FailureNotice } from './failure-notice';
import * as styles from './form.module.css';

type FormFrameProps = {
  /** Lays out the fields and the button, which are its direct children. */
  className?: string;
  /** Id of the heading that names the form. */
  labelledBy: string;
  texts: Site['forms'];
  words: { submit: string; busy: string; reassurance: string };
  phone: PhoneNumber;
  isSubmitting: boolean;
  hasFailed: boolean;
  onTouch: (event: FocusEvent<HTMLFormElement>) => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
};

/** What stands around the fields of a form: its name, its button, and what is said when it cannot be sent. */
export function FormFrame({
  className = styles.form,
  labelledBy,
  texts,
  words,
  phone,
  isSubmitting,
  hasFailed,
  onTouch,
  onSubmit,
  children,
}: FormFrameProps) {
  const isHydrated = useIsHydrated();
  return (
    <form className={className} aria-labelledby={labelledBy} noValidate onFocus={onTouch} onSubmit={onSubmit}>
      {children}
      <TrapField />
      <SubmitButton label={words.submit} busyLabel={words.busy} isBusy={isSubmitting} isReady={isHydrated} />
      <FailureNotice text={hasFailed ? texts.failureNotice : ''} phone={phone} />
      <noscript>
        <p>
          {texts.withoutScripts} <a href={`tel:${phone.dial}`}>{phone.display}</a>
        </p>
      </noscript>
      <p className={styles.reassurance}>{words.reassurance}</p>
    </form>
  );
}
