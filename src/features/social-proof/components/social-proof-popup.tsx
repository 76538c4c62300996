import { Icon } from '../../../shared/ui/icon';
import type { UtcOffsets } from '../../../shared/time/city-clock';
import { useUnobstructedPosition } from '../hooks/use-unobstructed-position';
import { useSocialProof, type CityShown } from '../hooks/use-social-proof';
import * as styles from './social-proof-popup.module.css';

type SocialProofPopupProps = { city: CityShown; language: string; utcOffsets?: UtcOffsets };

/** Decoration: hidden from screen readers, never focused and never over a control. Escape closes it. */
export function SocialProofPopup({ city, language, utcOffsets }: SocialProofPopupProps) {
  const { text, ...popup } = useSocialProof(city, language, utcOffsets);
  return text === undefined ? null : <Shown text={text} {...popup} />;
}

function Shown({ text, closeHint, dismiss }: { text: string; closeHint: string; dismiss: () => void }) {
  const place = useUnobstructedPosition(dismiss);
  return (
    <div
      ref={place}
      className={`arriving small unprinted outlined rounded on-sheet flex fixed pointer close-lines ${styles.popup}`}
      aria-hidden="true"
      title={closeHint}
      onClick={dismiss}
    >
      <span className={`centered no-shrink on-identity ${styles.stub}`}>
        <Icon name="ticket" size={24} />
      </span>
      <span className={`grow ${styles.text}`}>{text}</span>
      <Icon name="x" className={`soft no-shrink ${styles.close}`} size={18} />
    </div>
  );
}
