import { act, fireEvent, render, screen } from '@testing-library/react';
import * as gatsby from 'gatsby';
import { axe } from 'jest-axe';
import { MobileDrawer } from '../../../../src/features/site-chrome/components/mobile-drawer';
import { SocialProofPopup } from '../../../../src/features/social-proof/components/social-proof-popup';
import { firstDelayMs, repeatMs, visibleMs } from '../../../../src/features/social-proof/rules/social-proof';
import type { CityShown } from '../../../../src/features/social-proof/hooks/use-social-proof';
import type { ValidDays } from '../../../../src/shared/time/valid-days';
import { inToronto, utcOffsets } from '../../../support/booking-page';
import { brandContent } from '../../../support/brand-fixture';

const texts = brandContent.site['social-proof'];
const toronto = { slug: 'toronto', locationName: 'Toronto', cities: ['Midtown', 'Leaside'] };

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const popup = () => screen.queryByTitle(texts.close);

/** A pop-up that shows for the first time since the page was loaded. */
function showFirst(city: CityShown = toronto) {
  const page = render(<SocialProofPopup city={city} />);
  pass(firstDelayMs);
  return page;
}

test('it shows from 6 s to 11 s, and from 28 s to 33 s', () => {
  render(<SocialProofPopup city={toronto} />);
  pass(firstDelayMs - 1);
  expect(popup()).not.toBeInTheDocument();
  pass(1);
  expect(popup()).toBeVisible();
  pass(visibleMs - 1);
  expect(popup()).toBeVisible();
  pass(1);
  expect(popup()).not.toBeInTheDocument();
  pass(repeatMs - visibleMs - 1);
  expect(popup()).not.toBeInTheDocument();
  pass(1);
  expect(popup()).toBeVisible();
  pass(visibleMs - 1);
  expect(popup()).toBeVisible();
  pass(1);
  expect(popup()).not.toBeInTheDocument();
});

test('it says a name, a place and a time of the lists, and nothing else', () => {
  render(<SocialProofPopup city={toronto} />);
  const sentences = new Set(
    texts.firstNames.flatMap((name) =>
      toronto.cities.flatMap((place) =>
        texts.timeLabels.map((time) =>
          texts.text.replace('{name}', name).replace('{place}', place).replace('{time}', time),
        ),
      ),
    ),
  );
  pass(firstDelayMs);
  for (let shown = 0; shown < 40; shown += 1) {
    expect(sentences).toContain(popup()?.textContent);
    pass(repeatMs);
  }
});

test('a press closes it, and the next one comes at its time', () => {
  showFirst();
  fireEvent.click(popup()!);
  expect(popup()).not.toBeInTheDocument();
  pass(repeatMs - 1);
  expect(popup()).not.toBeInTheDocument();
  pass(1);
  expect(popup()).toBeVisible();
  pass(visibleMs - 1);
  expect(popup()).toBeVisible();
});

test('Escape closes it, and no other key', () => {
  showFirst();
  fireEvent.keyDown(document.body, { key: 'Enter' });
  expect(popup()).toBeVisible();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(popup()).not.toBeInTheDocument();
});

test.each(['input', 'textarea', 'select'])('it does not come while a focused %s is filled in', (control) => {
  const field = document.body.appendChild(document.createElement(control));
  field.focus();
  showFirst();
  expect(popup()).not.toBeInTheDocument();
  field.remove();
  pass(repeatMs);
  expect(popup()).toBeVisible();
});

test('it leaves when a field gets the focus, and stays when a link does', () => {
  showFirst();
  const link = document.body.appendChild(document.createElement('a'));
  link.href = '/toronto';
  act(() => link.focus());
  expect(popup()).toBeVisible();
  const field = document.body.appendChild(document.createElement('input'));
  act(() => field.focus());
  expect(popup()).not.toBeInTheDocument();
  link.remove();
  field.remove();
});

test('it does not come over the open menu', () => {
  const phone = { display: '416-555-0142', dial: '+14165550142' };
  const ways = { phone, smsLink: 'sms:+14165550142', quotePath: '/toronto/get-quote' };
  const { brand, navigation } = brandContent.site;
  render(<MobileDrawer navigation={navigation} menu={[]} ways={ways} hours={brand.hours} />);
  fireEvent.click(screen.getByText(navigation.openMenu));
  showFirst();
  expect(popup()).not.toBeInTheDocument();
  fireEvent.click(screen.getByText(navigation.closeMenu));
  pass(repeatMs);
  expect(popup()).toBeVisible();
});

