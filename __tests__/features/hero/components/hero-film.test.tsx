import { act, render, screen } from '@testing-library/react';
import { HeroFilm } from '../../../../src/features/hero/components/hero-film';
import type { Film } from '../../../../src/features/hero/hooks/use-film';
import { whenIdle } from '../../../../src/startup/scheduling';

jest.mock('../../../../src/startup/scheduling');

const words = { pause: 'Pause the film', play: 'Play the film' };
const film: Film = {
  poster: { src: '/poster.svg', width: 1920, height: 640 },
  sources: [
    { publicURL: '/hero.mp4', type: 'video/mp4' },
    { publicURL: '/hero.webm', type: 'video/webm' },
  ],
};

let idleTasks: (() => void)[];
let setVisible: (isVisible: boolean) => void;
const disconnect = jest.fn();
let play: jest.SpyInstance;

class StubObserver {
  constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
    setVisible = (isIntersecting) => act(() => report([{ isIntersecting }]));
  }
  observe = () => undefined;
  disconnect = disconnect;
}

beforeEach(() => {
  idleTasks = [];
  jest.mocked(whenIdle).mockImplementation((task) => {
    idleTasks.push(task);
    return () => undefined;
  });
  Object.assign(window, { IntersectionObserver: StubObserver });
  play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
});

afterEach(() => {
  jest.restoreAllMocks();
});

/** The settings of visitors' browsers, unless a test sets others. */
function welcomeMotion(matches = true) {
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: !matches } as MediaQueryList);
}

const show = (shown = film) => render(<HeroFilm film={shown} words={words} />);
const becomeIdle = () => act(() => idleTasks.forEach((task) => task()));
const video = () => document.querySelector('video');

test('where stillness is asked for, there is no film and no button', () => {
  welcomeMotion(false);
  show();
  becomeIdle();
  expect(video()).toBeNull();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a browser that refuses to play leaves the page as it was', async () => {
  welcomeMotion();
  play.mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
  const { container } = show();
  becomeIdle();
  await act(async () => setVisible(true));
  expect(container.querySelector('img')).toBeInTheDocument();
});
