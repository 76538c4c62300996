import { act, screen } from '@testing-library/react';
import { HeroFilm } from '../../../../src/features/hero/components/hero';
import { showLive } from '../../../support/islands';

const film = {
  poster: { src: '/poster.svg', width: 1920, height: 640 },
  sources: [{ publicURL: '/hero.mp4', type: 'video/mp4' }],
};
let setVisible: (isVisible: boolean) => void;

class StubObserver {
  constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
    setVisible = (isIntersecting) => report([{ isIntersecting }]);
  }

  observe = () => undefined;
  disconnect = () => undefined;
}

/** Shows the film to a visitor who asks for stillness or not. */
async function show(isStill: boolean) {
  Object.assign(window, { IntersectionObserver: StubObserver });
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: isStill } as MediaQueryList);
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  await showLive(<HeroFilm film={film} words={{ pause: 'Pause the film', play: 'Play the film' }} />);
}

afterEach(() => jest.restoreAllMocks());

test('where stillness is asked for, there is no film and no button', async () => {
  await show(true);
  expect(document.querySelector('video')).toBeNull();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a browser that refuses to play offers to play again', async () => {
  const refusal = new DOMException('refused', 'NotAllowedError');
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(refusal);
  await show(false);
  expect(screen.getByRole('button')).toHaveTextContent('Pause the film');
  await act(async () => setVisible(true));
  expect(screen.getByRole('button')).toHaveTextContent('Play the film');
});
