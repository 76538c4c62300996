import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { acceptedMessages } from './allowed';
import type { BuiltPage } from './built-pages';
import { everyPage, type PageError } from './page-error';

type Message = {
  type: 'error' | 'info' | 'non-document-error';
  url: string;
  message: string;
  extract?: string;
  hiliteStart?: number;
  hiliteLength?: number;
};

/** A checker that finds nothing wrong with this page does not work. */
const wrongPage = { file: 'wrong-on-purpose.html', html: '<p>No doctype.</p>' };

/** Keeps styles only where they come first: they are most of a page, and the same on every page. */
function withStylesOnce(pages: BuiltPage[]): Pick<BuiltPage, 'file' | 'html'>[] {
  const seen = new Set<string>();
  return pages.map(({ file, html }) => ({
    file,
    html: html.replace(/(?<=<style\b[^>]*>)[^]*?(?=<\/style>)/g, (css) => {
      const isKnown = seen.has(css);
      seen.add(css);
      return isKnown ? '' : css;
    }),
  }));
}

function runChecker(java: string, folder: string): Message[] {
  const jar = path.join(path.dirname(require.resolve('vnu-jar')), 'build/dist/vnu.jar');
  const options = ['--format', 'json', '--stdout', '--exit-zero-always', '--skip-info-messages'];
  const { stdout, stderr, error } = spawnSync(
    java,
    ['-Xmx512m', '-jar', jar, ...options, '--skip-non-html', folder],
    { encoding: 'utf8', maxBuffer: Number.POSITIVE_INFINITY },
  );
  if (!stdout?.startsWith('{')) throw new Error(stderr?.trim() || String(error ?? 'it said nothing'));
  return (JSON.parse(stdout) as { messages: Message[] }).messages;
}

function elementOf({ extract = '', hiliteStart = 0, hiliteLength }: Message): string {
  const marked = extract.slice(hiliteStart, hiliteLength && hiliteStart + hiliteLength);
  return marked.replace(/\s+/g, ' ').trim().slice(0, 200) || '(the page)';
}

function check(java: string, pages: BuiltPage[], folder: string): PageError[] {
  for (const { file, html } of [...withStylesOnce(pages), wrongPage]) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), html);
  }
  const messages = runChecker(java, folder);
  const fileOf = ({ url }: Message): string =>
    decodeURI(url).slice(decodeURI(url).indexOf(folder) + folder.length + 1);
  if (!messages.some((message) => fileOf(message) === wrongPage.file))
    throw new Error('it finds nothing wrong with a page that is wrong on purpose');
  const addresses = new Map(pages.map(({ file, address }) => [file, address]));
  return messages
    .filter((message) => fileOf(message) !== wrongPage.file)
    .filter(({ message }) => !acceptedMessages.some((accepted) => accepted.message.test(message)))
    .map((message) => ({
      page: addresses.get(fileOf(message)) ?? message.url,
      element: elementOf(message),
      wrong: message.message,
      fix: 'Fix the component that writes this; if nobody here can, say why in scripts/check-pages/allowed.ts.',
    }));
}

/** Reports every error and warning of the Nu HTML checker. */
export function checkHtml(java: string, pages: BuiltPage[]): PageError[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'pages-to-check-'));
  try {
    return check(java, pages, folder);
  } catch (error) {
    const wrong = `The HTML checker did not run: ${(error as Error).message}`;
    return [{ page: everyPage, element: java, wrong, fix: 'Fix what it says and try again.' }];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
