import { fieldAround, labelOf, openField, reactAbove } from './decap-form';

/** Decap CMS 3.16.3 leaves controls without a name, a state or a role; all that is patched inside it is here. */
type Patch = (element: HTMLElement) => void;

function set(element: Element | null | undefined, attributes: Record<string, string>): void {
  for (const [name, value] of Object.entries(attributes))
    if (element && element.getAttribute(name) !== value) element.setAttribute(name, value);
}

const itemLabel = (item: Element | null): HTMLElement | null | undefined =>
  item?.querySelector<HTMLElement>(':scope > [class*="-NestedObjectLabel"]');

const isShown = (element: Element | null | undefined): boolean => (element?.getClientRects().length ?? 0) > 0;

function nameItem(bar: HTMLElement): void {
  const [toggle, ...others] = bar.querySelectorAll('button');
  const label = itemLabel(bar.parentElement);
  const name = label?.textContent ?? 'item';
  const isOpen = !isShown(label);
  set(toggle, { 'aria-label': `${isOpen ? 'Close' : 'Open'}: ${name}`, 'aria-expanded': String(isOpen) });
  set(bar.querySelector('[aria-roledescription=sortable]'), { 'aria-label': `Move: ${name}` });
  set(others.at(-1), { 'aria-label': `Remove: ${name}` });
}

const fieldLabel = (inside: Element): string => labelOf(inside)?.textContent ?? 'Text';

function tieErrors(errors: HTMLElement): void {
  const label = labelOf(errors);
  const control = label?.htmlFor ? document.getElementById(label.htmlFor) : undefined;
  if (!control) return;
  errors.id ||= `${control.id}-errors`;
  set(control, { 'aria-invalid': 'true', 'aria-describedby': errors.id });
}

function untieErrors(control: HTMLElement): void {
  if (document.getElementById(control.getAttribute('aria-describedby') ?? '')) return;
  for (const name of ['aria-invalid', 'aria-describedby']) control.removeAttribute(name);
}

/** In a narrow window only the arrow of the way back is shown. */
function nameWayBack(link: HTMLElement): void {
  if (isShown(link.querySelector('[class*="-BackCollection"]'))) link.removeAttribute('aria-label');
  else set(link, { 'aria-label': 'Back to the list' });
}

type SlateEditor = {
  children: { type: string }[];
  selection?: { anchor: { path: number[] } };
  insertNode(part: object): void;
};

/** Decap CMS drops what is typed or pasted at a divider: it goes into a paragraph behind it. */
function leaveDivider({ target, key, ctrlKey, metaKey }: KeyboardEvent): void {
  const editor = reactAbove<SlateEditor>((target as Element).closest('[data-slate-editor]'), 'editor');
  const part = editor?.children[editor.selection?.anchor.path[0] ?? 0];
  const isTyped = key === 'v' || (key.length === 1 && !ctrlKey && !metaKey);
  if (isTyped && part?.type === 'thematic-break')
    editor?.insertNode({ type: 'paragraph', children: [{ text: '' }] });
}

const patches: Record<string, Patch> = {
  '[class*="-StyledListItemTopBar"]': nameItem,
  '[data-testid=expand-button]': (button) =>
    set(button, { 'aria-expanded': String(button.getAttribute('aria-label') === 'Collapse') }),
  '[class*="-ControlErrorsList"]': tieErrors,
  '#nc-root [aria-invalid]': untieErrors,
  '[data-slate-editor=true]': (text) => set(text, { 'aria-label': fieldLabel(text) }),
  '[data-testid=now-button], [data-testid=clear-button]': (button) =>
    set(button, { 'aria-label': `${button.textContent}: ${fieldLabel(button)}` }),
  '[class*="-ToolbarToggle"][role=switch]': (button) => {
    const isPlain = !button.closest('[class*="-ControlContainer"]')?.querySelector('[data-slate-editor]');
    set(button, { 'aria-label': 'Text with its marks', 'aria-checked': String(isPlain) });
  },
  '[class*="-ToolbarContainer"]:has([class*="-ToolbarSectionBackLink"])': (bar) =>
    set(bar, { role: 'region', 'aria-label': 'Entry' }),
  '[class*="-ToolbarSectionBackLink"]': nameWayBack,
  '[class*="-EditorContainer"] .Pane1': (pane) => set(pane, { role: 'main' }),
  '[class*="-EditorContainer"] .Pane2': (pane) => set(pane, { role: 'region', 'aria-label': 'The page' }),
  '[class*="-StyledModal"][role=dialog]': (dialog) => set(dialog, { 'aria-label': 'Pictures' }),
  // A button in a button: the inner one is enough.
  '[role=button]:has(> button)': (outer) => {
    outer.tabIndex = -1;
    for (const name of ['role', 'aria-haspopup', 'aria-expanded']) outer.removeAttribute(name);
  },
  // The name of the file is under each picture.
  '[class*="-CardImage"]:not([alt])': (picture) => set(picture, { alt: '' }),
};

function patchAll(): void {
  for (const [selector, patch] of Object.entries(patches))
    for (const element of document.querySelectorAll<HTMLElement>(selector)) patch(element);
}

const click = (around: Element | null | undefined, selector: string): void =>
  around?.querySelector<HTMLElement>(selector)?.click();

function pressTitle({ target }: MouseEvent): void {
  const pressed = target as Element;
  if (pressed.closest('button, a, input, [role=button]')) return;
  const title = pressed.closest('[class*="-NestedObjectLabel"]');
  if (title) return click(title.parentElement, '[class*="-StyledListItemTopBar"] > button');
  click(pressed.closest('[class*="-TopBarContainer"]'), '[data-testid=expand-button]');
}

/** Opens the first field with an error; Decap's own message, which names no field, is hidden (decap.css). */
function showFirstError(): void {
  const errors = document.querySelector('[class*="-ControlErrorsList"]');
  if (errors && !document.getElementById('editing-notice')) openField(fieldAround(errors));
}

const isRefusal = (node: Node): boolean =>
  node instanceof Element &&
  (node.matches('.Toastify__toast--error') || !!node.querySelector('.Toastify__toast--error'));

export function patchDecap(): void {
  let isPlanned = false;
  new MutationObserver((records) => {
    if (records.some(({ addedNodes }) => [...addedNodes].some(isRefusal))) showFirstError();
    if (isPlanned) return;
    isPlanned = true;
    requestAnimationFrame(() => {
      isPlanned = false;
      patchAll();
    });
    // Whether an item is open may be said by a class alone.
  }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['class'] });
  document.addEventListener('click', pressTitle);
  document.addEventListener('keydown', leaveDivider, { capture: true });
}
