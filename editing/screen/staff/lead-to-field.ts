import { labelOf } from '../../config/labels';

const longestWaitMs = 20_000;

/**
 * Moves to a field of the form that opens next, by its name in the content model, such as `items[2].validUntil`: to the
 * first part of it, as groups and lists may be closed. Gives up where no such form opens in time.
 */
export function leadToField(field: string | undefined): void {
  const [name = ''] = /^[A-Za-z]+/.exec(field ?? '') ?? [];
  if (name === '') return;
  const label = labelOf(name).toLowerCase();
  const isMeant = ({ textContent }: Element): boolean =>
    (textContent ?? '').toLowerCase().replace(' (optional)', '').trim() === label;
  const form = document.body;
  const look = new MutationObserver(() => {
    const found = [...form.querySelectorAll('#nc-root label')].find(isMeant) as HTMLLabelElement | undefined;
    if (!found) return;
    look.disconnect();
    found.scrollIntoView({ block: 'center' });
    document.getElementById(found.htmlFor)?.focus({ preventScroll: true });
  });
  look.observe(form, { childList: true, subtree: true });
  setTimeout(() => look.disconnect(), longestWaitMs);
}
