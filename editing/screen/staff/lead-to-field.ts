import { labelOf } from '../../config/labels';
import { firstPage } from './place';

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

/**
 * Goes to an entry and its field from wherever the screen is. Decap CMS goes on showing an entry whose address becomes that
 * of another one, so it leaves the entry first; where the user rather stays, because of unsaved words, it stays.
 */
export function leadToEntry(address: string, field: string | undefined): void {
  const go = (): void => {
    if (window.location.hash !== firstPage) return;
    window.location.replace(address);
    leadToField(field);
  };
  if (window.location.hash === firstPage) return go();
  window.addEventListener('hashchange', go, { once: true });
  window.location.hash = firstPage;
}
