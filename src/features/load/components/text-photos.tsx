import { useState, useSyncExternalStore, type MouseEvent } from 'react';
import type { Site } from '../../../content-model/types';
import { fillText } from '../../../shared/text/fill-text';
import { smsLink, type PhoneNumber } from '../../../shared/values/phone-number';
import { measureTextPress } from '../../measuring/services/measured-visit';
import { heldSentence, watchLoad } from '../services/load-store';
import { DeferredPart } from '../../../startup/deferred-part';
import { ActionButton, ActionLink } from '../../../shared/ui/action-link';
import type { TextPhotosDialogProps } from './text-photos-dialog';
import * as styles from './text-photos.module.css';

const WithoutCode = ({ texts, link }: TextPhotosDialogProps) => (
  <p role="alert">
    {texts.failed} <a href={link}>{texts.open}</a>
  </p>
);

const loadDialog = () =>
  import('./text-photos-dialog').then(({ TextPhotosDialog }) => TextPhotosDialog).catch(() => WithoutCode);

/** Where the pointer is a mouse it shows a code for the phone instead of a link (docs/decisions/0074). */
export function TextPhotos({ texts, phone }: { texts: Site['forms']['textPhotos']; phone: PhoneNumber }) {
  const load = useSyncExternalStore(watchLoad, heldSentence, () => '');
  const [presses, setPresses] = useState(0);
  const press = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    measureTextPress(currentTarget);
    // Safari doesn't focus a pressed button, so focus couldn't return to it.
    currentTarget.focus();
    setPresses(presses + 1);
  };
  if (!texts) return null;
  const { label, code } = texts;
  const words = load ? fillText(texts.messageWithLoad, { load }) : texts.message;
  const link = smsLink(phone, words);
  return (
    <>
      <span className={styles.link}>
        <ActionLink to={link} label={label} icon="camera" look="quiet" />
      </span>
      <span className={`hidden ${styles.code}`}>
        <ActionButton label={label} icon="camera" look="quiet" aria-haspopup="dialog" onClick={press} />
      </span>
      {presses > 0 && (
        // If the script did not load, each press tries again.
        <DeferredPart
          key={presses}
          load={loadDialog}
          props={{ texts: code, phone, words, link, onClose: () => setPresses(0) }}
        />
      )}
    </>
  );
}
