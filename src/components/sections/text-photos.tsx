import { Camera } from 'lucide-react';
import { createElement } from 'react';
import type { Site } from '../../content-model/types';
import { fillText } from '../../domain/fill-text';
import { smsLink, type PhoneNumber } from '../../domain/phone-number';
import { useLoadSentence } from '../../hooks/load/use-load-sentence';
import { useTextCode } from '../../hooks/use-text-code';
import { ActionLink } from '../ui/action-link';
import * as buttonStyles from '../ui/button.module.css';
import * as styles from './text-photos.module.css';

const loadDialog = async () => (await import('./text-photos-dialog')).TextPhotosDialog;

type TextPhotosProps = {
  /** Those of a city's page, with its name filled in; without them nothing is shown. */
  texts: Site['forms']['textPhotos'];
  phone: PhoneNumber;
};

/**
 * Opens a text message to the city that asks for a price and says what is on the truck; the visitor adds photos. Where the
 * pointer is a mouse it shows a code for the phone instead (docs/decisions/0079).
 */
export function TextPhotos({ texts, phone }: TextPhotosProps) {
  const load = useLoadSentence();
  const { state, open, close } = useTextCode(loadDialog);
  if (!texts) return null;
  const { label, code } = texts;
  const words = load ? fillText(texts.messageWithLoad, { load }) : texts.message;
  const link = smsLink(phone, words);
  return (
    <>
      <span className={styles.link}>
        <ActionLink to={link} label={label} icon={Camera} look="quiet" />
      </span>
      <span className={styles.code}>
        <button
          className={`${buttonStyles.button} ${buttonStyles.quiet}`}
          type="button"
          aria-haspopup="dialog"
          onClick={open}
        >
          <Camera className={buttonStyles.icon} aria-hidden="true" />
          {label}
        </button>
      </span>
      {state === 'failed' && (
        <p role="alert">
          {code.failed} <a href={link}>{code.open}</a>
        </p>
      )}
      {typeof state === 'object' && createElement(state.part, { texts: code, phone, words, onClose: close })}
    </>
  );
}
