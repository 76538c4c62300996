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

const rows = () =>
  within(screen.getByRole('list', { name: board.title }))
    .getAllByRole('listitem')
    .map((row) => [...row.children].map((part) => part.textContent));

test('who comes back to the tab later sees which windows of a Monday have begun meanwhile', async () => {
  jest.useFakeTimers({ now: inToronto(5, '10:30') });
  const page = { site, linkTo: (subRoute: string) => `/toronto/${subRoute}` };
  const container = await showLive(<SameDayBanner {...{ texts, timeWindows, utcOffsets, page }} />);
  expect(screen.getByRole('link', { name: texts.link })).toHaveAttribute('href', '/toronto/book-now');
  const states = [board.begun, board.open, board.open, board.open];
  expect(rows()).toStrictEqual(timeWindows.map(({ label }, index) => [label, states[index]]));
  jest.setSystemTime(inToronto(5, '13:30'));
  fireEvent(document, new Event('visibilitychange'));
  expect(rows().map(([, state]) => state)).toStrictEqual([board.begun, board.begun, board.begun, board.open]);
  expect(screen.getByRole('heading')).toHaveTextContent(texts.title);
  jest.setSystemTime(inToronto(5, '20:30'));
  fireEvent(document, new Event('visibilitychange'));
  expect(screen.getByRole('heading')).toHaveTextContent(board.later);
  jest.useRealTimers();
  expect(await axe(container)).toHaveNoViolations();
});
