import type { VideoProvider } from '../../../../src/features/reviews/services/video-embed';

let embed: typeof import('../../../../src/features/reviews/services/video-embed');

beforeEach(async () => {
  document.head.replaceChildren();
  for (const name of ['YT', 'Vimeo']) Reflect.deleteProperty(window, name);
  jest.resetModules();
  embed = await import('../../../../src/features/reviews/services/video-embed');
});

function frameOf(provider: VideoProvider) {
  const frame = document.createElement('iframe');
  frame.src = embed.videoPlayerAddress(provider, 'an-id');
  return frame;
}

const scripts = () => [...document.head.querySelectorAll('script')];

/** A YouTube script that has arrived, whose players are ready at once. */
function answerYouTube() {
  const played: { frame: HTMLIFrameElement; host: string }[] = [];
  const Player = function Player(
    frame: HTMLIFrameElement,
    options: { host: string; events: { onReady: (event: object) => void } },
  ) {
    const playVideo = () => played.push({ frame, host: options.host });
    options.events.onReady({ target: { playVideo } });
  };
  const page = window as unknown as { YT: unknown; onYouTubeIframeAPIReady: () => void };
  page.YT = { Player };
  page.onYouTubeIframeAPIReady();
  return played;
}

test('two YouTube videos load its script once, and both play on the host without cookies', async () => {
  const frames = [frameOf('youtube'), frameOf('youtube')] as const;
  const started = frames.map((frame) => embed.startVideo('youtube', frame));
  expect(scripts().map(({ src }) => src)).toStrictEqual(['https://www.youtube.com/iframe_api']);
  const played = answerYouTube();
  await expect(Promise.all(started)).resolves.toMatchObject([{ ok: true }, { ok: true }]);
  const host = 'https://www.youtube-nocookie.com';
  expect(played).toStrictEqual(frames.map((frame) => ({ frame, host })));
});

test('a Vimeo video loads the script of Vimeo and plays, also where the browser refuses to start it', async () => {
  const started = embed.startVideo('vimeo', frameOf('vimeo'));
  expect(scripts().map(({ src }) => src)).toStrictEqual(['https://player.vimeo.com/api/player.js']);
  const play = jest.fn(() => Promise.reject(new Error('NotAllowedError')));
  const Player = jest.fn(() => ({ ready: () => Promise.resolve(), play }));
  (window as unknown as { Vimeo: unknown }).Vimeo = { Player };
  scripts()[0]?.dispatchEvent(new Event('load'));
  await expect(started).resolves.toMatchObject({ ok: true });
  expect(play).toHaveBeenCalledTimes(1);
});
