import type { Film } from '../components/hero';

type Props = { sources: Film['sources']; labels: { play: string; pause: string } };

function mayMove(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches && !connection?.saveData;
}

/** Plays while it is in view. Not loaded for a visitor who asks for reduced motion or reduced data. */
export function mount(host: HTMLElement, { sources, labels }: Props): void {
  const template = host.querySelector('template');
  // React puts the children of a template beside its content.
  const parts = template?.content.childElementCount ? template.content : template;
  const video = parts?.querySelector('video');
  const button = parts?.querySelector('button');
  if (!template || !video || !button || !mayMove()) return;
  for (const { publicURL: src, type } of sources)
    video.append(Object.assign(document.createElement('source'), { src, type }));
  video.preload = 'auto';
  // As an attribute it says nothing of a video that React has rendered.
  video.muted = true;
  let isPaused = false;
  let isVisible = false;
  const show = (): void => {
    const [whenPaused, whenPlaying, name] = button.children as unknown as HTMLElement[];
    if (whenPaused && whenPlaying && name) {
      whenPaused.hidden = !isPaused;
      whenPlaying.hidden = isPaused;
      name.textContent = isPaused ? labels.play : labels.pause;
    }
  };
  const move = (): void => {
    show();
    if (!isVisible || isPaused) return video.pause();
    // A browser that saves power refuses to play: the poster stays, and the button offers to play again.
    video.play().catch((error: Error) => {
      if (error.name !== 'NotAllowedError') return;
      isPaused = true;
      show();
    });
  };
  button.addEventListener('click', () => {
    isPaused = !isPaused;
    move();
  });
  template.replaceWith(video, button);
  const observer = new IntersectionObserver(
    ([entry]) => {
      isVisible = entry?.isIntersecting ?? false;
      move();
    },
    { threshold: 0.3 },
  );
  observer.observe(video);
}
