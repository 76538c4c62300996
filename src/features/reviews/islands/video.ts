import { logError } from '../../../shared/browser/error-log';
import { startVideo, videoPlayerAddress, type VideoProvider } from '../services/video-embed';

/** The player must not lead the visitor away from the form. It is of another origin, so it cannot lift this sandbox. */
const playerRights =
  'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox';

type Props = { provider: VideoProvider; id: string; title: string };

/** A press on the poster puts the player in its place. Where that fails a link to the video's own page shows below. */
export function mount(screen: HTMLElement, { provider, id, title }: Props): void {
  screen.querySelector('button')?.addEventListener('click', async () => {
    const frame = Object.assign(document.createElement('iframe'), {
      className: 'wide tall',
      src: videoPlayerAddress(provider, id),
      title,
      allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
      referrerPolicy: 'strict-origin-when-cross-origin',
    });
    frame.setAttribute('sandbox', playerRights);
    screen.replaceChildren(frame);
    // The button that had the focus no longer exists.
    frame.focus();
    const started = await startVideo(provider, frame);
    if (started.ok || !frame.isConnected) return;
    logError('Error loading video', started.cause);
    const elsewhere = screen.parentElement?.querySelector<HTMLElement>('[data-without-code]');
    if (elsewhere) elsewhere.hidden = false;
  });
}
