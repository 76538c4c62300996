import { Drawing } from '../../../shared/ui/drawing';
import * as styles from './video-poster.module.css';

type VideoPosterProps = {
  /** The name of a drawing: nothing loads from the provider. */
  drawing: string;
  title: string;
  playLabel: string;
  onPlay: () => void;
};

export function VideoPoster({ drawing, title, playLabel, onPlay }: VideoPosterProps) {
  return (
    <button
      className={`relative wide pointer no-border no-padding block ${styles.poster}`}
      type="button"
      aria-label={`${playLabel}: ${title}`}
      onClick={onPlay}
    >
      <Drawing className={`wide fit ${styles.picture}`} name={drawing} />
      <span className={`solid row gap-2 absolute pressable rounded ${styles.play}`}>
        <svg className={styles.sign} viewBox="0 0 24 24" width={24} height={24} aria-hidden="true">
          <path d="M5 3v18l16-9z" fill="currentColor" />
        </svg>
        {playLabel}
      </span>
    </button>
  );
}
