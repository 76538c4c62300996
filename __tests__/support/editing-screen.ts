import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test as base, type Locator, type Page } from '@playwright/test';
import { startEditServer } from '../../editing/server/edit-server';
import { makeTemporaryFolder } from './local-database';

type Editing = {
  url: string;
  contentDir: string;
  read: (file: string) => string;
  write: (file: string, text: string) => void;
  has: (file: string) => boolean;
  /** What the server has said of saves and refusals. */
  lines: string[];
};

const citiesKept = ['toronto', 'atlanta'];

/** The shipped content with two of its cities, in a folder of its own. */
function copyContent(dir: string): void {
  const isKept = (source: string): boolean =>
    path.basename(path.dirname(source)) !== 'cities' || citiesKept.includes(path.basename(source, '.json'));
  cpSync('content', dir, { recursive: true, filter: isKept });
}

/** A clone's content with the editing screen open on it, as `npm run edit` does it. */
export const test = base.extend<object, { editing: Editing }>({
  editing: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants to see what is asked for
    async ({}, use) => {
      const root = makeTemporaryFolder();
      const contentDir = path.join(root, 'content');
      copyContent(contentDir);
      const lines: string[] = [];
      const server = await startEditServer({
        port: 0,
        contentDir,
        workDir: path.join(root, 'work'),
        siteUrl: 'http://localhost:8000',
        isCommitting: false,
        log: (line) => lines.push(line),
      });
      const at = (file: string): string => path.join(contentDir, file);
      await use({
        url: server.url,
        contentDir,
        lines,
        read: (file) => readFileSync(at(file), 'utf8'),
        write: (file, text) => writeFileSync(at(file), text),
        has: (file) => existsSync(at(file)),
      });
      await server.close();
      rmSync(root, { recursive: true });
    },
    { scope: 'worker' },
  ],
  viewport: { width: 1440, height: 1000 },
});

export { expect };

/** Opens an entry as an editor does: signs in by the one button, chooses the collection and then the entry. */
export async function openEntry(
  page: Page,
  editing: Editing,
  collection: string,
  entry: string,
): Promise<void> {
  await page.goto(`${editing.url}/admin`);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('link', { name: collection, exact: true }).click();
  await page.getByRole('link', { name: entry, exact: true }).click();
}

/** A field by its label, to which the screen adds that it is optional. */
export const fieldNamed = (page: Page, name: string): Locator =>
  page.getByLabel(new RegExp(`^${name}( \\(optional\\))?$`));

/** Types over what a field holds: the screen's own boxes do not take a text at once. */
export async function typeOver(field: Locator, text: string): Promise<void> {
  await field.click();
  await field.press('Control+A');
  await field.pressSequentially(text);
}

export async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Publish now' }).click();
}

export const notice = (page: Page): Locator => page.locator('#editing-notice');

export const preview = (page: Page) => page.frameLocator('iframe');

/** The files that prettier's own command would change. */
export function unformatted(dir: string): string {
  const args = [
    '--config',
    path.resolve('.prettierrc.json'),
    '--ignore-path',
    '/dev/null',
    '--list-different',
    dir,
  ];
  try {
    execFileSync(process.execPath, ['node_modules/prettier/bin/prettier.cjs', ...args], { encoding: 'utf8' });
    return '';
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}
