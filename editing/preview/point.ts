import { vercelStegaEncode } from '@vercel/stega';
import { fieldOf, formField, valueAt } from './field-of';
import { elsewhereAttribute, fieldAttribute, type Marked } from './marked-page';
import { nameField } from '../content/schemas';

type Edited = { data: Record<string, unknown>; container?: HTMLElement; drawn?: HTMLElement; field?: string };

const edited: Edited = { data: {} };
const editedClass = 'is-edited';

/** After this time Decap CMS has drawn the form with what it has opened. */
const settledMs = 100;

export function keepForm(container: HTMLElement, data: Record<string, unknown>): void {
  if (edited.container !== container) delete edited.field;
  Object.assign(edited, { container, data });
}

export function keepDrawn(container: HTMLElement): void {
  const isFirst = edited.drawn !== container;
  edited.drawn = container;
  if (isFirst || edited.field !== undefined) showEdited();
}

export function showEdited(): void {
  const { drawn: container, field } = edited;
  // The address may have opened a field before the page was there.
  const inUse = container?.ownerDocument.defaultView?.parent.document.activeElement;
  if (field !== undefined) showField(field);
  else if (container && !(inUse && followControl(inUse as HTMLElement)))
    shownElements(container, `[${fieldAttribute}]`)[0]?.scrollIntoView({ block: 'center' });
}

export function forgetDrawn(container: HTMLElement | null): void {
  if (edited.container === container) delete edited.container;
  if (edited.drawn === container) delete edited.drawn;
}

function showField(field: string): boolean {
  const { drawn: container } = edited;
  edited.field = field;
  if (!container) return false;
  for (const element of container.querySelectorAll(`.${editedClass}`)) element.classList.remove(editedClass);
  const selector = `[${fieldAttribute}~="${field}"]`;
  for (const answer of container.querySelectorAll(`details:not([open]):has(${selector})`))
    answer.setAttribute('open', '');
  const elements = shownElements(container, selector);
  for (const element of elements) element.classList.add(editedClass);
  const [first] = elements;
  if (first && !elements.some(isInView)) first.scrollIntoView({ block: 'center' });
  return first !== undefined;
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
  const { ownerDocument: page } = container;
  const list = page.createElement('dl');
  list.className = 'preview-unseen';
  list.append(
    Object.assign(page.createElement('dt'), { textContent: 'Shown only at times, or read aloud' }),
    ...unseen.map(({ field, text }) => {
      const item = page.createElement('dd');
      item.setAttribute(fieldAttribute, field);
      item.tabIndex = 0;
      const name = page.createElement('small');
      name.textContent = `${nameField(path, field.replace(/\.item$/, ''))}: `;
      item.append(name, text);
      return item;
    }),
  );
  container.append(list);
}

/** Where the caret is if somebody presses behind these words; a text may have names in their place. */
export function caretAfter(texts: readonly string[], before: string): { index: number; caret: number } {
  for (let { length } = before; length > 0; length -= 1) {
    const words = before.slice(-length);
    const index = texts.findIndex((text) => text.includes(words));
    if (index >= 0) return { index, caret: (texts[index] as string).indexOf(words) + length };
  }
  return { index: 0, caret: 0 };
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

export function placeCaret(control: HTMLElement, before: string): void {
  if ('setSelectionRange' in control) {
    const { caret } = caretAfter([(control as HTMLInputElement).value], before);
    (control as HTMLInputElement).setSelectionRange(caret, caret);
  } else if (control.isContentEditable) {
    const walker = control.ownerDocument.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    while (walker.nextNode()) nodes.push(walker.currentNode as Text);
    const texts = nodes.map(({ data }) => data);
    const { index, caret } = caretAfter(texts, before);
    control.ownerDocument.getSelection()?.collapse(nodes[index] ?? control, caret);
  }
}

/** Decap CMS opens a field where a text that it has marked itself is pressed, so this presses such a text. */
function openField(container: HTMLElement, field: string, before = ''): void {
  const marked = container.ownerDocument.createElement('span');
  marked.hidden = true;
  marked.textContent = vercelStegaEncode({ decap: field });
  container.append(marked);
  marked.click();
  marked.remove();
  const form = container.ownerDocument.defaultView?.parent;
  // Groups and lists that have just opened have moved the field.
  form?.setTimeout(() => {
    const { activeElement: control } = form.document;
    const isHigh = control !== null && control.clientHeight > form.innerHeight;
    control?.scrollIntoView({ block: isHigh ? 'start' : 'center' });
    if (before !== '' && control) placeCaret(control as HTMLElement, before);
  }, settledMs);
}

export function openAskedField(field: string | undefined): void {
  if (field !== undefined && edited.container) openField(edited.container, formField(edited.data, field));
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

/** Opens the field of what is pressed, also that of another file; links and buttons do nothing there. */
export function openPressed(container: HTMLElement, event: Event, show: () => void): void {
  const pressed = pressedAt(container, event);
  if (!pressed) return;
  event.preventDefault();
  event.stopPropagation();
  show();
  const [field] = pressed.getAttribute(fieldAttribute)?.split(' ') ?? [];
  const screen = container.ownerDocument.defaultView?.parent as Window;
  const elsewhere = pressed.getAttribute(elsewhereAttribute);
  const words = wordsAt(container, event);
  const isOwn = field !== undefined && isWrittenIn(valueAt(edited.data, field), words.pressed);
  if (field === undefined || (elsewhere !== null && !isOwn)) screen.location.hash = elsewhere ?? '';
  else openField(container, field, words.before);
}

export function followControl(control: HTMLElement): boolean {
  const { id, isContentEditable } = control;
  const { value } = control as HTMLInputElement;
  const name = id.replace(/\d+$/, '');
  const same = Array.from(control.ownerDocument.querySelectorAll<HTMLInputElement>('[id*="-field-"]')).filter(
    (other) => other.id.replace(/\d+$/, '') === name && other.value === value,
  );
  const rank = same.indexOf(control as HTMLInputElement);
  const field = fieldOf(edited.data, { id, value, isContentEditable }, rank);
  return field !== undefined && showField(field);
}
