import { rmSync } from 'node:fs';
import { makeTemporaryFolder, writeFiles } from './local-database';

export const smallSiteUrl = 'https://www.haulwell.example';

/** A valid page: what a test is about goes into its head or its main. */
export function pageWith(main: string, head = ''): string {
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Junk removal</title>${head}</head><body>
<header><a href="tel:+14165550142">Call 416-555-0142</a></header><main id="main"><h1>Junk removal</h1>${main}</main>
</body></html>`;
}

const hidden = '<meta name="robots" content="noindex">';

/** A site without a fault: `/`, a city with two pages, the page of advertisements and the one for what is not found. */
const soundFiles: Record<string, string> = {
  'index.html': pageWith('<a href="/toronto">Toronto</a> <a href="/toronto/privacy-policy">Privacy</a>'),
  'toronto/index.html': pageWith('<a href="/toronto/faq#cost">What it costs</a>'),
  'toronto/faq/index.html': pageWith('<h2 id="cost">What does it cost?</h2>'),
  'toronto/privacy-policy/index.html': pageWith('<a href="/">All cities</a>'),
  'book/index.html': pageWith('<a href="/toronto/privacy">Privacy</a>', hidden),
  'thankyou/index.html': pageWith('<a href="#main">Skip</a>', hidden),
  '404.html': pageWith('<a href="/">All cities</a>', hidden),
  'truck.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'static/font.woff2': 'font',
  '_gatsby/slices/scripts-1.html': '<script src="/gone.js"></script>',
};

/** Lends the folder of that site with other files in it. */
export async function withSmallSite<Result>(
  files: Record<string, string>,
  task: (publicDir: string) => Result,
): Promise<Awaited<Result>> {
  const publicDir = makeTemporaryFolder();
  writeFiles(publicDir, { ...soundFiles, ...files });
  try {
    return await task(publicDir);
  } finally {
    rmSync(publicDir, { recursive: true });
  }
}
