/** What is found and done in the form of Decap CMS, from outside. */

type Named = Record<string, unknown> | null;
type Fiber = { return?: Fiber; memoizedProps?: Named; stateNode?: Named };

/** What React gives under a name to the element or to one of the components around it, or what such a component has itself. */
export function reactAbove<Value>(element: Element | null, name: string): Value | undefined {
  const [, found] = Object.entries(element ?? {}).find(([key]) => key.startsWith('__reactFiber$')) ?? [];
  for (let fiber = found as Fiber | undefined; fiber; fiber = fiber.return) {
    const value = fiber.memoizedProps?.[name] ?? fiber.stateNode?.[name];
    if (value) return value as Value;
  }
  return undefined;
}

const control = '[class*="-ControlContainer"]';

export const labelOf = (inside: Element | null): HTMLLabelElement | null | undefined =>
  inside?.closest(control)?.querySelector('label');

/** Names the field of the form in which an element is, such as `hero.points.0.item`; empty outside of all. */
export function fieldAround(element: Element): string {
  const steps: (string | number)[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (at.matches(control)) steps.unshift(labelOf(at)?.htmlFor.replace(/-field-\d+$/, '') ?? '');
    if (at.matches('[class*="-SortableListItem"]'))
      steps.unshift(Array.from(at.parentElement?.children ?? []).indexOf(at));
  }
  return steps.join('.');
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

export function placeCaret(box: HTMLElement, before: string): void {
  if ('setSelectionRange' in box) {
    const { caret } = caretAfter([(box as HTMLInputElement).value], before);
    (box as HTMLInputElement).setSelectionRange(caret, caret);
  } else if (box.isContentEditable) {
    const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    while (walker.nextNode()) nodes.push(walker.currentNode as Text);
    const texts = nodes.map(({ data }) => data);
    const { index, caret } = caretAfter(texts, before);
    document.getSelection()?.collapse(nodes[index] ?? box, caret);
  }
}

/** After this time Decap CMS has opened what is closed around a field, and has focused the field. */
export const settledMs = 100;

/** Opens a field as Decap CMS does where its text is pressed in the preview, with the caret behind some words. */
export function openField(field: string | undefined, before = ''): void {
  if (field === undefined) return;
  const form = document.querySelector('[class*="-EditorContainer"]');
  // The form has a field of its own for each text of a list.
  const own = field.replace(/\.\d+$/, '$&.item');
  reactAbove<(field: string) => void>(form, 'handleFieldClick')?.(own);
  // Groups and lists that have just opened have moved the field.
  window.setTimeout(() => {
    const box = document.activeElement as HTMLElement | null;
    const isHigh = box !== null && box.clientHeight > window.innerHeight;
    box?.scrollIntoView({ block: isHigh ? 'start' : 'center' });
    if (before !== '' && box) placeCaret(box, before);
  }, settledMs);
}
