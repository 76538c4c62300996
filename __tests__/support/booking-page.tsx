import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { BookingForm } from '../../src/features/requests/components/booking-form';
import { BookingTicket } from '../../src/features/ticket/components/booking-ticket';
import type { Hours } from '../../src/features/requests/rules/booking';
import type { ReactElement } from 'react';
import { BookForm } from '../../src/features/requests/components/book-form';
import { EstimateForm } from '../../src/features/requests/components/estimate-form';
import { QuoteForm } from '../../src/features/requests/components/quote-form';
import { Island } from '../../src/islands/island';
import type { SentFrom } from '../../src/shared/site/sent-from';
import type { VisitorCountry } from '../../src/shared/site/visitor-country';
import type { UtcOffsets } from '../../src/shared/time/city-clock';
import { brandContent } from './brand-fixture';
import { apartment, labels, texts, thisTimeOnly, typedLead, windows } from './form-texts';

const { site } = brandContent;
export const city = { slug: 'toronto', path: '/toronto', locationName: 'Toronto' };
const phone = { display: '416-555-0142', dial: '+14165550142' };

/** A moment of January 2026 by the clock of Toronto, wherever the test runs; the 5th is a Monday. */
export const inToronto = (day: number, time: string): Date =>
  new Date(`2026-01-${String(day).padStart(2, '0')}T${time}-05:00`);
export const utcOffsets: UtcOffsets = [[Date.UTC(2026, 0, 1), -300]];

/** Monday, before the first window. */
export const mondayMorning = inToronto(5, '08:30');

/** How that Monday is offered once its last window has begun. */
export const overToday = `Monday, Jan 5 ${texts.booking.dayOver}`;

const timers =
  'hrtime nextTick performance queueMicrotask setImmediate clearImmediate setInterval clearInterval setTimeout ' +
  'clearTimeout requestAnimationFrame cancelAnimationFrame requestIdleCallback cancelIdleCallback';

/** Sets the clock, and lets time go on as it does. */
export const setClock = (now: Date): void =>
  void jest.useFakeTimers({ now, doNotFake: timers.split(' ') as FakeableAPI[] });

function titled(form: ReactElement): ReactElement {
  return (
    <>
      <h2 id="title">The form</h2>
      {form}
    </>
  );
}

const propsFor = (country: VisitorCountry | undefined, place: Partial<SentFrom> = {}) => ({
  texts,
  sentFrom: { locationId: '13929', phone, city, country, ...place },
  labelledBy: 'title',
});

export const quoteForm = (country: VisitorCountry, words = texts, place: Partial<SentFrom> = {}) =>
  titled(<QuoteForm {...propsFor(country, place)} texts={words} />);

export const estimateForm = (country: VisitorCountry) => titled(<EstimateForm {...propsFor(country)} />);

export const bookForm = () => titled(<BookForm {...propsFor(undefined, { locationId: '', city: null })} />);

/** As on its page, where its HTML is built. */
export const estimateIsland = titled(<Island name="estimate" of={EstimateForm} props={propsFor('CA')} />);

const bookingProps = ({ hours = site.brand }: { hours?: Hours } = {}) => ({
  ...propsFor('CA'),
  options: site.booking,
  hours,
  utcOffsets,
  words: { language: site.words.language, country: site.words.CA },
});

export const bookingForm = (...options: Parameters<typeof bookingProps>) =>
  titled(<BookingForm {...bookingProps(...options)} />);

/** As on its page, where its HTML is built. */
export const bookingIsland = <BookingTicket {...bookingProps()} titleId="title" />;

/** Shows it to someone who types as fast as the form takes it. */
export function showBooking(options?: Parameters<typeof bookingForm>[0]) {
  return { user: userEvent.setup({ delay: null }), ...render(bookingForm(options)) };
}

export const pressBooking = (user: UserEvent): Promise<void> =>
  user.click(screen.getByRole('button', { name: texts.booking.submit }));

export const field = (name: string) => screen.getByLabelText(name);
export const group = (name: string) => screen.getByRole('radiogroup', { name });
export const choice = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

/** What those who can see or hear the page are offered in a group, in its order. */
export function offered(name: string): (string | undefined)[] {
  const radios = screen.getAllByRole<HTMLInputElement>('radio');
  return radios
    .filter((radio) => group(name).contains(radio))
    .map((radio) => radio.labels?.[0]?.textContent ?? undefined);
}

async function pasteInto(user: UserEvent, name: string, text: string): Promise<void> {
  await user.click(field(name));
  await user.paste(text);
}

/** Fills in all that a lead asks for. */
export async function fillLead(user: UserEvent): Promise<void> {
  for (const [label, answer] of typedLead) await pasteInto(user, label, answer);
}

/** Fills in all of the form, at an apartment on Tuesday at nine. */
export async function fillBooking(user: UserEvent): Promise<void> {
  await pasteInto(user, labels.name, "jean-luc o'brien");
  await pasteInto(user, labels.phone, '(416) 555-0199');
  await user.click(choice(apartment));
  await pasteInto(user, labels.unit, 'Penthouse 2 North');
  await pasteInto(user, labels.address, '100 Queen St W');
  await pasteInto(user, labels.city, 'Toronto');
  await pasteInto(user, labels.state, 'ON');
  await pasteInto(user, labels.postalCode, 'M5H 2N2');
  await user.click(choice('Tuesday, Jan 6'));
  await user.click(choice(windows[0]));
  await user.click(choice(thisTimeOnly));
  await pasteInto(user, labels.message, 'One sofa, 2 chairs!');
}
