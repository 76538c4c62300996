import type { Page } from '@playwright/test';

/** What runs in a page and finds what is wrong with its layout: nothing from outside is used in it. */

/** Lines of text that go over the window's or their box's edge, lie over one another, break a word or hold hardly any. */
export function findBrokenLines(): string[] {
  const isForEyes = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.closest('noscript, [aria-hidden=true]') === null;
  const lines: { place: Element | null; parent: Element; box: DOMRect; text: string }[] = [];
  const found = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement!;
    const text = node.textContent?.trim() ?? '';
    const ancestors: HTMLElement[] = [];
    for (let next: HTMLElement | null = parent; next; next = next.parentElement) ancestors.push(next);
    const styleOf = (element: Element) => getComputedStyle(element);
    // Said to screen readers only.
    const isClipped = ancestors.some((element) => styleOf(element).clipPath === 'inset(50%)');
    if (text === '' || !isForEyes(parent) || isClipped) continue;
    // What sticks lies over what scrolls under it.
    const place = ancestors.find((element) => /fixed|sticky/.test(styleOf(element).position)) ?? null;
    const block = ancestors.find((element) => styleOf(element).display !== 'inline')!;
    // A row that scrolls sideways by itself brings into view what lies beyond its edge.
    const row = ancestors.findIndex(
      (element) =>
        /auto|scroll/.test(styleOf(element).overflowX) &&
        element.scrollWidth > element.clientWidth &&
        element.scrollHeight <= element.clientHeight,
    );
    const inRow = row < 0 ? ancestors : ancestors.slice(0, row);
    const cutting = inRow.filter((element) => /hidden|clip/.test(styleOf(element).overflow));
    const paper = row < 0 ? [new DOMRect(0, 0, document.documentElement.clientWidth)] : [];
    const list = ancestors
      .find((element) => /auto|scroll/.test(styleOf(element).overflowY) && element.clientHeight > 0)
      ?.getBoundingClientRect();
    const range = document.createRange();
    // A longer word gets a hyphen, where the browser has a dictionary.
    const isHyphenated = styleOf(parent).hyphens === 'auto';
    const hyphenated = isHyphenated
      ? parseInt(styleOf(parent).getPropertyValue('hyphenate-limit-chars'))
      : Infinity;
    for (const { 0: word, index } of (node as Text).data.matchAll(/[\p{L}\p{M}\d'’]+/gu)) {
      if (word.length >= hyphenated) continue;
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
      if (new Set(tops).size > 1) found.add(`breaks “${word}”: ${text}`);
    }
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()];
    const runWidth = boxes.reduce((sum, { width }) => sum + width, 0);
    const fitting = (block.clientWidth * text.length) / runWidth;
    // Larger letters, and letters that someone sets wider, need a wider column than there may be.
    const { fontSize, letterSpacing } = styleOf(parent);
    const isSmall = parseFloat(fontSize) < 20 && !(parseFloat(letterSpacing) > 1);
    if (isSmall && boxes.length > 2 && fitting < 12)
      found.add(`a column of ${Math.round(fitting)} letters: ${text}`);
    for (const box of boxes) {
      if (box.width === 0 || place?.matches('a')) continue;
      // A list that scrolls by itself brings into view what lies above or below it.
      if (list && (box.bottom > list.bottom || box.top < list.top)) continue;
      lines.push({ place, parent, box, text });
      const edges = [block, ...cutting].map((element) => element.getBoundingClientRect());
      for (const edge of [...edges, ...paper]) {
        if (box.left < edge.left - 2 || box.right > edge.right + 2) found.add(`goes over an edge: ${text}`);
      }
      for (const edge of cutting.map((element) => element.getBoundingClientRect())) {
        // A line's box is higher than its letters.
        if (box.top < edge.top - 5 || box.bottom > edge.bottom + 5) found.add(`is cut off: ${text}`);
      }
    }
  }
  for (const [index, one] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      if (one.parent === other.parent || one.place !== other.place) continue;
      const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      const lower = Math.min(one.box.height, other.box.height);
      if (width > 2 && height > lower / 3) found.add(`lie over one another: ${one.text} / ${other.text}`);
    }
  }
  return [...found];
}

/** Controls that are smaller than a finger wants them, with their sizes. */
export function findSmallTargets(): string[] {
  const isInSentence = (control: Element): boolean => {
    const { textContent } = control.parentElement!;
    const hasWords = /\w/.test(textContent.replace(control.textContent, ''));
    return hasWords && getComputedStyle(control).display === 'inline';
  };
  const boxOf = (control: Element): DOMRect => {
    const isStretched = getComputedStyle(control, '::after').position === 'absolute';
    const holder = isStretched ? control.closest('li') : control.closest('label');
    return (holder ?? control).getBoundingClientRect();
  };
  return [...document.querySelectorAll<HTMLElement>('a[href], button, summary, input, textarea')].flatMap(
    (control) => {
      const isShown = control.checkVisibility({ visibilityProperty: true }) && control.tabIndex >= 0;
      if (!isShown || isInSentence(control)) return [];
      const { width, height } = boxOf(control);
      const isPressedOften = control.matches(
        'header *, form *, footer ~ * *, [href^="tel:"], [href^="sms:"]',
      );
      const isSmall = Math.min(width, height) < 24 || (isPressedOften && height < 43.9);
      return isSmall ? [`${control.textContent} ${Math.round(width)} × ${Math.round(height)}`] : [];
    },
  );
}

type Stop = { name: string; isField: boolean; coveredBy: string | null } | null;

/** What has the focus, and what lies over the middle of that part of it which is in the window. */
export function readStop(): Stop {
  const control = document.activeElement;
  if (!control || control === document.body) return null;
  const box = control.getClientRects()[0] ?? new DOMRect();
  const x = (Math.max(box.left, 0) + Math.min(box.right, window.innerWidth)) / 2;
  const y = (Math.max(box.top, 0) + Math.min(box.bottom, window.innerHeight)) / 2;
  const hit = document.elementFromPoint(x, y);
  const isSeen = hit !== null && (control.contains(hit) || hit.contains(control));
  return {
    name: control.getAttribute('aria-label') ?? control.textContent ?? '',
    isField: control.matches('input, textarea'),
    coveredBy: isSeen ? null : (hit?.textContent ?? 'the edge of the window'),
  };
}

/** Adds up how far the layout moves by itself, from before the page's own scripts on. */
export function addUpShifts(): void {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value;
    Object.assign(window, { shifts: sum });
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Makes the open page lay out and paint everything that is not folded, also the bands that usually wait until they come near. */
export async function layOutAll(page: Page): Promise<void> {
  await page.addStyleTag({ content: '*:not([hidden]) { content-visibility: visible !important }' });
}
