import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { goTo } from '../../../../src/shared/browser/go-to';
import { axe } from 'jest-axe';
import type { ReactElement } from 'react';
import { consentVersion } from '../../../../src/features/requests/rules/consent';
import type { FormName } from '../../../../src/features/requests/rules/records';
import { earlyPage } from '../../../../src/islands/early-page';
import { emptyHaul } from '../../../../src/features/haul/rules/stored-haul';
import { forgetHaul, holdHaul } from '../../../../src/features/haul/services/haul-store';
import { readDraft, saveDraftOf } from '../../../../src/shared/browser/drafts';
import { inHand } from '../../../../src/features/requests/services/outbox-store';
import { write } from '../../../../src/features/requests/services/realtime-database';
import { fetchJson } from '../../../../src/shared/browser/fetch-json';
import { failed, succeeded } from '../../../../src/shared/values/result';
import * as forms from '../../../support/booking-page';
import { labels, messages, texts, typedLead } from '../../../support/form-texts';
import { mountIslands, showBuilt } from '../../../support/islands';
import { answerAtOnce, forgetPending, holdBack, savedAs } from '../../../support/saving';

jest.mock('../../../../src/features/requests/services/realtime-database');
jest.mock('../../../../src/shared/browser/fetch-json');
jest.mock('../../../../src/features/addresses/services/address-suggestions');

const { bookingForm, bookForm, estimateForm, estimateIsland, fillLead, quoteForm } = forms;

const { consent } = texts;
beforeEach(answerAtOnce);
afterEach(() => {
  forgetPending();
  sessionStorage.clear();
  jest.restoreAllMocks();
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const box = () => screen.getByRole<HTMLInputElement>('checkbox');
const button = () => screen.getByRole('button', { name: texts.quote.submit });
const confirmed = () => waitFor(() => expect(goTo).toHaveBeenCalled());
const muteErrors = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);
/** Whatever would come while something is pressed. */
const wait = () => act(() => new Promise((resolve) => setTimeout(resolve, 30)));

function show(form: ReactElement) {
  return { user: userEvent.setup({ delay: null }), ...render(form) };
}

/** What the database was given beside the record. */
async function savedContext(): Promise<object> {
  const contexts = () => jest.mocked(write).mock.calls.filter(([path]) => path.startsWith('context/'));
  await waitFor(() => expect(contexts()).toHaveLength(1));
  return contexts()[0]![1];
}

test.each<[name: FormName, form: ReactElement, location: string, policy: string]>([
  ['quote', quoteForm('CA'), '13929', '/toronto/privacy-policy'],
  ['estimate', estimateForm('US'), '13929', '/toronto/privacy-policy'],
  ['book', bookForm(), '', '/privacy-policy'],
  ['booking', bookingForm(), '13929', '/toronto/privacy-policy'],
])('the built %s form says what sending means', async (form, element, location, policy) => {
  const container = showBuilt(element);
  const marketing = form === 'book' ? 'awaited' : 'shown';
  // The facts that an early submission needs.
  const country = form === 'booking' && { country: 'Canada' };
  const facts = { form, location, marketing, consent: consentVersion(consent), ...country };
  expect({ ...container.querySelector('form')?.dataset }).toStrictEqual(facts);
  expect(screen.getByText(texts[form].submit)).toBeVisible();
  expect(screen.getByText(texts[form].busy)).not.toBeVisible();
  const line = screen.getByText(`Press ${texts[form].submit} and we call you`, { exact: false });
  // The law wants it read before the press.
  const order = line.compareDocumentPosition(screen.getByRole('button'));
  expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const link = screen.getByRole('link', { name: consent.policyLink });
  expect(line).toContainElement(link);
  // One line says so; the law's words are one press away.
  expect(line).not.toBeVisible();
  act(() => screen.getByText(consent.more).click());
  expect(line).toBeVisible();
  expect(link).toHaveAttribute('href', policy);
  expect(box()).toHaveAccessibleName(consent.marketing.short);
  expect(box()).toHaveAccessibleDescription(consent.marketing.label);
  expect(box()).not.toBeChecked();
  expect(box()).not.toBeRequired();
  expect(await axe(container)).toHaveNoViolations();
});

test('on /book it waits for the country: until then it can be neither seen nor ticked, and says nothing', async () => {
  const answer = holdBack(fetchJson);
  const { user } = show(bookForm());
  expect(screen.getByLabelText(consent.marketing.short)).toBeDisabled();
  await fillLead(user);
  await user.click(screen.getByRole('button'));
  expect(await savedContext()).not.toHaveProperty('consent.marketing_texts');
  answer(succeeded({ country_name: 'Canada' }));
  await waitFor(() => expect(box()).toBeEnabled());
  expect(box()).not.toBeChecked();
});

/** Collects what a screen reader says of live regions: text that appears where announcing is on. */
function listen(container: Element): string[] {
  const said: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest('[aria-live=polite]');
      if (region?.textContent) said.push(region.textContent);
    }
  });
  observer.observe(container, { childList: true, characterData: true, subtree: true });
  return said;
}

test('an error is read once: where a field is left it is announced, where a press is refused the focus reads it', async () => {
  const { user, container } = show(quoteForm('CA'));
  const said = listen(container);
  await user.click(field(labels.phone));
  await user.tab();
  await waitFor(() => expect(said).toStrictEqual([messages.phoneTooShort]));
  await user.click(button());
  expect(await screen.findByText(messages.nameRequired)).toBeVisible();
  await waitFor(() => expect(field(labels.name)).toHaveFocus());
  expect(field(labels.name)).toHaveAccessibleDescription(messages.nameRequired);
  expect(said).toStrictEqual([messages.phoneTooShort]);
  // What is emptied after that is announced again.
  await user.type(field(labels.name), 'a{Backspace}');
  await waitFor(() => expect(said.at(-1)).toBe(messages.nameRequired));
});

