import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, type Locator, type Page } from '@playwright/test';
import { startEditServer } from '../../server/edit-server';
import { copyContent, expect } from './editing-screen';
import { StaffClone } from './staff-clone';

export type OnClone = { url: string; clone: StaffClone };

/** Opens the editing screen on a clone whose last commit is live, for as long as the task takes. */
export async function withScreenOn(
  clone: StaffClone,
  task: (screen: OnClone) => Promise<void>,
): Promise<void> {
  clone.live = clone.git('rev-parse', 'HEAD');
  const { url, close } = await startEditServer({
    port: 0,
    contentDir: clone.contentDir,
    workDir: path.join(clone.folder, '.git', 'work'),
    siteUrl: 'http://localhost:8000',
    isCommitting: false,
    phones: () => ({ '13929': '+1 416 555 0142' }),
    liveUrl: await clone.liveUrl(),
    log: () => undefined,
  });
  await task({ url, clone });
  await close();
  await clone.remove();
}

/** The editing screen on a clone whose content is committed and live, so that git shows what a save changes. */
export const test = base.extend<{ editing: OnClone }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants to see what is asked for
  editing: async ({}, use) => {
    const clone = new StaffClone(copyContent);
    clone.connect();
    await withScreenOn(clone, use);
  },
});

/** The list of the first page that says what is saved and not live yet. */
export const waiting = (page: Page): Locator => page.getByRole('region', { name: 'Saved, and not live yet' });

/** Expects that the page does not scroll sideways. */
export async function expectNotTooWide(page: Page, part = 'the page'): Promise<void> {
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(tooWide, `${part} scrolls sideways`).toBe(false);
}

/** Expects that our own pages of the screen can be read aloud and seen whole; the preview is the site's own. */
export async function expectClean(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include('#staff').exclude('iframe').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  await expectNotTooWide(page);
}