test('those whose time came while the page was hidden are not made up for', () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  render(<SocialProofPopup city={toronto} />);
  pass(firstDelayMs + 2 * repeatMs);
  expect(popup()).not.toBeInTheDocument();
  hidden.mockRestore();
  pass(repeatMs - 1);
  expect(popup()).not.toBeInTheDocument();
  pass(1);
  expect(popup()).toBeVisible();
  expect(jest.getTimerCount()).toBe(2);
});

test('screen readers and the keyboard do not meet it', async () => {
  const { container } = showFirst();
  expect(popup()?.closest('[aria-hidden="true"]')).not.toBeNull();
  expect(container.querySelector('a, button, [tabindex]')).toBeNull();
  jest.useRealTimers();
  expect(await axe(container)).toHaveNoViolations();
});

test.each([0, 7000, 12000])('a page that is left after %d ms leaves no timer behind', (ms) => {
  const { unmount } = render(<SocialProofPopup city={toronto} />);
  pass(ms);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

test('with the mode "off" nothing shows and nothing waits', () => {
  const query = jest
    .spyOn(gatsby, 'useStaticQuery')
    .mockReturnValue({ socialProof: { ...texts, mode: 'off' } });
  showFirst();
  expect(popup()).not.toBeInTheDocument();
  expect(jest.getTimerCount()).toBe(0);
  query.mockRestore();
});

test('it does not come up while something is pressed, and the next one comes at its time', () => {
  render(<SocialProofPopup city={toronto} />);
  fireEvent(document.body, new MouseEvent('pointerdown', { bubbles: true }));
  pass(firstDelayMs);
  expect(popup()).not.toBeInTheDocument();
  fireEvent(document.body, new MouseEvent('pointerup', { bubbles: true }));
  pass(repeatMs);
  expect(popup()).toBeVisible();
});

describe('a pop-up with days', () => {
  const showFor = (days: ValidDays, day: number, time: string) => {
    jest.setSystemTime(inToronto(day, time));
    const query = jest
      .spyOn(gatsby, 'useStaticQuery')
      .mockReturnValue({ socialProof: { ...texts, ...days } });
    render(<SocialProofPopup city={toronto} utcOffsets={utcOffsets} />);
    query.mockRestore();
  };

  test.each<[string, ValidDays, number, string, boolean]>([
    ['on its last day in the city', { validUntil: '2026-01-05' }, 5, '23:59', true],
    ['after its last day', { validUntil: '2026-01-05' }, 6, '00:00', false],
    ['before its first day', { validFrom: '2026-01-06' }, 5, '23:59', false],
    ['on its first day', { validFrom: '2026-01-06' }, 6, '00:00', true],
  ])('%s', (_, days, day, time, isShown) => {
    showFor(days, day, time);
    pass(firstDelayMs);
    expect(popup() !== null).toBe(isShown);
  });

  test('begins and ends while the page is open', () => {
    showFor({ validFrom: '2026-01-06', validUntil: '2026-01-06' }, 5, '23:59:50');
    pass(firstDelayMs);
    expect(popup()).not.toBeInTheDocument();
    pass(repeatMs);
    expect(popup()).toBeVisible();
    jest.setSystemTime(inToronto(7, '00:00'));
    pass(repeatMs);
    expect(popup()).not.toBeInTheDocument();
  });
});

test('over a control it does not come, and leaves when one comes under it', () => {
  const link = document.body.appendChild(document.createElement('a'));
  link.href = '/';
  let under: Element[] = [link];
  const look = jest.spyOn(document, 'elementsFromPoint').mockImplementation(() => under);
  showFirst();
  expect(popup()).not.toBeInTheDocument();
  under = [document.body];
  pass(repeatMs);
  expect(popup()).toBeVisible();
  under = [link];
  act(() => void window.dispatchEvent(new Event('scroll')));
  expect(popup()).not.toBeInTheDocument();
  look.mockRestore();
  link.remove();
});
