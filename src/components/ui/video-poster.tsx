import * as styles from './video-poster.module.css';

type VideoPosterProps = {
  /** A picture of our own: nothing of the provider is loaded for it. */
  picture: string;
  title: string;
  playLabel: string;
  onPlay: () => void;
};

/** Stands in the player's place until it is asked for. */
export function VideoPoster({ picture, title, playLabel, onPlay }: VideoPosterProps) {
  return (
    <button className={styles.poster} type="button" aria-label={`${playLabel}: ${title}`} onClick={onPlay}>
      <img className={styles.picture} src={picture} alt="" width={960} height={540} loading="lazy" />
      <span className={styles.play}>
        <svg className={styles.sign} viewBox="0 0 24 24" width={24} height={24} aria-hidden="true">
          <path d="M5 3v18l16-9z" fill="currentColor" />
        </svg>
        {playLabel}
      </span>
    </button>
  );
}
