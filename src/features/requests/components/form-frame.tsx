import { useId, type FormEvent, type ReactNode } from 'react';
import { consentVersion, marketingBox, marketingBoxName, recentBoxName } from '../rules/consent';
import { pathBelow, privacyPath, textTermsPath } from '../../../shared/site/routes';
import { goOnAtEnter, showFieldAtTab } from '../hooks/go-on';
import { isBuilt } from '../../../shared/browser/is-built';
import { fillText } from '../../../shared/text/fill-text';
import { FormNameContext } from '../../../shared/fields/field-parts';
import { CheckboxField } from '../../../shared/fields/checkbox-field';
import { honeypotFieldName } from '../rules/submission-metadata';
import * as styles from './form.module.css';
import type { useRequestForm } from '../hooks/use-request-form';
import { SiteLink } from '../../../shared/ui/site-link';

type FormFrameProps = Omit<ReturnType<typeof useRequestForm>['frame'], 'onSubmit'> & {
  className?: string;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  cityCountry?: string;
  children: ReactNode;
};

/** Its data attributes have the facts that an early submission needs. */
export function FormFrame(props: FormFrameProps) {
  const { name, className = `grid ${styles.form}`, labelledBy, summary, texts, sentFrom, children } = props;
  const { formRef, isSubmitting, hasFailed, onFocus, onInput, onSubmit } = props;
  const { locationId, phone, city, country } = sentFrom;
  const { consent } = texts;
  const words = texts[name];
  const termsId = `${useId()}-offers`;
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
        data-country={props.cityCountry}
        noValidate
        onFocus={onFocus}
        onInput={onInput}
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
        <div className={`visually-hidden ${styles.honeypot}`} aria-hidden="true">
          <input type="text" name={honeypotFieldName} tabIndex={-1} autoComplete="off" />
        </div>
        {box !== 'none' && (
          <CheckboxField
            name={marketingBoxName}
            label={consent.marketing.short}
            describedBy={termsId}
            awaited={box === 'awaited' ? consent.marketing.countries : undefined}
          />
        )}
        {consent.recent && city && <CheckboxField name={recentBoxName} label={consent.recent.label} />}
        {summary}
        <details className="soft fine">
          <summary className={`opener pressable pointer ${styles.consent}`}>
            {consent.short} <span className="underlined">{consent.more}</span>
          </summary>
          <p className="pt-2">
            {fillText(consent.text, { button: words.submit })}{' '}
            <SiteLink to={city ? pathBelow(city.path, 'privacy-policy') : privacyPath}>
              {consent.policyLink}
            </SiteLink>
            {' · '}
            <SiteLink to={textTermsPath}>{consent.marketing.terms}</SiteLink>
          </p>
          {box !== 'none' && (
            <p className="pt-2" id={termsId}>
              {consent.marketing.label}
            </p>
          )}
        </details>
        <SubmitButton label={words.submit} busyLabel={words.busy} isBusy={isSubmitting} />
        {/* Shown where no script of the form answers a press (src/shared/browser/plain-forms.ts). */}
        <p hidden data-not-sent="" role="alert">
          {texts.notSent} <a href={`tel:${phone.dial}`}>{phone.display}</a>
        </p>
        {/* The specification wants none; the content may have one. */}
        {hasFailed && texts.failureNotice !== '' && (
          <p role="alert">
            {texts.failureNotice} <a href={`tel:${phone.dial}`}>{phone.display}</a>
          </p>
        )}
        <p className="soft fine">{words.reassurance}</p>
      </form>
    </FormNameContext>
  );
}

/** Two fields side by side. */
export const Pair = ({ children }: { children: ReactNode }) => (
  <div className={`grid gap-2 top ${styles.pair}`}>{children}</div>
);

type SubmitButtonProps = { label: string; busyLabel: string; isBusy: boolean };

/** In the HTML of the build a press must not reload the page with the answers in its address. The starter shows it busy. */
function SubmitButton({ label, busyLabel, isBusy }: SubmitButtonProps) {
  return (
    <button className="button wide" type={isBuilt ? 'button' : 'submit'} aria-disabled={isBusy}>
      <span hidden={isBusy}>{label}</span>
      <span hidden={!isBusy}>{busyLabel}</span>
    </button>
  );
}
