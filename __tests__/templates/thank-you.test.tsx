import { cleanup, screen } from '@testing-library/react';
import ThankYouPage from '../../src/templates/brand/thankyou';
import { utcOffsets } from '../support/booking-page';
import { keepTicket } from '../../src/features/requests/services/ticket-store';
import { brandContent } from '../support/brand-fixture';
import { mountIslands, showBuilt } from '../support/islands';
import { validJob, validLead } from '../support/records';

const texts = brandContent.pages.thankyou;

function show(search: string, state: unknown = null): Promise<void> {
  keepTicket(state as Parameters<typeof keepTicket>[0]);
  window.history.replaceState(null, '', `/thankyou${search}`);
  showBuilt(<ThankYouPage />);
  return mountIslands('confirmed-ticket');
}

test('the fields of the address are shown as text, never as markup', async () => {
  await show('?moveDate=May+5&fromAddress=<img src=x onerror=alert(1)>&toAddress=&packing=none');
  expect(screen.getByText('May 5')).toBeVisible();
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  expect(screen.getByRole('main').querySelector('img')).toBeNull();
});

const pushId = '-OexampleKey-x7Kq2_0';
const job = validJob();
const lead = validLead();
const city = { slug: 'toronto', path: '/toronto', locationName: 'Toronto' };
const phone = { display: '416-555-0142', dial: '+14165550142' };
const booked = { city, phone, utcOffsets, saved: { key: pushId, record: job } };
const asked = { city, phone, saved: { key: pushId, record: lead } };
const ticket = () => screen.queryByRole('region', { name: texts.details.title });
const calendarButton = () => screen.queryByRole('button', { name: texts.keep.calendar.label });

afterEach(() => jest.restoreAllMocks());

test.each([
  ['a window offered no more', { ...booked, saved: { key: pushId, record: { ...job, start_time: '7:00' } } }],
  ['a page that did not know the city’s clock', { ...booked, utcOffsets: undefined }],
])('%s gives nothing for a calendar', async (_, state) => {
  await show('', state);
  expect(ticket()).toBeVisible();
  expect(calendarButton()).not.toBeInTheDocument();
});

test('it names how soon the city answers, else by when we call, and a time slot that has begun', async () => {
  const { items } = texts.next;
  const named = items.find((item) => item.includes('{pricing.reply}'))!;
  await show('', { ...asked, reply: 'We answer by noon.' });
  expect(screen.getByText(named.replace('{pricing.reply}', 'We answer by noon.'))).toBeVisible();
  cleanup();
  await show('', { ...booked, saved: { key: pushId, record: { ...job, date: '2026-01-05' } } });
  expect(screen.getByText(named.replace(' {pricing.reply}', ''))).toBeVisible();
  expect(screen.getByText(new RegExp(`^${texts.promise.today.split('{')[0]}`))).toBeVisible();
  expect(ticket()).toHaveTextContent(texts.ticket.begun.split('{window}')[1]!);
});

// What is no confirmation: confirmation.test.ts.
test.each([null, { saved: { record: lead } }])(
  'with no request of its own, as %j, the confirmation is the plain one',
  async (state) => {
    await show('', state);
    expect(screen.getByRole('heading', { name: texts.title })).toBeVisible();
    expect(screen.getByText(texts.next.title)).toBeVisible();
    expect(ticket()).not.toBeInTheDocument();
    expect(screen.queryByText(texts.keep.title)).not.toBeInTheDocument();
  },
);
