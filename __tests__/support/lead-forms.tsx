import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { BookForm } from '../../src/features/requests/components/book-form';
import { EstimateForm } from '../../src/features/requests/components/estimate-form';
import { QuoteForm } from '../../src/features/requests/components/quote-form';
import type { VisitorCountry } from '../../src/shared/site/visitor-country';
import { city } from './booking-page';
import { texts, typedLead } from './form-texts';

const phone = { display: '416-555-0142', dial: '+14165550142' };

function formIn(country: VisitorCountry | undefined) {
  const sentFrom = { locationId: '13929', phone, city, country };
  const form = { texts, sentFrom, labelledBy: 'title' };
  return {
    form,
    title: <h2 id="title">The form</h2>,
    outsideCity: { ...sentFrom, locationId: '', city: null },
  };
}

export function quoteForm(country: VisitorCountry, words = texts): ReactElement {
  const { form, title } = formIn(country);
  return (
    <>
      {title}
      <QuoteForm {...form} texts={words} />
    </>
  );
}

export function estimateForm(country: VisitorCountry): ReactElement {
  const { form, title } = formIn(country);
  return (
    <>
      {title}
      <EstimateForm {...form} />
    </>
  );
}

export function bookForm(country: VisitorCountry | undefined): ReactElement {
  const { form, title, outsideCity } = formIn(country);
  return (
    <>
      {title}
      <BookForm {...form} sentFrom={outsideCity} />
    </>
  );
}

/** Fills in all that a lead asks for. */
export async function fillLead(user: UserEvent): Promise<void> {
  for (const [label, answer] of typedLead) {
    await user.click(screen.getByLabelText(label));
    await user.paste(answer);
  }
}
