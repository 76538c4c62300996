import type { Page } from '@playwright/test';
import { layOutAll } from '../../scripts/lay-out-all';
import { contentDir } from '../../src/content-model/reading/content-dir';
import { loadContent } from '../../src/content-model/checks/load-content';
import { cityPath, citySubRoutes } from '../../src/domain/routes';
import { repeatMs } from '../../src/domain/social-proof/social-proof';
import { expect, installClock, open, test } from '../support/journey';
import { offerPaths } from '../support/offers';

const { cities, pages, site } = loadContent(contentDir());
/** Whose name asks for most room. */
const { slug } = [...cities].sort((a, b) => b.locationName.length - a.locationName.length)[0]!;
const cityPaths = [...citySubRoutes.map((subRoute) => cityPath(slug, subRoute)), ...offerPaths];

const sizes = [
  // A window of 1280 × 1024 at 400 %.
  { width: 320, height: 256 },
  { width: 360, height: 740 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
];

/** The narrowest of one column, and of more. */
const spacedSizes = sizes.filter(({ width }) => width === 320 || width === 768);

/** What WCAG 2.2, 1.4.12, says that a page must bear. */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`;

/** Lines of text that go over the window's or their box's edge, or lie over one another. */
function findBrokenLines(): string[] {
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
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
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
function findSmallTargets(): string[] {
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

/** What one window breaks does not hide what the next one does; a busy browser lays a page out a little later. */
const soft = expect.configure({ soft: true });

for (const path of [...cityPaths, '/', '/book', '/thankyou', '/privacy-policy']) {
  test(`nothing of ${path} is cut off or too small to press, on any window`, async ({ page }) => {
    // What still moves stands nowhere yet.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    for (const summary of await page.locator('main summary').all()) await summary.press('Enter');
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await layOutAll(page);
    for (const spacing of ['', textSpacing]) {
      if (spacing) await page.addStyleTag({ content: spacing });
      for (const size of spacing ? spacedSizes : sizes) {
        await page.setViewportSize(size);
        const state = `${size.width} × ${size.height}${spacing && ', with text spacing'}`;
        await soft.poll(sideways, `${state}: scrolls sideways`).toBeLessThanOrEqual(0);
        await soft.poll(() => page.evaluate(findBrokenLines), state).toStrictEqual([]);
        if (!spacing) await soft.poll(() => page.evaluate(findSmallTargets), state).toStrictEqual([]);
      }
    }
  });
}

/** The words of the services' names that a line's end parts. */
function findPartedWords(): string[] {
  const walker = document.createTreeWalker(
    document.querySelector('[aria-labelledby=services] ul')!,
    NodeFilter.SHOW_TEXT,
  );
  const found: string[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s/]+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (range.getClientRects().length > 1) found.push(word);
    }
  }
  return found;
}

for (const width of [320, 360, 390, 430]) {
  test(`on a phone of ${width} the services’ names end their lines between words, and the board’s rows are even`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    // In the evening, when every row names the next day; Wednesday's name is the longest.
    await page.clock.setFixedTime(new Date('2026-11-24T19:00-05:00'));
    await page.goto('/toronto');
    await layOutAll(page);
    const rows = page.getByRole('list', { name: pages.home.sameDay.board.title }).getByRole('listitem');
    await expect(rows.filter({ hasText: 'Wednesday, Nov 25' })).toHaveCount(site.booking.timeWindows.length);
    const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    expect(new Set(heights).size).toBe(1);
    expect(await page.evaluate(findPartedWords)).toStrictEqual([]);
  });
}

type Stop = { name: string; isField: boolean; coveredBy: string | null } | null;

/** What has the focus, and what lies over the middle of that part of it which is in the window. */
function readStop(): Stop {
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

async function expectStopsInView(page: Page): Promise<void> {
  let stops = 0;
  for (; stops < 150; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(readStop);
    if (!stop) break;
    expect.soft(stop.coveredBy, `over “${stop.name}” lies`).toBeNull();
    // The pop-up is due at every stop where it may come.
    const isPopupShown = (await page.locator('footer ~ [aria-hidden]').count()) > 0;
    if (!isPopupShown && !stop.isField) await page.clock.runFor(repeatMs);
  }
  expect(stops).toBeGreaterThan(15);
  expect(stops).toBeLessThan(150);
}

for (const size of [
  { width: 390, height: 844 },
  { width: 320, height: 256 },
]) {
  for (const subRoute of ['', 'get-quote', 'book-now']) {
    const path = cityPath('toronto', subRoute);
    test(`what has the focus on ${path} is in view on ${size.width} × ${size.height}`, async ({ page }) => {
      await page.setViewportSize(size);
      await installClock(page);
      await open(page, path);
      await page.clock.pauseAt(Date.now() + repeatMs);
      await expectStopsInView(page);
    });
  }
}
