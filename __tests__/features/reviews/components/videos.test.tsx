import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Videos } from '../../../../src/features/reviews/components/videos';
import type { Site } from '../../../../src/content-model/types';
import { succeeded } from '../../../../src/shared/values/result';
import { startVideo } from '../../../../src/features/reviews/services/video-embed';

jest.mock('../../../../src/features/reviews/services/video-embed');

const videos: Site['videos'] = {
  provider: 'youtube',
  play: 'Play video',
  elsewhere: 'Watch it on its own page',
  items: [
    { id: 'garage_1', title: 'A garage, emptied', summary: 'From start to finish.', poster: 'spot-load' },
    { id: 'price_2', title: 'How the price is set', summary: 'What it covers.', poster: 'before-garage' },
  ],
};

beforeEach(() => {
  jest.mocked(startVideo).mockReset().mockResolvedValue(succeeded(null));
});

function show(changes: Partial<Site['videos']> = {}) {
  const section = (
    <Videos texts={{ title: 'See how', lead: 'Two films.' }} videos={{ ...videos, ...changes }} />
  );
  return { user: userEvent.setup(), ...render(section) };
}

const playFirst = { name: 'Play video: A garage, emptied' };

test('without videos there is no section for them', () => {
  expect(show({ items: [] }).container).toBeEmptyDOMElement();
});

test.each([
  ['youtube', 'https://www.youtube-nocookie.com/embed/garage_1?'],
  ['vimeo', 'https://player.vimeo.com/video/garage_1?dnt=1'],
] as const)(
  'a press puts the player of %s in the poster’s place and moves the focus there',
  async (provider, address) => {
    const { user } = show({ provider });
    await user.click(screen.getByRole('button', playFirst));
    const player = screen.getByTitle('A garage, emptied');
    expect(player).toHaveAttribute('src', expect.stringContaining(address));
    expect(player).toHaveFocus();
    expect(startVideo).toHaveBeenCalledTimes(1);
    expect(startVideo).toHaveBeenCalledWith(provider, player);
    expect(screen.getAllByRole('button')).toHaveLength(1);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  },
);