test('a failure is logged and its notice shown while nothing is pressed; saved later, no message is left', async () => {
  const logged = muteErrors();
  const answer = holdBack(fetchJson);
  const { user } = show(quoteForm('CA', { ...texts, failureNotice: 'Please call' }));
  await fillLead(user);
  await user.click(button());
  const link = screen.getByRole('link', { name: consent.policyLink });
  await user.pointer({ target: link, keys: '[MouseLeft>]' });
  answer(failed('down'));
  await wait();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.pointer('[/MouseLeft]');
  expect(await screen.findByRole('alert')).toHaveTextContent('Please call 416-555-0142');
  expect(logged).toHaveBeenCalledWith('Error adding lead', expect.any(Error));
  const form = screen.getByRole<HTMLFormElement>('form');
  saveDraftOf(form);
  expect(readDraft('quote')).toHaveProperty('message');
  await waitFor(() => expect(goTo).toHaveBeenCalled(), { timeout: 4000 });
  saveDraftOf(form);
  expect(readDraft('quote')).not.toHaveProperty('message');
});

test('outside a city the postal code is asked for while nothing is pressed, and stored in lowercase', async () => {
  const answer = holdBack(fetchJson);
  const { user } = show(quoteForm('CA', texts, { locationId: '', city: null }));
  await user.pointer({ target: button(), keys: '[MouseLeft>]' });
  answer(succeeded({ country_name: 'Canada' }));
  await wait();
  expect(screen.queryByLabelText(labels.postalCode)).not.toBeInTheDocument();
  await user.pointer('[/MouseLeft]');
  await user.type(await screen.findByLabelText(labels.postalCode), 'm5v 2t6');
  expect(field(labels.postalCode)).toHaveValue('M5V2T6');
  await fillLead(user);
  await user.click(button());
  await confirmed();
  expect(savedAs('leads')).toMatchObject([{ zip: 'm5v2t6', location_id: '' }]);
});

test('the load joins the words that were there before the scripts', async () => {
  holdHaul({ ...emptyHaul, sentence: 'A sofa.' });
  showBuilt(estimateIsland);
  field(labels.message).value = 'Side door';
  await mountIslands();
  await waitFor(() => expect(field(labels.message).value).toMatch(/^Side door.*A sofa/));
  forgetHaul();
});

test('a draft whose button alone is pressed has no time; Back finds what it is still sending', async () => {
  const answer = holdBack(fetchJson);
  const { user } = show(quoteForm('CA'));
  for (const [label, text] of typedLead) field(label).value = text;
  await user.click(button());
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  expect(field(labels.message)).not.toHaveValue('');
  answer(succeeded({ ip: '203.0.113.7' }));
  await confirmed();
  expect(await savedContext()).toHaveProperty('fill_ms', 0);
});

test('what was typed before the scripts arrived is masked to be seen, and sent where the button was pressed by then', async () => {
  showBuilt(estimateIsland);
  field(labels.name).value = "o'brien";
  field(labels.phone).value = '4165550199';
  field(labels.message).value = 'Sofa!';
  field(labels.phone).focus();
  field(labels.phone).setSelectionRange(4, 4);
  earlyPage().presses.push(screen.getByRole('button', { name: texts.estimate.submit }));
  await mountIslands();
  await confirmed();
  // Nothing knows when it was begun: by the time of the press alone it would count as spam.
  expect(await savedContext()).toHaveProperty('fill_ms', 0);
  expect(field(labels.name)).toHaveValue('Obrien');
  expect(field(labels.phone)).toHaveValue('416-555-0199');
  expect(field(labels.phone).selectionStart).toBe(5);
  expect(field(labels.message)).toHaveValue('Sofa');
  const [saved] = savedAs('leads');
  expect(saved).toMatchObject({ name: 'Obrien', phone: '416-555-0199', note_from_customer: 'Sofa' });
});

const refusesConsent: typeof write = (path) =>
  path.startsWith('context/')
    ? Promise.reject(Object.assign(new Error(), { code: 'PERMISSION_DENIED' }))
    : Promise.resolve();

test.each([
  ['is shown to others, who miss it without a word where that cannot be written', undefined, 1],
  ['is shown to nobody where the database has refused the consent', refusesConsent, 0],
])('a request with the box for names ticked %s', async (_, save, shown) => {
  const logged = muteErrors();
  const fetched = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  globalThis.fetch = fetched;
  if (save) jest.mocked(write).mockImplementation(save);
  const label = 'Optional: others may see my first name';
  const { user } = show(quoteForm('CA', { ...texts, consent: { ...consent, recent: { label } } }));
  await fillLead(user);
  await user.click(screen.getByRole('checkbox', { name: label }));
  await user.click(button());
  await confirmed();
  await waitFor(() => expect(inHand.size).toBe(0));
  await act(() => import('../../../../src/features/requests/services/recent-requests'));
  const written = () => fetched.mock.calls.filter(([url]) => String(url).includes('/recent.json'));
  await waitFor(() => expect(written()).toHaveLength(shown));
  expect(logged).not.toHaveBeenCalled();
});
