import type { SentFrom } from '../../../shared/site/sent-from';
import { useEffect, type FormEvent, type ReactNode, type RefObject } from 'react';
import {
  consentVersion,
  marketingBox,
  marketingBoxName,
  recentBoxName,
  type ConsentWords,
} from '../rules/consent';
import type { FormName } from '../rules/records';
import { pathBelow, privacyPath, textTermsPath } from '../../../shared/site/routes';
import { goOnAtEnter, showFieldAtTab } from '../hooks/go-on';
import { useSettled } from '../../../shared/browser/use-after-press';
import { DeferredPart } from '../../../startup/deferred-part';
import { useIsHydrated } from '../../../startup/use-is-hydrated';
import { fillText } from '../../../shared/text/fill-text';
import { FormNameContext } from '../../../shared/fields/field-id';
import { CheckboxField } from '../../../shared/fields/checkbox-field';
import { honeypotFieldName } from '../rules/submission-metadata';
import { SubmitButton } from '../../../shared/ui/submit-button';
import type { ViewedForm } from './saved-view';
import * as styles from './form.module.css';
import type { FormProps } from '../hooks/use-request-form';
import { SiteLink } from '../../../shared/ui/site-link';

type FormFrameProps = FormProps & {
  name: FormName;
  className?: string;
  formRef: RefObject<HTMLFormElement | null>;
  /** For the saved view: what the form is made of, and how it reads its values and the visit. */
  options: ViewedForm['options'];
  read: ViewedForm['read'];
  describe: ViewedForm['describe'];
  isSubmitting: boolean;
  hasFailed: boolean;
  onFirstFocus: () => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
};

/** Only for staff who ask for it with `?debug=lead` in the address. */
const loadSavedView = async () => (await import('./saved-view')).SavedView;

/**
 * The frame of a form's fields: its name, the consent line, its button, and the notice after a failure. Its data
 * attributes have the facts that an early submission needs.
 */
export function FormFrame({
  name,
  className = `grid ${styles.form}`,
  labelledBy,
  summary,
  texts,
  sentFrom,
  formRef,
  options,
  read,
  describe,
  isSubmitting,
  hasFailed,
  onFirstFocus,
  onSubmit,
  children,
}: FormFrameProps) {
  const isHydrated = useIsHydrated();
  const isViewAsked = isHydrated && new URLSearchParams(window.location.search).get('debug') === 'lead';
  const isFailureSaid = useSettled(hasFailed);
  // The visitor may have come to a field before its code did.
  useEffect(() => {
    if (formRef.current?.contains(document.activeElement)) onFirstFocus();
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, []);
  const { locationId, phone, city, country } = sentFrom;
  const { consent } = texts;
  const words = texts[name];
  const box = marketingBox(consent.marketing.countries, country);
  return (
    <FormNameContext value={name}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- for the keys of its fields */}
      <form
        ref={formRef}
        className={className}
        aria-labelledby={labelledBy}
        data-form={name}
        data-location={locationId}
        data-consent={consentVersion(consent)}
        data-marketing={box}
        noValidate
        onFocus={onFirstFocus}
        onKeyDown={goOnAtEnter}
        onKeyUp={showFieldAtTab}
        onSubmit={onSubmit}
      >
        {/* First, so that nobody fills in a form that cannot be sent. */}
        <noscript>
          <p>
            {texts.withoutScripts} <a href={`tel:${phone.dial}`}>{phone.display}</a>
          </p>
        </noscript>
        {children}
        {/* People neither see nor reach it, and bots fill it in. It only marks a record and never drops one. */}
        <div className={`absolute clip ${styles.honeypot}`} aria-hidden="true">
          <input type="text" name={honeypotFieldName} tabIndex={-1} autoComplete="off" />
        </div>
        {box !== 'none' && (
          <CheckboxField
            name={marketingBoxName}
            label={consent.marketing.label}
            isAwaited={box === 'awaited'}
          />
        )}
        {consent.recent && city && <CheckboxField name={recentBoxName} label={consent.recent.label} />}
        {summary}
        <ConsentLine texts={consent} city={city} button={words.submit} />
        <SubmitButton
          label={words.submit}
          busyLabel={words.busy}
          isBusy={isSubmitting}
          isReady={isHydrated}
        />
        {/* Shown where no script of the form answers a press (src/startup/plain-forms.ts). */}
        <p hidden data-not-sent="" role="alert">
          {texts.notSent} <a href={`tel:${phone.dial}`}>{phone.display}</a>
        </p>
        {/* The specification wants none; the content may have one. */}
        {isFailureSaid && texts.failureNotice !== '' && (
          <p role="alert">
            {texts.failureNotice} <a href={`tel:${phone.dial}`}>{phone.display}</a>
          </p>
        )}
        <p className={styles.reassurance}>{words.reassurance}</p>
      </form>
      {/* Beside the form, whose handlers would else hear of what is pressed there. */}
      {isViewAsked && (
        <DeferredPart load={loadSavedView} props={{ formRef, texts, sentFrom, options, read, describe }} />
      )}
    </FormNameContext>
  );
}

type ConsentLineProps = { texts: ConsentWords; button: string } & Pick<SentFrom, 'city'>;

/** The words to which a visitor consents, with links to the privacy policy and to the terms of texts. */
function ConsentLine({ texts, city, button }: ConsentLineProps) {
  return (
    <p className={styles.consent}>
      {fillText(texts.text, { button })}{' '}
      <SiteLink to={city ? pathBelow(city.path, 'privacy-policy') : privacyPath}>{texts.policyLink}</SiteLink>
      {' · '}
      <SiteLink to={textTermsPath}>{texts.marketing.terms}</SiteLink>
    </p>
  );
}
