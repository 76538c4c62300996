import { fireEvent, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { SameDayBanner } from '../../../../src/features/requests/components/same-day-banner';
import { inToronto, utcOffsets } from '../../../support/booking-page';
import { brandContent } from '../../../support/brand-fixture';
import { showLive } from '../../../support/islands';

const { pages, site } = brandContent;
const texts = pages.home.sameDay;
const { board } = texts;
const { timeWindows } = site.booking;

afterEach(() => void jest.useRealTimers());

const banner = (
  <SameDayBanner
    texts={texts}
    timeWindows={timeWindows}
    hours={site.brand}
    language="en"
    utcOffsets={utcOffsets}
    link={{ label: texts.link, to: '/toronto/book-now' }}
  />
);

/** Shows the banner at a time of Toronto, wherever the visitor is; the 5th is a Monday. */
function showAt(day: number, time: string) {
  jest.useFakeTimers({ now: inToronto(day, time) });
  return showLive(banner);
}

const rows = () =>
  within(screen.getByRole('list', { name: board.title }))
    .getAllByRole('listitem')
    .map((row) => [...row.children].map((part) => part.textContent));

test('at half past ten the first window has begun and the other three can be picked today', async () => {
  const container = await showAt(5, '10:30');
  expect(screen.getByRole('link', { name: texts.link })).toHaveAttribute('href', '/toronto/book-now');
  const states = [board.begun, board.open, board.open, board.open];
  expect(rows()).toStrictEqual(labels.map((label, index) => [label, states[index]]));
  jest.useRealTimers();
  expect(await axe(container)).toHaveNoViolations();
});

test('a visitor who comes back to the tab later sees which windows have begun meanwhile', async () => {
  await showAt(5, '10:30');
  jest.setSystemTime(inToronto(5, '13:30'));
  fireEvent(document, new Event('visibilitychange'));
  expect(rows().map(([, state]) => state)).toStrictEqual([board.begun, board.begun, board.begun, board.open]);
  jest.useRealTimers();
  expect(await axe(container)).toHaveNoViolations();
});
