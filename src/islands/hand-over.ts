import { type Control, fillInRest, isControl, setValue } from '../shared/browser/drafts';

const isChoice = ({ type }: Control): boolean => type === 'radio' || type === 'checkbox';

/** What is the same in both; of a button only the live one says that it submits. */
function marksOf(element: Element): string {
  const marks = [element.localName, element.getAttribute('href')];
  if (isControl(element)) marks.push(element.name, element.type, isChoice(element) ? element.value : '');
  return marks.join('\n');
}

/** The same element of the other HTML, where an extension may have added some. */
function twinOf(element: Element, from: ParentNode, to: ParentNode): HTMLElement | undefined {
  const marks = marksOf(element);
  const alike = (part: ParentNode): HTMLElement[] =>
    [...part.querySelectorAll<HTMLElement>(element.localName)].filter((each) => marksOf(each) === marks);
  return alike(to)[alike(from).indexOf(element as HTMLElement)];
}

/** The page may say nothing of the selection of a field that holds no plain text. */
function selectAs(from: Control, to: Control): void {
  const { selectionStart, selectionEnd, selectionDirection } = from;
  if (selectionStart === null || selectionEnd === null) return;
  to.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
}

function copyText(from: Control, to: Control): void {
  const select = (): void => void (to === document.activeElement && selectAs(from, to));
  // Before the event, with which a mask puts the caret behind the same character.
  if (from.value !== to.value && from.value !== from.defaultValue) setValue(to, from.value, select);
  else select();
}

function copyControls(from: ParentNode, to: ParentNode): void {
  for (const control of from.querySelectorAll<Control>('input, textarea')) {
    const twin = twinOf(control, from, to);
    if (!isControl(twin) || twin.type === 'hidden') continue;
    if (!isChoice(control)) copyText(control, twin);
    else if ((control as HTMLInputElement).checked !== (twin as HTMLInputElement).checked) twin.click();
  }
}

/** Puts an element in the place of another one that shows the same, with the values, the focus and the selection. */
export function handOver(from: HTMLElement, to: HTMLElement): void {
  const { activeElement } = document;
  from.after(to);
  // The focus moves before its element goes: a phone would close its keyboard.
  if (activeElement && from.contains(activeElement))
    twinOf(activeElement, from, to)?.focus({ preventScroll: true });
  copyControls(from, to);
  for (const fold of from.querySelectorAll('details[open]')) twinOf(fold, from, to)?.setAttribute('open', '');
  from.remove();
  // A choice may show a field more.
  setTimeout(() => to.querySelectorAll<HTMLFormElement>('form[data-form]').forEach(fillInRest));
}
