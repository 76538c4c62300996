import { Ticket, X } from 'lucide-react';
import { useSocialProof, type ToldCity } from '../../hooks/social-proof/use-social-proof';
import * as styles from './social-proof-popup.module.css';

type SocialProofPopupProps = { city: ToldCity };

/**
 * Says for a moment that someone nearby asked too (docs/specification.md, section 2). It is decoration: silent to
 * screen readers and no stop of the keyboard, whose way to dismiss it is Escape.
 */
export function SocialProofPopup({ city }: SocialProofPopupProps) {
  const { text, closeHint, dismiss } = useSocialProof(city);
  if (text === undefined) return null;
  return (
    <div className={styles.popup} aria-hidden="true" title={closeHint} onClick={dismiss}>
      <span className={styles.stub}>
        <Ticket size={24} aria-hidden="true" />
      </span>
      <span className={styles.text}>{text}</span>
      <X className={styles.close} size={18} aria-hidden="true" />
    </div>
  );
}
