import type { Site } from '../../../content-model/types';
import { useIsland } from '../../../islands/island';
import { videoPageAddress } from '../services/video-embed';
import { Band } from '../../../shared/ui/band';
import { Drawing } from '../../../shared/ui/drawing';
import * as styles from './videos.module.css';

type VideosProps = { texts: { title: string; lead: string }; videos: Site['videos'] };

/** Nothing loads from the videos' provider before a visitor starts one (docs/decisions/0003). */
export function Videos({ texts, videos }: VideosProps) {
  if (videos.items.length === 0) return null;
  return (
    <Band surface="sheet" labelledBy="videos" heading={texts}>
      <ul className={`grid gap-6 ${styles.list}`}>
        {videos.items.map((video) => (
          <li key={video.id} className="stack gap-2">
            <VideoScreen video={video} words={videos} />
            <h3>{video.title}</h3>
            <p>{video.summary}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}

type VideoScreenProps = {
  video: Site['videos']['items'][number];
  words: Pick<Site['videos'], 'provider' | 'play' | 'elsewhere'>;
};

function VideoScreen({ video, words: { provider, play, elsewhere } }: VideoScreenProps) {
  const { id, title, poster } = video;
  const link = (
    <a href={videoPageAddress(provider, id)} target="_blank" rel="noopener noreferrer">
      {elsewhere}
    </a>
  );
  return (
    <>
      <div
        className={`clip outlined rounded on-quiet ${styles.screen}`}
        {...useIsland('video', { provider, id, title }, 'touch')}
      >
        <button
          className={`relative wide grid ${styles.poster}`}
          type="button"
          aria-label={`${play}: ${title}`}
        >
          <Drawing className={`fit ${styles.picture}`} name={poster} />
          <span className={`solid row gap-2 absolute pressable rounded py-2 px-4 ${styles.play}`}>
            <svg className={styles.sign} viewBox="0 0 24 24" width={24} height={24} aria-hidden="true">
              <path d="M5 3v18l16-9z" fill="currentColor" />
            </svg>
            {play}
          </span>
        </button>
      </div>
      <noscript>{link}</noscript>
      <p role="alert" hidden data-without-code="">
        {link}
      </p>
    </>
  );
}
