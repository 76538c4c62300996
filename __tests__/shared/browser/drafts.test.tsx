import { clearDraft, fillIn, saveDraft, saveDraftOf } from '../../../src/shared/browser/drafts';

/** A form of the page that is open at a path, with its fields as they were built. */
function openForm(form = 'quote', path = '/toronto'): HTMLFormElement {
  window.history.replaceState(null, '', path);
  document.body.innerHTML = `<form data-form="${form}">
    <input name="name" /><input name="phone" /><textarea name="message"></textarea>
    <input type="radio" name="day" value="1" /><input type="radio" name="day" value="2" />
    <input type="checkbox" name="texts" /><input name="company_website" tabindex="-1" /></form>`;
  return document.querySelector('form')!;
}

const typed = { name: 'Ada', phone: '416-555-0199', message: 'A sofa' };

/** Types into a form, chooses the second day, ticks the box and fills the honeypot; then leaves its page. */
function fillAndLeave(form = openForm()): void {
  for (const [name, value] of Object.entries({ ...typed, company_website: 'spam' }))
    form.querySelector<HTMLInputElement>(`[name=${name}]`)!.value = value;
  for (const choice of form.querySelectorAll<HTMLInputElement>('[value="2"], [name=texts]'))
    choice.checked = true;
  saveDraftOf(form);
}

/** What a form that is opened now holds. */
function reopened(...place: Parameters<typeof openForm>): Record<string, unknown> {
  const form = openForm(...place);
  fillIn(form);
  return Object.fromEntries([...new FormData(form)].filter(([, value]) => value !== ''));
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  window.history.replaceState(null, '', '/');
});

test('what was typed and chosen is there again for a day, but no box is ticked and no honeypot filled', () => {
  fillAndLeave();
  expect(reopened()).toStrictEqual({ ...typed, day: '2' });
  jest.advanceTimersByTime(24 * 60 * 60 * 1000);
  expect(reopened()).toStrictEqual({});
});

test.each([
  ['form', 'book', '/toronto'],
  ['page', 'quote', '/boise'],
])('another %s has the name and the phone only, whichever were said last', (_, form, path) => {
  saveDraft('estimate', { name: 'Ben', phone: '416-555-0100' });
  fillAndLeave();
  const { name, phone } = typed;
  expect(reopened(form, path)).toStrictEqual({ name, phone });
});

test('a field that holds something keeps it', () => {
  fillAndLeave();
  const form = openForm();
  form.querySelector('input')!.value = 'Ben';
  form.querySelector<HTMLInputElement>('[value="1"]')!.checked = true;
  fillIn(form);
  expect([...new FormData(form)]).toEqual(
    expect.arrayContaining([
      ['name', 'Ben'],
      ['day', '1'],
    ]),
  );
});

test('what the visitor has emptied stays empty', () => {
  fillAndLeave();
  saveDraftOf(openForm());
  expect(reopened()).toStrictEqual({});
});

test('of a form that was sent nothing but name and phone is kept', () => {
  const form = openForm();
  fillAndLeave(form);
  form.dataset.sent = '';
  clearDraft('quote');
  saveDraftOf(form);
  const { name, phone } = typed;
  expect(reopened()).toStrictEqual({ name, phone });
});
