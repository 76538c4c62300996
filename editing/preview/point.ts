import { valueAt } from './field-of';
import { elsewhereAttribute, fieldAttribute, type Marked } from './marked-page';
import { nameField } from '../content/schemas';
import { fieldAround, openField } from '../screen/decap-form';

/** The page of the form that is open, once it is drawn, and the field that it points at. */
let drawn: HTMLElement | undefined;
let pointed: string | undefined;

const editedClass = 'is-edited';

export function keepDrawn(container: HTMLElement): void {
  const isFirst = drawn !== container;
  drawn = container;
  if (isFirst || pointed !== undefined) showEdited();
}

export function forgetDrawn(): void {
  drawn = undefined;
  pointed = undefined;
}

export function showEdited(): void {
  // The address may have opened a field before the page was there.
  if (pointed !== undefined) showField(pointed);
  else if (drawn && !followControl(document.activeElement as HTMLElement))
    shownElements(drawn, `[${fieldAttribute}]`)[0]?.scrollIntoView({ block: 'center' });
}

function showField(field: string): boolean {
  pointed = field;
  if (!drawn) return false;
  for (const element of drawn.querySelectorAll(`.${editedClass}`)) element.classList.remove(editedClass);
  const selector = `[${fieldAttribute}~="${field}"]`;
  for (const answer of drawn.querySelectorAll(`details:not([open]):has(${selector})`))
    answer.setAttribute('open', '');
  const elements = shownElements(drawn, selector);
  for (const element of elements) element.classList.add(editedClass);
  const [first] = elements;
  if (first && !elements.some(isInView)) first.scrollIntoView({ block: 'center' });
  return first !== undefined;
}

/** Shows on the page what the control of the form is about. */
export function followControl(control: HTMLElement): boolean {
  const field = fieldAround(control);
  return field !== '' && showField(field);
}

function shownElements(container: HTMLElement, selector: string): Element[] {
  const elements = Array.from(container.querySelectorAll(selector));
  return elements.filter((element) => element.getClientRects().length > 0);
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= (element.ownerDocument.defaultView?.innerHeight ?? 0);
}

/** Lists below a page what it shows only at times, such as errors, or reads aloud, so that it can be pressed. */
export function listUnseen(container: HTMLElement, path: string, texts: Marked[]): void {
  const isLaidOut = container.getClientRects().length > 0;
  const isSeen = ({ field }: Marked): boolean => {
    const shown = `[${fieldAttribute}~="${field}"]`;
    const inDetails = container.querySelector(isLaidOut ? `details ${shown}` : shown);
    return inDetails !== null || shownElements(container, shown).length > 0;
  };
  const unseen = texts.filter((text) => !isSeen(text));
  if (unseen.length === 0) return;
  const title = 'Shown only at times, or read aloud';
  container.insertAdjacentHTML('beforeend', `<dl class="preview-unseen"><dt>${title}</dt></dl>`);
  for (const { field, text } of unseen) {
    const html = `<dd tabindex="0" ${fieldAttribute}="${field}"><small></small></dd>`;
    container.lastElementChild?.insertAdjacentHTML('beforeend', html);
    const item = container.lastElementChild?.lastElementChild as Element;
    (item.firstChild as Element).textContent = `${nameField(path, field.replace(/\.item$/, ''))}: `;
    item.append(text);
  }
}

/** The words of the page in front of a press and the word that is pressed, none for a press by the keyboard. */
function wordsAt({ ownerDocument: page }: HTMLElement, event: Event): { before: string; pressed: string } {
  const { clientX, clientY } = event as MouseEvent;
  const range = clientX === undefined ? undefined : page.caretRangeFromPoint?.(clientX, clientY);
  const text = range?.startContainer.nodeValue ?? '';
  const before = text.slice(0, range?.startOffset);
  const [start = '', end = ''] = [/\S*$/.exec(before)?.[0], /^\S*/.exec(text.slice(before.length))?.[0]];
  return { before, pressed: (start + end).replace(/[.,:;!?]+$/, '') };
}

function pressedAt({ ownerDocument: page }: HTMLElement, event: Event): Element | undefined {
  const { clientX = -1, clientY = -1 } = event as MouseEvent;
  return (
    [event.target as Element, ...page.elementsFromPoint(clientX, clientY)]
      // A slider has no words but a name for those who do not see it, and covers two photographs.
      .filter((element) => !element.matches('input[type=range]'))
      .flatMap((element) => element.closest(`[${fieldAttribute}], [${elsewhereAttribute}]`) ?? [])
      .at(0)
  );
}

/** Whether a word of the page is written in a value; the name of a city is filled into most. */
const isWrittenIn = (value: unknown, word: string): boolean =>
  typeof value !== 'string' || value.toLowerCase().includes(word.toLowerCase());

type Form = { data: Record<string, unknown>; show: () => void };

/** Opens the field of what is pressed, also that of another file; links and buttons do nothing there. */
export function openPressed(container: HTMLElement, event: Event, form: Form): void {
  const pressed = pressedAt(container, event);
  if (!pressed) return;
  event.preventDefault();
  event.stopPropagation();
  form.show();
  const [field] = pressed.getAttribute(fieldAttribute)?.split(' ') ?? [];
  const elsewhere = pressed.getAttribute(elsewhereAttribute);
  const words = wordsAt(container, event);
  const isOwn = field !== undefined && isWrittenIn(valueAt(form.data, field), words.pressed);
  if (field === undefined || (elsewhere !== null && !isOwn)) window.location.hash = elsewhere ?? '';
  else openField(field, words.before);
}
