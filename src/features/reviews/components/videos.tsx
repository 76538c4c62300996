import type { Site } from '../../../content-model/types';
import type { VideoPlayerProps } from './video-player';
import { type ComponentType, useState } from 'react';
import { showWaiting } from '../../../startup/early-page';
import { videoPageAddress } from '../rules/video-addresses';
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

const WithoutCode = ({ elsewhere }: VideoPlayerProps) => <p role="alert">{elsewhere}</p>;

async function loadPlayer(): Promise<ComponentType<VideoPlayerProps>> {
  showWaiting(true);
  try {
    return (await import('./video-player')).VideoPlayer;
  } catch {
    return WithoutCode;
  } finally {
    showWaiting(false);
  }
}

function VideoScreen({ video, words }: { video: VideoPlayerProps['video']; words: Site['videos'] }) {
  const { provider, play } = words;
  const [Player, setPlayer] = useState<ComponentType<VideoPlayerProps>>();
  const elsewhere = (
    <a href={videoPageAddress(provider, video.id)} target="_blank" rel="noopener noreferrer">
      {words.elsewhere}
    </a>
  );
  if (Player) return <Player video={video} provider={provider} elsewhere={elsewhere} />;
  const start = (): void => void loadPlayer().then((loaded) => setPlayer(() => loaded));
  return (
    <>
      <div className={`clip outlined rounded on-quiet ${styles.screen}`}>
        <button
          className={`relative wide pointer no-border no-padding block ${styles.poster}`}
          type="button"
          aria-label={`${play}: ${video.title}`}
          onClick={start}
        >
          <Drawing className={`fit ${styles.picture}`} name={video.poster} />
          <span className={`solid row gap-2 absolute pressable rounded ${styles.play}`}>
            <svg className={styles.sign} viewBox="0 0 24 24" width={24} height={24} aria-hidden="true">
              <path d="M5 3v18l16-9z" fill="currentColor" />
            </svg>
            {play}
          </span>
        </button>
      </div>
      <noscript>{elsewhere}</noscript>
    </>
  );
}
