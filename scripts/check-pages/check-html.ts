import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BuiltPage, type PageError } from './pages';

type Message = {
  url: string;
  message: string;
  extract?: string;
  hiliteStart?: number;
  hiliteLength?: number;
};

/**
 * What it says wrongly. It reads files, where the policy's 'self' is nobody, and takes scripts that wait in a template for
 * running ones: what a policy blocks is seen in the browser. It does not know yet how the header comes in by scrolling.
 */
const accepted =
  /^(Resource|Inline script) violates Content Security Policy|^CSS: “animation-(timeline|range)”: Property “\S+” doesn't exist\.$|^CSS: Unrecognized at-rule “@view-transition”$|^Attribute “aria-hidden” is unnecessary for elements that have attribute “hidden”\.$/;

/** A checker that finds nothing wrong with this page does not work. */
const wrongPage = { file: 'wrong-on-purpose.html', html: '<p>No doctype.</p>' };

/** What the Nu HTML checker says of pages; throws what it says where it does not run. */
function messagesOf(java: string, pages: Pick<BuiltPage, 'file' | 'html'>[]): (Message & { file: string })[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'pages-to-check-'));
  const jar = path.join(path.dirname(require.resolve('vnu-jar')), 'build/dist/vnu.jar');
  const options = '--format json --stdout --exit-zero-always --skip-info-messages --skip-non-html'.split(' ');
  const seen = new Set<string>();
  try {
    for (const { file, html } of pages) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      // Styles are most of a page, and the same on every page: only the first ones are checked.
      const isNew = (css: string): boolean => !seen.has(css) && Boolean(seen.add(css));
      const styles = /(?<=<style\b[^>]*>)[^]*?(?=<\/style>)/g;
      writeFileSync(
        path.join(folder, file),
        html.replace(styles, (css) => (isNew(css) ? css : '')),
      );
    }
    const said = execFileSync(java, ['-Xmx512m', '-jar', jar, ...options, folder], {
      maxBuffer: 1e9,
      stdio: 'pipe',
    });
    const { messages } = JSON.parse(String(said)) as { messages: Message[] };
    return messages.map((message) => ({ ...message, file: decodeURI(message.url).split(`${folder}/`)[1]! }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Reports every error and warning of the Nu HTML checker. */
export function checkHtml(java: string, pages: BuiltPage[]): PageError[] {
  const messages = messagesOf(java, [...pages, wrongPage]);
  if (!messages.some(({ file }) => file === wrongPage.file))
    throw new Error('The HTML checker finds nothing wrong with a page that is wrong on purpose.');
  return messages
    .filter(({ file }) => file !== wrongPage.file)
    .filter(({ message }) => !accepted.test(message))
    .map(({ file, message, extract = '', hiliteStart = 0, hiliteLength = extract.length }) => ({
      page: pages.find((page) => page.file === file)!.address,
      element: extract
        .slice(hiliteStart, hiliteStart + hiliteLength)
        .replace(/\s+/g, ' ')
        .trim(),
      wrong: message,
    }));
}
