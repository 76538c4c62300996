import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { axe } from 'jest-axe';
import { BookForm } from '../../../../src/features/requests/components/book-form';
import type { VisitorCountry } from '../../../../src/shared/site/visitor-country';
import { write } from '../../../../src/features/requests/services/realtime-database';
import { labels, messages, texts, typedLead } from '../../../support/form-texts';
import { expectedLead, savedLeads } from '../../../support/saved-lead';
import { answerAtOnce, forgetPending } from '../../../support/saving';

jest.mock('../../../../src/features/requests/services/realtime-database');
jest.mock('../../../../src/shared/browser/fetch-json');

const sentFrom = { locationId: '', phone: { display: '800-555-0199', dial: '+18005550199' }, city: null };
const title = <h2 id="title">Your request</h2>;
const press = { name: texts.book.submit };
const zipMessage = messages.zipOrPostalCodeRequired;

beforeEach(answerAtOnce);

afterEach(forgetPending);

function formFor(country: VisitorCountry) {
  return (
    <>
      {title}
      <BookForm texts={texts} sentFrom={{ ...sentFrom, country }} labelledBy="title" />
    </>
  );
}

function show(country: VisitorCountry) {
  return { user: userEvent.setup(), ...render(formFor(country)) };
}

async function fill(user: ReturnType<typeof userEvent.setup>) {
  for (const [label, answer] of typedLead) {
    await user.type(screen.getByLabelText(label), answer);
  }
}

const saved = () => savedLeads(jest.mocked(write));

test.each<[VisitorCountry, string]>([
  ['CA', labels.postalCode],
  ['US', labels.zip],
])('an empty form shows a visitor of %s its messages to the letter', async (country, zipField) => {
  const { user, container } = show(country);
  await user.click(screen.getByRole('button', press));
  expect(await screen.findAllByText(messages.fieldRequired)).toHaveLength(3);
  for (const label of [labels.name, labels.phone, labels.message]) {
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(
      new RegExp(`^${messages.fieldRequired}`),
    );
  }
  expect(screen.getByText(zipMessage)).toBeVisible();
  expect(screen.getByLabelText(zipField)).toHaveAccessibleDescription(new RegExp(`^${zipMessage}`));
  expect(screen.getByLabelText(labels.name)).toHaveFocus();
  expect(write).not.toHaveBeenCalled();
  expect(await axe(container)).toHaveNoViolations();
});

test('with the country unknown there is no zip field, and none is required', async () => {
  const { user } = show('unknown');
  await user.click(screen.getByRole('button', press));
  expect(await screen.findAllByText(messages.fieldRequired)).toHaveLength(3);
  expect(screen.queryByText(zipMessage)).not.toBeInTheDocument();
  expect(screen.queryByLabelText(labels.zip)).not.toBeInTheDocument();
  expect(screen.queryByLabelText(labels.postalCode)).not.toBeInTheDocument();
  await fill(user);
  await user.click(screen.getByRole('button', press));
  await waitFor(() =>
    expect(navigate).toHaveBeenCalledWith('/thankyou', {
      state: expect.objectContaining({
        city: null,
        saved: expect.objectContaining({ record: expect.objectContaining({ phone: '416-555-0199' }) }),
      }),
    }),
  );
  expect(saved()).toStrictEqual([expectedLead(expect, { zip: '' })]);
});

test.each<[VisitorCountry, string, string, string, string]>([
  ['CA', labels.postalCode, labels.zip, 'm5v 2t6', 'm5v2t6'],
  ['US', labels.zip, labels.postalCode, '77002-1234', '77002'],
])('a visitor of %s is asked for the %s and not for the %s', async (country, label, other, typed, zip) => {
  const { user } = show(country);
  expect(screen.queryByLabelText(other)).not.toBeInTheDocument();
  await fill(user);
  await user.type(screen.getByLabelText(label), typed);
  await user.click(screen.getByRole('button', press));
  await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1));
  expect(saved()).toStrictEqual([expectedLead(expect, { zip })]);
});

test('a lead without its zip is not sent, and its message goes away while it is typed', async () => {
  const { user } = show('US');
  await fill(user);
  await user.click(screen.getByRole('button', press));
  expect(await screen.findByText(zipMessage)).toBeVisible();
  expect(screen.getByLabelText(labels.zip)).toHaveFocus();
  expect(write).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText(labels.zip), '7');
  await waitFor(() => expect(screen.queryByText(zipMessage)).not.toBeInTheDocument());
});

test('when the country becomes known late, its field comes in and what was typed stays', async () => {
  const { user, rerender } = show('unknown');
  await fill(user);
  rerender(formFor('CA'));
  expect(screen.getByLabelText(labels.phone)).toHaveValue('416-555-0199');
  await user.click(screen.getByRole('button', press));
  expect(await screen.findByText(zipMessage)).toBeVisible();
  await user.type(screen.getByLabelText(labels.postalCode), 'K1A0B1');
  await user.click(screen.getByRole('button', press));
  await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1));
  expect(saved()).toStrictEqual([expectedLead(expect, { zip: 'k1a0b1' })]);
});

test('each field tells the browser what belongs there', () => {
  show('US');
  const named = screen.getAllByRole('textbox').map((field) => field.getAttribute('autocomplete'));
  expect(named).toStrictEqual(['name', 'tel', 'postal-code', 'off']);
  expect(screen.getByLabelText(labels.zip)).toHaveAttribute('inputmode', 'numeric');
});
