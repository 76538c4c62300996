import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { BookForm } from '../../src/features/requests/components/book-form';
import { EstimateForm } from '../../src/features/requests/components/estimate-form';
import { QuoteForm } from '../../src/features/requests/components/quote-form';
import { Island } from '../../src/islands/island';
import type { SentFrom } from '../../src/shared/site/sent-from';
import type { VisitorCountry } from '../../src/shared/site/visitor-country';
import { city } from './booking-page';
import { texts, typedLead } from './form-texts';

const phone = { display: '416-555-0142', dial: '+14165550142' };

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

export const bookForm = (country: VisitorCountry | undefined) =>
  titled(<BookForm {...propsFor(country, { locationId: '', city: null })} />);

/** As on its page, where its HTML is built. */
export const estimateIsland = titled(<Island name="estimate" of={EstimateForm} props={propsFor('CA')} />);

/** Fills in all that a lead asks for. */
export async function fillLead(user: UserEvent): Promise<void> {
  for (const [label, answer] of typedLead) {
    await user.click(screen.getByLabelText(label));
    await user.paste(answer);
  }
}
