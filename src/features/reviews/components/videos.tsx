import type { Site } from '../../../content-model/types';
import { videoPageAddress, videoPlayerAddress } from '../rules/video-addresses';
import { useVideoPlayer } from '../hooks/use-video-player';
import { Band } from '../../../shared/ui/band';
import { HeadingGroup } from '../../../shared/ui/heading-group';
import { VideoPoster } from './video-poster';
import * as styles from './videos.module.css';

type Video = Site['videos']['items'][number];
type VideosProps = { texts: { title: string; lead: string }; videos: Site['videos'] };

/** The player must not lead the visitor away from the form. It is of another origin, so it cannot lift this sandbox. */
const playerRights =
  'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox';

/**
 * The two videos of /book, or nothing where there are none; nothing loads from their provider before a visitor starts one
 * (docs/decisions/0003).
 */
export function Videos({ texts, videos }: VideosProps) {
  if (videos.items.length === 0) return null;
  return (
    <Band surface="sheet" labelledBy="videos">
      <HeadingGroup id="videos" title={texts.title} lead={texts.lead} />
      <ul className={styles.list}>
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

type VideoScreenProps = { video: Video; words: Pick<Site['videos'], 'provider' | 'play' | 'elsewhere'> };

function VideoScreen({ video, words }: VideoScreenProps) {
  const { provider, play, elsewhere } = words;
  const { isOpen, hasFailed, open, startIn } = useVideoPlayer(provider);
  const linkElsewhere = (
    <a href={videoPageAddress(provider, video.id)} target="_blank" rel="noopener noreferrer">
      {elsewhere}
    </a>
  );
  return (
    <>
      <div className={styles.screen}>
        {isOpen ? (
          <iframe
            ref={startIn}
            className={styles.frame}
            src={videoPlayerAddress(provider, video.id)}
            title={video.title}
            sandbox={playerRights}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <VideoPoster drawing={video.poster} title={video.title} playLabel={play} onPlay={open} />
        )}
      </div>
      <output className={styles.elsewhere}>{hasFailed && linkElsewhere}</output>
      <noscript>{linkElsewhere}</noscript>
    </>
  );
}
