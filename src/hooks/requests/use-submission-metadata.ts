import { useRef } from 'react';
import {
  consentVersion,
  marketingBoxName,
  recentBoxName,
  type ConsentWords,
} from '../../domain/requests/consent';
import { buildSubmissionMetadata, type SubmissionMetadata } from '../../domain/requests/submission-metadata';
import type { FormName } from '../../domain/requests/records';
import { honeypotFieldName } from '../../domain/requests/spam-signals';
import { deviceKind } from '../../services/requests/device-kind';
import { settings } from '../../services/settings';
import { knownAttribution } from '../../services/attribution/attribution';

function findInput(form: HTMLFormElement | null, name: string): HTMLInputElement | undefined {
  const control = form?.elements.namedItem(name);
  return control instanceof HTMLInputElement && !control.disabled ? control : undefined;
}

/**
 * Collects the metadata of a form (docs/decisions/0047). Put `formRef` on the form element: the honeypot and the boxes
 * are read from the page, so that no draft ever ticks one. `noteStart` notes when the visitor began, and
 * gives whether this is the first call; `describe` gives the metadata of this moment.
 */
export function useSubmissionMetadata(form: FormName, consent: ConsentWords) {
  const formRef = useRef<HTMLFormElement>(null);
  const startedAt = useRef<number>(undefined);

  const noteStart = (): boolean => {
    const isFirst = startedAt.current === undefined;
    startedAt.current ??= Date.now();
    return isFirst;
  };

  const describe = (now: Date): SubmissionMetadata =>
    buildSubmissionMetadata({
      honeypot: findInput(formRef.current, honeypotFieldName)?.value ?? '',
      fillMs: now.getTime() - (startedAt.current ?? now.getTime()),
      form,
      pathname: window.location.pathname,
      device: deviceKind(),
      siteVersion: settings.siteVersion,
      attribution: knownAttribution(),
      consentVersion: consentVersion(consent),
      marketingTexts: findInput(formRef.current, marketingBoxName)?.checked,
      nameShown: findInput(formRef.current, recentBoxName)?.checked,
      now,
    });

  return { formRef, noteStart, describe };
}
