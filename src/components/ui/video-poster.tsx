import { Drawing } from './drawing';
import * as styles from './video-poster.module.css';

type VideoPosterProps = {
  /** A picture of our own: nothing of the provider is loaded for it. */
  drawing: string;
  title: string;
  playLabel: string;
  onPlay: () => void;
};

/** Stands in the player's place until it is asked for. */
export function VideoPoster({ drawing, title, playLabel, onPlay }: VideoPosterProps) {
  return (
    <button className={styles.poster} type="button" aria-label={`${playLabel}: ${title}`} onClick={onPlay}>
      <Drawing className={styles.picture} name={drawing} />
      <span className={styles.play}>
        <svg className={styles.sign} viewBox="0 0 24 24" width={24} height={24} aria-hidden="true">
          <path d="M5 3v18l16-9z" fill="currentColor" />
        </svg>
        {playLabel}
      </span>
    </button>
  );
}
