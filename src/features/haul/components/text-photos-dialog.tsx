import { Icon } from '../../../shared/ui/icon';
import type { Site } from '../../../content-model/types';
import { smsCode, type PhoneNumber } from '../../../shared/values/phone-number';
import { LazyStyles } from '../../../shared/ui/lazy-styles';
import * as styles from './text-photos-dialog.lazy.module.css';
import { createRoot } from 'react-dom/client';
import { encodeQR } from 'qr';

export type TextPhotosDialogProps = {
  texts: NonNullable<Site['forms']['textPhotos']>['code'];
  phone: PhoneNumber;
  words: string;
  link: string;
  onClose: () => void;
};

const titleId = 'text-photos';

export function TextPhotosDialog({ texts, phone, words, link, onClose }: TextPhotosDialogProps) {
  return (
    <dialog
      ref={openModal}
      className={`arriving framed on-sheet ${styles.dialog}`}
      aria-labelledby={titleId}
      onClose={onClose}
    >
      <LazyStyles of={styles} />
      <div className="stack gap-4 sheet-padding">
        <div className="flex gap-4 top">
          <h2 id={titleId} className="h3 py-2 grow shrinkable">
            {texts.title}
          </h2>
          <button
            className={`text-button small gap-1 plain semibold no-shrink ${styles.close}`}
            type="button"
            onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
          >
            {texts.close}
            <Icon name="x" size={20} />
          </button>
        </div>
        <p>{texts.lead}</p>
        <QrCode className={styles.code} text={smsCode(phone, words)} alt={texts.alt} />
        <blockquote className="note">{words}</blockquote>
        <a className="target small action-text self-start" href={link}>
          {texts.open}
        </a>
      </div>
    </dialog>
  );
}

export function showDialog(props: Omit<TextPhotosDialogProps, 'onClose'>): void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const close = (): void => {
    root.unmount();
    place.remove();
  };
  root.render(<TextPhotosDialog {...props} onClose={close} />);
}

/** Its content is in child elements: a press on the dialog itself is beside it, and closes it. */
function openModal(dialog: HTMLDialogElement): () => void {
  const closeBeside = ({ target }: Event): void => {
    if (target === dialog) dialog.close();
  };
  dialog.showModal();
  dialog.addEventListener('click', closeBeside);
  return () => dialog.removeEventListener('click', closeBeside);
}

/** Cameras need a light ground, in high contrast modes too, and a margin around the code; the standard asks for four modules. */
const quietModules = 4;
/** A longer text has smaller modules. Less error correction makes them larger again. */
const longText = 200;

function QrCode({ text, alt, className }: { text: string; alt: string; className?: string }) {
  const ecc = text.length > longText ? 'low' : 'medium';
  const drawing = encodeURIComponent(encodeQR(text, 'svg', { ecc, border: quietModules }));
  const style = { background: '#fff', forcedColorAdjust: 'none' } as const;
  return <img className={className} style={style} src={`data:image/svg+xml,${drawing}`} alt={alt} />;
}
