import path from 'node:path';
import { test as base } from '@playwright/test';
import { startEditServer } from '../../editing/server/edit-server';
import { copyContent } from './editing-screen';
import { StaffClone } from './staff-clone';

export type OnClone = { url: string; clone: StaffClone };

/** The editing screen on a clone whose content is committed and live, so that git shows what a save changes. */
export const test = base.extend<{ editing: OnClone }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants to see what is asked for
  editing: async ({}, use) => {
    const clone = new StaffClone(copyContent);
    clone.connect();
    clone.live = clone.git('rev-parse', 'HEAD');
    const { url, close } = await startEditServer({
      port: 0,
      contentDir: clone.contentDir,
      workDir: path.join(clone.folder, '.git', 'work'),
      siteUrl: 'http://localhost:8000',
      isCommitting: false,
      liveUrl: await clone.liveUrl(),
      log: () => undefined,
    });
    await use({ url, clone });
    await close();
    await clone.remove();
  },
});
