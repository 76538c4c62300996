import { useIsland } from '../../../islands/island';
import type { Site } from '../../../content-model/types';
import { smsLink, type PhoneNumber } from '../../../shared/values/phone-number';
import { ActionButton, ActionLink } from '../../../shared/ui/action-link';
import * as styles from './text-photos.module.css';

type TextPhotosProps = {
  /** The texts for the city, with its name filled in; without them nothing is shown. */
  texts: Site['forms']['textPhotos'];
  phone: PhoneNumber;
};

/** Where the pointer is a mouse it shows a code for the phone instead of a link (docs/decisions/0074). */
export function TextPhotos({ texts, phone }: TextPhotosProps) {
  const attributes = useIsland('text-photos', { texts, phone });
  if (!texts) return null;
  return (
    <span className="island" {...attributes}>
      <span className={`island ${styles.link}`}>
        <ActionLink to={smsLink(phone, texts.message)} label={texts.label} icon="camera" look="quiet" />
      </span>
      <span className={`hidden ${styles.code}`}>
        <ActionButton label={texts.label} icon="camera" look="quiet" aria-haspopup="dialog" />
      </span>
    </span>
  );
}
