import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test as base, type Locator, type Page } from '@playwright/test';
import { startEditServer } from '../../server/edit-server';
import { makeTemporaryFolder } from '../../../__tests__/support/local-database';
import { writeOwnContent } from './own-content';

type Editing = {
  url: string;
  contentDir: string;
  read: (file: string) => string;
  write: (file: string, text: string) => void;
};

const citiesKept = ['toronto', 'atlanta'];

type OfCities = { city?: string; cities?: string[] };

/** The cities that a job or a campaign names. */
function citiesIn(file: string): string[] {
  const { city, cities = [] } = JSON.parse(readFileSync(file, 'utf8')) as OfCities;
  return city === undefined ? cities : [city];
}

/** The shipped content with two of its cities and what belongs to them, in a folder of its own, with the journeys' own parts. */
export function copyContent(dir: string): void {
  const isKept = (source: string): boolean => {
    const folder = path.basename(path.dirname(source));
    if (folder === 'cities') return citiesKept.includes(path.basename(source, '.json'));
    if (folder === 'local-services') return citiesKept.includes(path.basename(source));
    if (folder !== 'jobs' && folder !== 'campaigns') return true;
    return citiesIn(source).every((city) => citiesKept.includes(city));
  };
  cpSync('content', dir, { recursive: true, filter: isKept });
  writeOwnContent(dir);
}

/** Opens the editing screen on a clone's content, as `npm run edit` does it, for as long as the task takes. */
export async function withEditing<Value>(
  task: (editing: Editing) => Promise<Value>,
  prepare: (contentDir: string) => void | Promise<void> = () => undefined,
): Promise<Value> {
  const root = makeTemporaryFolder();
  const contentDir = path.join(root, 'content');
  const at = (file: string): string => path.join(contentDir, file);
  try {
    copyContent(contentDir);
    await prepare(contentDir);
    const { url, close } = await startEditServer({
      port: 0,
      contentDir,
      workDir: path.join(root, 'work'),
      siteUrl: 'http://localhost:8000',
      isCommitting: false,
      phones: () => ({ '13929': '+1 416 555 0142' }),
      log: () => undefined,
    });
    const read = (file: string): string => readFileSync(at(file), 'utf8');
    const write = (file: string, text: string): void => writeFileSync(at(file), text);
    return await task({ url, contentDir, read, write }).finally(close);
  } finally {
    rmSync(root, { recursive: true });
  }
}

export const test = base.extend<object, { editing: Editing }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants to see what is asked for
  editing: [async ({}, use) => withEditing(use), { scope: 'worker' }],
  viewport: { width: 1440, height: 1000 },
});

export { expect };

/** Opens an entry as an editor does: from the first page, by its collection. */
export async function openEntry(
  page: Page,
  editing: Editing,
  collection: string,
  entry: string,
): Promise<void> {
  await page.goto(`${editing.url}/admin`);
  await page.getByRole('link', { name: 'Open the texts' }).click();
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

/** Moves the caret of a rich text to its end. */
export async function moveToEnd(page: Page, text: Locator): Promise<void> {
  await text.click();
  await page.keyboard.press('ControlOrMeta+End');
  // The rich text takes a moved caret over up to 100 ms later, and nothing on the page shows when.
  await page.waitForTimeout(300);
}

export async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
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
