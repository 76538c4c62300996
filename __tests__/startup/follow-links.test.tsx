import { fireEvent, render, screen } from '@testing-library/react';
import { followLinks } from '../../src/startup/follow-links';
import { PagePlace } from '../../src/shared/site/page-place';
import { SiteLink } from '../../src/shared/ui/site-link';

const navigate = jest.fn();

beforeAll(followLinks);

beforeEach(() => {
  navigate.mockClear();
  Object.assign(window, { ___navigate: navigate });
  // jsdom has no navigation of its own.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  render(
    <PagePlace value={{ path: '/toronto', language: 'en', languages: [] }}>
      <SiteLink to="/toronto">Home</SiteLink>
      <SiteLink to="/toronto/faq?a=1#fees">Questions</SiteLink>
      <a href="https://example.com/">Elsewhere</a>
      <a href="/toronto/faq" target="_blank">
        New tab
      </a>
    </PagePlace>,
  );
});

const link = (name: string) => screen.getByRole('link', { name });

test('a press follows a link as a route change, and the page says at once that it leaves', () => {
  fireEvent.click(link('Questions'));
  expect(navigate).toHaveBeenCalledWith('/toronto/faq?a=1#fees', { replace: false });
  expect(document.documentElement).toHaveClass('waiting');
  window.dispatchEvent(new Event('pageshow'));
  expect(document.documentElement).not.toHaveClass('waiting');
});

test.each([
  ['another site', 'Elsewhere', {}],
  ['a new tab', 'New tab', {}],
  ['a press with Ctrl', 'Questions', { ctrlKey: true }],
  ['a press with the middle button', 'Questions', { button: 1 }],
])('%s is left to the browser', (_, name, init) => {
  fireEvent.click(link(name), init);
  expect(navigate).not.toHaveBeenCalled();
  expect(document.documentElement).not.toHaveClass('waiting');
});

test('the link to the page itself says so', () => {
  expect(link('Home')).toHaveAttribute('aria-current', 'page');
  expect(link('Questions')).not.toHaveAttribute('aria-current');
});
