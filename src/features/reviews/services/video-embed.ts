import type { Result } from '../../../shared/values/result';
import { inTime } from '../../../shared/browser/deadline';

export type VideoProvider = 'youtube' | 'vimeo';

export function videoPageAddress(provider: VideoProvider, id: string): string {
  const video = encodeURIComponent(id);
  return provider === 'youtube' ? `https://www.youtube.com/watch?v=${video}` : `https://vimeo.com/${video}`;
}

/** The address of a video's player, in the variant that gives the provider the least data. */
export function videoPlayerAddress(provider: VideoProvider, id: string): string {
  const video = encodeURIComponent(id);
  return provider === 'youtube'
    ? `https://www.youtube-nocookie.com/embed/${video}?enablejsapi=1&autoplay=1&playsinline=1&rel=0`
    : `https://player.vimeo.com/video/${video}?dnt=1&autoplay=1&playsinline=1`;
}

/** The players of the video hosts (docs/specification.md, section 7), which exist only after their scripts have run. */
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
  // YouTube's script loads another one, and calls back when that has loaded.
  youtube: () =>
    new Promise((resolve, reject) => {
      embeds().onYouTubeIframeAPIReady = resolve;
      addScript('https://www.youtube.com/iframe_api').catch(reject);
    }),
  vimeo: () => addScript('https://player.vimeo.com/api/player.js'),
};

const loading = new Map<VideoProvider, Promise<void>>();

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
      // Without this the script would look for the player at the host that sets cookies.
      void new Player(frame, { host: new URL(frame.src).origin, events: { onReady } });
    }),
  vimeo: async (frame) => {
    const { Player } = embeds().Vimeo ?? {};
    if (!Player) throw new Error('The Vimeo script has no player');
    const player = new Player(frame);
    await player.ready();
    // A browser may refuse to play without a press in the player, which then shows its own button.
    player.play().catch(() => undefined);
  },
};

/** A script or player that is blocked or late is a failure; the frame stays and may still play by itself. */
export function startVideo(provider: VideoProvider, frame: HTMLIFrameElement): Promise<Result<void>> {
  const started = loadScript(provider).then(() => players[provider](frame));
  return inTime(deadlineMs, started, `The ${provider} player`);
}
