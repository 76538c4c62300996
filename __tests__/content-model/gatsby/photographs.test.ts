import { photoFileOf, withPhotoFiles } from '../../../src/content-model/gatsby/photographs';
import type { PhotoFile } from '../../../src/shared/site/photo-file';

/** As gatsby-plugin-sharp answers for a photograph of 4 to 3. */
const answer = (srcSet: string, avif?: string) => ({
  height: 0.75,
  backgroundColor: '#336699',
  images: {
    fallback: { src: '/static/last.webp', srcSet },
    sources: avif ? [{ type: 'image/avif', srcSet: avif }] : [],
  },
});

test('a photograph has its AVIF for phones, and its WebP in all widths', () => {
  const phones = answer('/static/640.webp 640w', '/static/640.avif 640w');
  const windows = answer('/static/960.webp 960w,\n/static/1280.webp 1280w');
  expect(photoFileOf(phones, windows)).toStrictEqual({
    width: 1280,
    height: 960,
    avif: '/static/640.avif 640w',
    webp: '/static/640.webp 640w,/static/960.webp 960w,/static/1280.webp 1280w',
    src: '/static/last.webp',
    color: '#336699',
  });
});

test('one that is smaller than all widths is listed once, in its own', () => {
  const small = answer('/static/500.webp 500w', '/static/500.avif 500w');
  const once = { width: 500, height: 375, webp: '/static/500.webp 500w' };
  expect(photoFileOf(small, answer('/static/500.webp 500w'))).toMatchObject(once);
});

test('photographs are found however deep they stand, and nothing else is changed', async () => {
  const file = { width: 640, height: 480 } as PhotoFile;
  const find = (src: string) => Promise.resolve(src.endsWith('/crew.webp') ? file : undefined);
  const crew = { src: '/media/photos/crew.webp', alt: 'The crew' };
  const gone = { src: '/media/photos/gone.webp', alt: 'Nobody' };
  const logo = { src: '/media/logos/name.svg', alt: 'Name' };
  expect(await withPhotoFiles({ slug: 'a', list: [{ crew }, gone], logo, no: null }, find)).toStrictEqual({
    slug: 'a',
    list: [{ crew: { ...crew, image: file } }, { ...gone, image: undefined }],
    logo,
    no: null,
  });
});

test('a photograph in the text of an answer is served in its sizes too', async () => {
  const files = { avif: '', webp: '/static/640.webp 640w', src: '/static/1280.webp' };
  const file: PhotoFile = { ...files, width: 1280, height: 960, color: '#336699' };
  const html = '<p>Like this: <img src="/media/photos/crew.webp" alt="The crew" /></p>';
  const shown = await withPhotoFiles({ html }, () => Promise.resolve(file));
  expect(shown.html).toMatch(/<img [^>]*src="\/static\/1280\.webp"/);
  expect(shown.html).toContain('srcset="/static/640.webp 640w"');
  expect(shown.html).toContain('width="1280" height="960"');
  expect(shown.html).toContain('alt="The crew"');
});
