import { failed, succeeded, type Result } from '../domain/result';
import type { VideoProvider } from '../domain/video-addresses';
import { notLaterThan } from './deadline';

/** The video hosts' embed scripts (docs/specification.md, section 7); they are there only once they have run. */
type VimeoPlayer = { ready: () => Promise<void>; play: () => Promise<void> };
type EmbedWindow = {
  YT?: Partial<typeof YT>;
  onYouTubeIframeAPIReady?: () => void;
  Vimeo?: { Player?: new (frame: HTMLIFrameElement) => VimeoPlayer };
};

const deadlineMs = 10_000;

const embeds = () => window as unknown as EmbedWindow;

function addScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`${src} could not be loaded`));
    });
    document.head.append(script);
  });
}

const scripts: Record<VideoProvider, () => Promise<void>> = {
  // Its script loads another one, and calls back when that has arrived.
  youtube: () =>
    new Promise((resolve, reject) => {
      embeds().onYouTubeIframeAPIReady = resolve;
      addScript('https://www.youtube.com/iframe_api').catch(reject);
    }),
  vimeo: () => addScript('https://player.vimeo.com/api/player.js'),
};

const loading = new Map<VideoProvider, Promise<void>>();

/** Loads the script once for all videos; one that failed is asked for again at the next press. */
function loadScript(provider: VideoProvider): Promise<void> {
  const started = loading.get(provider) ?? scripts[provider]();
  loading.set(provider, started);
  started.catch(() => loading.delete(provider));
  return started;
}

const players: Record<VideoProvider, (frame: HTMLIFrameElement) => Promise<void>> = {
  youtube: (frame) =>
    new Promise((resolve, reject) => {
      const { Player } = embeds().YT ?? {};
      if (!Player) return reject(new Error('The YouTube script has no player'));
      const onReady = ({ target }: YT.PlayerEvent): void => {
        target.playVideo();
        resolve();
      };
      // The player would else be looked for at the host that sets cookies.
      void new Player(frame, { host: new URL(frame.src).origin, events: { onReady } });
    }),
  vimeo: async (frame) => {
    const { Player } = embeds().Vimeo ?? {};
    if (!Player) throw new Error('The Vimeo script has no player');
    const player = new Player(frame);
    await player.ready();
    // Refused where the browser lets nothing play by itself: the player then shows its own button.
    player.play().catch(() => undefined);
  },
};

/**
 * Starts the video of a frame that shows its provider's player, with the provider's embed script, which is loaded on
 * the first call. A script or a player that is blocked, or not ready in ten seconds, is a failure; the frame stays
 * as it is and may well play by itself.
 */
export async function startVideo(provider: VideoProvider, frame: HTMLIFrameElement): Promise<Result<null>> {
  const started = loadScript(provider).then(() => players[provider](frame));
  try {
    await notLaterThan(deadlineMs, started, `The ${provider} player was not ready in ${deadlineMs / 1000} s`);
    return succeeded(null);
  } catch (cause) {
    return failed(cause);
  }
}
