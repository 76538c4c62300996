import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Locator, type Page } from '@playwright/test';
import { brandFiles } from '../../../__tests__/support/brand-fixture';
import { writeContentFolder } from '../../../__tests__/support/content-folder';
import { formatContent } from '../../content/format-content';
import { startEditServer } from '../../server/edit-server';
import { StaffClone } from './staff-clone';

type Editing = { url: string; clone: StaffClone };

export const own = {
  file: 'faq/how-heavy.md',
  place: 'collections/faq/entries/how-heavy',
  question: 'How heavy may it be?',
};

/** One clone and one screen for all tests of a worker. */
type OfWorker = { shared: Editing & { start: string } };

/** The editing screen, as `npm run edit` opens it, on a clone whose content is committed and live. */
export const test = base.extend<{ editing: Editing; clone: StaffClone; ui: Ui }, OfWorker>({
  shared: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its parameter
    async ({}, use) => {
      const files = await Promise.all(brandFiles().map(formatContent));
      const clone = new StaffClone((folder) => writeContentFolder(folder, files));
      clone.connect();
      const { url, close } = await startEditServer({
        port: 0,
        contentDir: clone.contentDir,
        workDir: path.join(clone.folder, '.git', 'work'),
        siteUrl: 'http://localhost:8000',
        phones: () => ({ '13929': '+1 416 555 0142' }),
        liveUrl: await clone.liveUrl(),
        log: () => undefined,
      });
      await use({ url, clone, start: clone.git('rev-parse', 'HEAD') });
      await close();
      await clone.remove();
    },
    { scope: 'worker' },
  ],
  editing: async ({ shared }, use) => {
    shared.clone.reset(shared.start);
    await use(shared);
  },
  clone: ({ editing }, use) => use(editing.clone),
  ui: ({ page, editing }, use) => use(handsOn(page, editing.url)),
  viewport: { width: 1440, height: 1000 },
  hasTouch: false,
});

export { expect };

export const phone = { width: 390, height: 844 };
export const desk = { width: 1440, height: 1000 };

/** Types over what a field holds: the screen's own boxes do not take a text at once. */
export async function typeOver(field: Locator, text: string): Promise<void> {
  await field.click();
  await field.press('ControlOrMeta+A');
  await field.pressSequentially(text);
}

export type Ui = ReturnType<typeof handsOn>;

export function handsOn(page: Page, url: string) {
  const save = () => page.getByRole('button', { name: 'Save', exact: true }).click();

  // The rich text takes a moved caret over up to 100 ms later, and nothing on the page shows when. The page's own timer
  // is as late as the rich text's where the machine is busy.
  const settleCaret = () => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));

  async function expectNotTooWide(part = 'the page'): Promise<void> {
    const isTooWide = await page.locator('html').evaluate((root) => root.scrollWidth > root.clientWidth);
    expect(isTooWide, `${part} scrolls sideways`).toBe(false);
  }

  return {
    page,
    save,
    settleCaret,
    expectNotTooWide,
    notice: page.locator('#editing-notice'),
    preview: page.frameLocator('iframe'),
    waiting: page.getByRole('region', { name: 'Saved, and not live yet' }),
    said: (words: string | RegExp): Locator => page.getByRole('status').filter({ hasText: words }),
    /** A field by its label, to which the screen adds that it is optional. */
    field: (name: string): Locator => page.getByLabel(new RegExp(`^${name}( \\(optional\\))?$`)),

    /** Opens a place of the screen anew, such as collections/jobs/new, with what is on the disk by then. */
    async open(place = ''): Promise<void> {
      // Another place of the same page would not be loaded, only shown.
      await page.goto('about:blank');
      await page.goto(`${url}/admin/${place && `#/${place}`}`);
    },

    async saveWell(): Promise<void> {
      await save();
      await expect(page.getByText('Entry saved').first()).toBeVisible();
    },

    /** Holds the save that a press begins: before the server has it, or its answer alone. Gives what lets it go on. */
    async holdSave(press = save, isStored = false): Promise<() => void> {
      let goOn = (): void => undefined;
      const isOver = new Promise<void>((resolve) => {
        goOn = resolve;
      });
      await page.route('**/admin/api', async (route) => {
        if (!route.request().postData()?.includes('"action":"save"')) return route.fallback();
        if (isStored) await route.fetch();
        await isOver;
        return route.fallback();
      });
      await press();
      await expect(page.getByRole('button', { name: 'Saving...' }).first()).toBeVisible();
      return goOn;
    },

    /** Agrees to whatever the browser asks; a page that closes meanwhile is no error. */
    acceptDialogs: () => void page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined)),

    /** Expects that our own pages of the screen can be read aloud and seen whole; the preview is the site's own. */
    async expectClean(part = '#staff'): Promise<void> {
      const { violations } = await new AxeBuilder({ page }).include(part).exclude('iframe').analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
      await expectNotTooWide();
    },
  };
}
