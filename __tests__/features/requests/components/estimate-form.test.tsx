import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { axe } from 'jest-axe';
import { EstimateStrip } from '../../../../src/features/requests/components/estimate-strip';
import { write } from '../../../../src/features/requests/services/realtime-database';
import { brandContent } from '../../../support/brand-fixture';
import { labels, messages, typedLead } from '../../../support/form-texts';
import { expectedLead, savedLeads } from '../../../support/saved-lead';
import { answerAtOnce, forgetPending } from '../../../support/saving';

jest.mock('../../../../src/features/requests/services/realtime-database');
jest.mock('../../../../src/shared/browser/fetch-json');

const { site, pages } = brandContent;
const city = { slug: 'toronto', locationName: 'Toronto' };
const sentFrom = {
  locationId: '13929',
  phone: { display: '416-555-0142', dial: '+14165550142' },
  city,
  country: 'CA' as const,
};
const press = { name: site.forms.estimate.submit };

beforeEach(answerAtOnce);

afterEach(forgetPending);

function show() {
  const strip = <EstimateStrip texts={pages.home.estimate} forms={site.forms} sentFrom={sentFrom} />;
  return { user: userEvent.setup(), ...render(strip) };
}

test('the form is named by its heading, which distinguishes it from the other one of the page', () => {
  show();
  expect(screen.getByRole('form', { name: pages.home.estimate.title })).toBeVisible();
});

test('an empty form says of each field that it is required, and sends nothing', async () => {
  const { user, container } = show();
  await user.click(screen.getByRole('button', press));
  expect(await screen.findAllByText(messages.fieldRequired)).toHaveLength(3);
  for (const label of [labels.name, labels.phone, labels.message]) {
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(messages.fieldRequired);
  }
  expect(screen.getByLabelText(labels.name)).toHaveFocus();
  expect(write).not.toHaveBeenCalled();
  expect(await axe(container)).toHaveNoViolations();
});

test('a filled form is saved as the whole lead of its city, once, also on two presses', async () => {
  const { user } = show();
  for (const [label, answer] of typedLead) {
    await user.type(screen.getByLabelText(label), answer);
  }
  await user.dblClick(screen.getByRole('button', press));
  await waitFor(() =>
    expect(navigate).toHaveBeenCalledWith('/thankyou', {
      state: expect.objectContaining({
        city,
        saved: expect.objectContaining({ record: expect.objectContaining({ phone: '416-555-0199' }) }),
      }),
    }),
  );
  expect(savedLeads(jest.mocked(write))).toStrictEqual([expectedLead(expect, { location_id: '13929' })]);
});
