import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BuiltPage, PageError } from './pages';

type Message = { url: string; message: string; extract?: string };

/**
 * Its false alarms. It reads files, so the policy's 'self' matches nothing, and it counts scripts inside a template as
 * running; browsers show what a policy really blocks. It does not know scroll-driven animations yet.
 */
const accepted =
  /^(Resource|Inline script) violates Content Security Policy|^CSS: “animation-(timeline|range)”: Property “\S+” doesn't exist\.$|^CSS: Unrecognized at-rule “@view-transition”$|^Attribute “aria-hidden” is unnecessary for elements that have attribute “hidden”\.$/;

const options = '--format json --stdout --exit-zero-always --skip-info-messages --skip-non-html'.split(' ');
const styles = /(?<=<style\b[^>]*>)[^]*?(?=<\/style>)/g;

/** Reports every error and warning of the Nu HTML checker. */
export function checkHtml(java: string, pages: Pick<BuiltPage, 'address' | 'html'>[]): PageError[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'pages-to-check-'));
  const jar = path.join(path.dirname(require.resolve('vnu-jar')), 'build/dist/vnu.jar');
  const seen = new Set<string>();
  // Styles are most of a page, and the same on every page: only the first ones are checked.
  const isNew = (css: string): boolean => !seen.has(css) && Boolean(seen.add(css));
  try {
    for (const [index, { html }] of pages.entries()) {
      const checked = html.replace(styles, (css) => (isNew(css) ? css : ''));
      writeFileSync(path.join(folder, `${index}.html`), checked);
    }
    const args = ['-Xmx512m', '-jar', jar, ...options, folder];
    const said = execFileSync(java, args, { maxBuffer: 1e9, stdio: 'pipe' });
    const { messages } = JSON.parse(String(said)) as { messages: Message[] };
    return messages
      .filter(({ message }) => !accepted.test(message))
      .map(({ url, message, extract = '' }) => {
        const { address } = pages[parseInt(path.basename(url))]!;
        return { page: address, element: extract.replace(/\s+/g, ' ').trim(), wrong: message };
      });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
