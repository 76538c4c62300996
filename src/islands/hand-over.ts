type Control = HTMLInputElement | HTMLTextAreaElement;

const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

const isChoice = ({ type }: Control): boolean => type === 'radio' || type === 'checkbox';

const focusable = 'input, textarea, button, a[href], summary, [tabindex]';

/** The same element of the other HTML: a control by its name and, of a group, its value; another one by its number. */
function twinOf(element: Element, from: ParentNode, to: ParentNode): HTMLElement | undefined {
  if (isControl(element)) {
    const { name, id } = element;
    const by = name ? `[name="${CSS.escape(name)}"]` : `#${CSS.escape(id)}`;
    const same = [...to.querySelectorAll<Control>(`:is(input, textarea)${by}`)];
    const found = isChoice(element) ? same.find(({ value }) => value === element.value) : same[0];
    if (found) return found;
  }
  const all = [...from.querySelectorAll(focusable)];
  return [...to.querySelectorAll<HTMLElement>(focusable)][all.indexOf(element)];
}

/** React notices a value that comes by the prototype's own setter. */
function setValue(control: Control, value: string): void {
  const { prototype } = control instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

function copyControls(from: ParentNode, to: ParentNode): void {
  for (const control of from.querySelectorAll<Control>('input, textarea')) {
    const twin = twinOf(control, from, to);
    if (!isControl(twin) || twin.type === 'hidden') continue;
    if (isChoice(control)) {
      const { checked } = control as HTMLInputElement;
      if (checked !== (twin as HTMLInputElement).checked) twin.click();
    } else if (control.value !== twin.value && control.value !== control.defaultValue)
      setValue(twin, control.value);
  }
}

/** The page may say nothing of the selection of a field that holds no plain text. */
function selectAs(from: Control, to: Control): void {
  const { selectionStart, selectionEnd, selectionDirection, value } = from;
  if (selectionStart === null || selectionEnd === null) return;
  const isAtEnd = selectionStart === value.length;
  const [start, end] = isAtEnd ? [to.value.length, to.value.length] : [selectionStart, selectionEnd];
  to.setSelectionRange(start, end, selectionDirection ?? undefined);
}

/** Puts an element in the place of another one that shows the same, with the values, the focus and the selection. */
export function handOver(from: HTMLElement, to: HTMLElement): void {
  const { activeElement } = document;
  const isFocused = activeElement !== null && from.contains(activeElement);
  from.after(to);
  copyControls(from, to);
  // The focus moves before its element goes: a phone would close its keyboard.
  if (isFocused) {
    const twin = twinOf(activeElement, from, to);
    twin?.focus({ preventScroll: true });
    if (isControl(activeElement) && isControl(twin)) selectAs(activeElement, twin);
  }
  from.remove();
}
