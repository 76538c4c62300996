import type { Page } from '@playwright/test';
import { holdBack } from '../support/faults';
import { expect, open, takenOver, test } from '../support/e2e-test';

/** Without sizes, which a browser only guesses for what is far from view. */
const properties = [
  'display',
  'position',
  'margin',
  'padding',
  'border',
  'font',
  'color',
  'background-color',
];

/** How each element of the page looks. */
const looks = (page: Page, selector = 'header *, main *, footer *'): Promise<string[]> =>
  page.locator(selector).evaluateAll(
    (elements, names) =>
      elements.map((element) => {
        const style = getComputedStyle(element);
        const values = names.map((name) => style.getPropertyValue(name));
        return [element.tagName, ...values].join(' ');
      }),
    properties,
  );

/** A press on a link, which may be in a menu that is closed. */
const follow = (page: Page, path: string) => page.locator(`a[href="${path}"]`).first().dispatchEvent('click');

for (const width of [390, 1280])
  test(`a page looks as when it is opened, whatever was shown before it, ${width} px wide`, async ({
    page,
    context,
  }) => {
    const opened = await context.newPage();
    for (const tab of [page, opened]) await tab.setViewportSize({ width, height: 844 });
    await open(page, '/toronto');
    for (const path of ['/toronto/book-now', '/toronto/faq', '/toronto/what-we-take', '/toronto']) {
      await follow(page, path);
      await page.waitForURL(`**${path}`);
      await open(opened, path);
      // The truck that fills comes to each of them in its own time.
      await expect(async () => expect(await looks(page)).toEqual(await looks(opened))).toPass();
    }
  });

test('forms look the same before their code comes and after', async ({ page }) => {
  const parts = 'form[data-form] :is(fieldset, legend, p, button, textarea, input:not([type=radio]))';
  for (const path of ['/toronto', '/toronto/book-now']) {
    await page.goto(path);
    const built = await looks(page, parts);
    expect(built.length).toBeGreaterThan(8);
    await takenOver(page);
    expect(await looks(page, parts)).toEqual(built);
  }
});

test('a page is never shown before its styles have come', async ({ page }) => {
  const release = await holdBack(page, '**/component---*.css');
  await open(page, '/toronto');
  /** The sizes in which each heading was seen, frame by frame. */
  const seen = await page.evaluateHandle(() => {
    const sizes: Record<string, string[]> = {};
    const look = (): void => {
      const heading = document.querySelector('h1');
      const known = (sizes[heading?.textContent ?? 'none'] ??= []);
      const size = heading ? getComputedStyle(heading).fontSize + heading.offsetWidth : '';
      if (!known.includes(size)) known.push(size);
      requestAnimationFrame(look);
    };
    look();
    return sizes;
  });
  const script = page.waitForResponse(/component---.*faq.*\.js$/);
  await follow(page, '/toronto/faq');
  await (await script).finished();
  // The script has run when the page has answered a few frames later.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
  });
  release();
  await page.waitForURL('**/toronto/faq');
  await expect
    .poll(async () => Object.values(await seen.jsonValue()).map(({ length }) => length))
    .toEqual([1, 1]);
});
