import { Icon } from '../../../shared/ui/icon';
import type { Site } from '../../../content-model/types';
import { fillText } from '../../../shared/text/fill-text';
import { smsLink, type PhoneNumber } from '../../../shared/values/phone-number';
import { useLoadSentence } from '../hooks/use-load-sentence';
import { useTextPresses } from '../hooks/use-text-presses';
import { DeferredPart } from '../../../startup/deferred-part';
import { ActionLink } from '../../../shared/ui/action-link';
import * as buttonStyles from '../../../shared/ui/button.module.css';
import type { TextPhotosDialogProps } from './text-photos-dialog';
import * as styles from './text-photos.module.css';

type TextPhotosProps = {
  /** The texts for the city, with its name filled in; without them nothing is shown. */
  texts: Site['forms']['textPhotos'];
  phone: PhoneNumber;
};

/** Shown instead of the dialog if its script did not load. */
const WithoutCode = ({ texts, link }: TextPhotosDialogProps) => (
  <p role="alert">
    {texts.failed} <a href={link}>{texts.open}</a>
  </p>
);

const loadDialog = () =>
  import('./text-photos-dialog').then(({ TextPhotosDialog }) => TextPhotosDialog).catch(() => WithoutCode);

/**
 * Opens a text message to the city that asks for a price and says what is on the truck; the visitor adds photos. Where the
 * pointer is a mouse it shows a code for the phone instead (docs/decisions/0074).
 */
export function TextPhotos({ texts, phone }: TextPhotosProps) {
  const load = useLoadSentence();
  const { presses, press, forget } = useTextPresses();
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
        <button
          className={`${buttonStyles.button} ${buttonStyles.quiet}`}
          type="button"
          aria-haspopup="dialog"
          onClick={press}
        >
          <Icon name="camera" className={buttonStyles.icon} />
          {label}
        </button>
      </span>
      {presses > 0 && (
        // If the script did not load, each press tries again.
        <DeferredPart
          key={presses}
          load={loadDialog}
          props={{ texts: code, phone, words, link, onClose: forget }}
        />
      )}
    </>
  );
}
