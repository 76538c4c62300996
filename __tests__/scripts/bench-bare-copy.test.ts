import { stripScripts } from '../../scripts/bench/bare-copy';
import { kindOf } from '../../scripts/bench/bytes';

test('scripts, their template and their preloads are removed; everything else stays', () => {
  const page = [
    '<!DOCTYPE html><head>',
    '<link rel="stylesheet" href="/styles.css"/>',
    '<link rel="preload" as="font" href="/archivo.woff2"/>',
    '<link as="script" rel="preload" href="/app.js"/>',
    '<link rel="preload" as="fetch" href="/page-data.json"/>',
    '<link rel="modulepreload" href="/app.mjs"/>',
    '<script type="application/ld+json">{"name":"Haulwell"}</script>',
    '</head><body><h1>Junk removal</h1>',
    '<template id="row"><p>kept</p></template>',
    '<template id="deferred-scripts"><script src="/app.js" async></script><script>var a = 1;</script></template>',
    '<script>\nwindow.loaded = "<p>";\n</script></body>',
  ].join('');
  expect(stripScripts(page)).toBe(
    [
      '<!DOCTYPE html><head>',
      '<link rel="stylesheet" href="/styles.css"/>',
      '<link rel="preload" as="font" href="/archivo.woff2"/>',
      '</head><body><h1>Junk removal</h1>',
      '<template id="row"><p>kept</p></template>',
      '</body>',
    ].join(''),
  );
});

test.each([
  ['text/html', 'document'],
  ['text/javascript', 'script'],
  ['application/javascript', 'script'],
  ['text/css', 'style'],
  ['font/woff2', 'font'],
  ['application/font-woff2', 'font'],
  ['image/svg+xml', 'image'],
  ['video/webm', 'media'],
  ['application/json', 'other'],
  ['', 'other'],
])('an answer of type "%s" counts as %s', (mimeType, kind) => {
  expect(kindOf(mimeType)).toBe(kind);
});
