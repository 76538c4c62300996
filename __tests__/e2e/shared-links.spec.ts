import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../support/journey';

/** Width and height as a PNG's header tells them. */
function pngSize(body: Buffer): string {
  expect(body.subarray(1, 4).toString()).toBe('PNG');
  return `${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`;
}

async function readHtml(request: APIRequestContext, path: string): Promise<string> {
  return (await request.get(path)).text();
}

test('a shared link is shown with a picture that is there', async ({ request }) => {
  for (const [path, image] of [
    ['/toronto', '/social/toronto.png'],
    ['/toronto/faq', '/social/faq.png'],
    ['/', '/social/landing.png'],
    ['/book', '/social/book.png'],
  ] as const) {
    const html = await readHtml(request, path);
    const named = /<meta[^>]*property="og:image"[^>]*content="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(named, path).toMatch(/^https:\/\//);
    expect(new URL(named).pathname).toBe(image);
    const answer = await request.get(image);
    expect(answer.headers()['content-type'], image).toBe('image/png');
    expect(pngSize(await answer.body()), image).toBe('1200x630');
  }
});

test('the tab and the home screen have an icon', async ({ request }) => {
  const html = await readHtml(request, '/toronto');
  for (const [path, type] of [
    ['/favicon.svg', /^image\/svg\+xml/],
    ['/apple-touch-icon.png', /^image\/png/],
    ['/manifest.webmanifest', /^application\/manifest\+json/],
  ] as const) {
    expect(html).toContain(`href="${path}"`);
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['content-type'], path).toMatch(type);
  }
});

test('the manifest names icons that are there in their sizes', async ({ request }) => {
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as {
    icons: { src: string; sizes: string; type: string }[];
  };
  expect(manifest.icons.length).toBeGreaterThan(2);
  for (const { src, sizes, type } of manifest.icons) {
    const answer = await request.get(src);
    expect(answer.status(), src).toBe(200);
    if (type === 'image/png') expect(pngSize(await answer.body()), src).toBe(sizes);
  }
});
