import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { TicketSummary } from '../../../../src/features/ticket/components/ticket-summary';
import { TicketWithCopy } from '../../../../src/features/ticket/components/ticket-with-copy';
import { BookingForm } from '../../../../src/features/requests/components/booking-form';
import { DrawingsContext } from '../../../../src/shared/ui/drawing';
import type { TicketOf } from '../../../../src/features/ticket/hooks/use-ticket';
import { forgetLoad } from '../../../../src/features/load/services/load-store';
import { brandContent } from '../../../support/brand-fixture';
import {
  city,
  field,
  fillBooking,
  mondayMorning,
  pressBooking,
  setClock,
  utcOffsets,
} from '../../../support/booking-page';
import { labels, texts } from '../../../support/form-texts';
import { answerAtOnce, forgetPending } from '../../../support/saving';

jest.mock('../../../../src/features/requests/services/realtime-database');
jest.mock('../../../../src/shared/browser/fetch-json');

const { booking, coupons, words } = brandContent.site;
const { ticket } = texts;
const phone = { display: '416-555-0142', dial: '+14165550142' };
const of: TicketOf = { form: 'booking', offered: { timeWindows: booking.timeWindows, utcOffsets } };
const drawings = { 'spot-load': { src: '/drawings/spot-load-1a2b.svg', width: 800, height: 600 } };

const page = (
  <DrawingsContext value={drawings}>
    <TicketWithCopy of={of} texts={texts} phone={phone} load={undefined} formId="title">
      <h2 id="title">The form</h2>
      <BookingForm
        texts={texts}
        options={booking}
        utcOffsets={utcOffsets}
        words={words}
        sentFrom={{ locationId: '13929', phone, city, country: 'CA' }}
        labelledBy="title"
        summary={<TicketSummary of={of} coupons={coupons.items} />}
      />
    </TicketWithCopy>
  </DrawingsContext>
);

const copy = () => screen.getByRole('complementary', { name: ticket.copy });
const line = (label: string) => {
  const row = within(copy()).getByText(label).parentElement as HTMLElement;
  return within(row).getByRole('definition');
};

beforeEach(() => {
  setClock(mondayMorning);
  answerAtOnce();
});

afterEach(() => {
  jest.useRealTimers();
  act(forgetLoad);
  forgetPending();
  sessionStorage.clear();
});

function show() {
  return { user: userEvent.setup({ delay: null }), ...render(page) };
}

test('what a visitor typed before is on it again after a reload', async () => {
  const { user, unmount } = show();
  await user.click(field(labels.city));
  await user.paste('Toronto');
  unmount();
  render(page);
  expect(line(ticket.address)).toHaveTextContent('Toronto');
});

test('it stays as it was while the request is sent', async () => {
  const { user } = show();
  await fillBooking(user);
  await pressBooking(user);
  expect(line(ticket.name)).toHaveTextContent('Jean Luc Obrien');
});

test('a browser that stores nothing has the copy too', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('private');
  });
  show();
  fireEvent.input(field(labels.name), { target: { value: 'Ada' } });
  expect(line(ticket.name)).toHaveTextContent('Ada');
  refuse.mockRestore();
});

test('with the truck switched off a drawing stands on it, and the phone number below', () => {
  const { container } = show();
  expect(container.querySelector('img')).toHaveAttribute('src', '/drawings/spot-load-1a2b.svg');
  expect(within(copy()).getByRole('link')).toHaveAttribute('href', 'tel:+14165550142');
});

test('a page as it is built names the lines', () => {
  const built = renderToString(page);
  for (const name of ['name', 'phone', 'day', 'timeWindow', 'address'] as const)
    expect(built).toContain(`>${ticket[name]}</dt>`);
});
