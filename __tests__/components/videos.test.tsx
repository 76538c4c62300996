import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Videos } from '../../src/components/sections/social-proof/videos';
import type { Site } from '../../src/content-model/types';
import { failed, succeeded } from '../../src/domain/result';
import { startVideo } from '../../src/services/video-embed';

jest.mock('../../src/services/video-embed');

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

test('before a press there are two posters and nothing of the provider', async () => {
  const { container } = show();
  expect(screen.getAllByRole('button')).toHaveLength(2);
  expect(screen.getByRole('heading', { name: 'How the price is set' })).toBeVisible();
  expect(container.innerHTML).not.toMatch(/youtube|vimeo|iframe/);
  expect(document.head.querySelector('script')).toBeNull();
  expect(startVideo).not.toHaveBeenCalled();
  expect(await axe(container)).toHaveNoViolations();
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

test('it opens by keyboard too', async () => {
  const { user } = show();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.getByTitle('A garage, emptied')).toHaveFocus();
});

test('a blocked embed is logged; its player stays, and a link leads to the video', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.mocked(startVideo).mockResolvedValue(failed('blocked'));
  const { user } = show();
  await user.click(screen.getByRole('button', playFirst));
  const link = await screen.findByRole('link', { name: 'Watch it on its own page' });
  expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=garage_1');
  expect(screen.getByTitle('A garage, emptied')).toBeVisible();
  expect(logged).toHaveBeenCalledWith('Error loading video', expect.any(Error));
});
