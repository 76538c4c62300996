import { renderToStaticMarkup } from 'react-dom/server';
import { PageHead } from '../../../../src/features/page-head/components/page-head';
import { PagePlace } from '../../../../src/shared/site/page-place';
import { brandContent } from '../../../support/brand-fixture';

const { brand, social } = brandContent.site;
const named = { name: '', offer: '' };
const languages = [
  { code: 'en', path: '/toronto', ...named },
  { code: 'fr', path: '/fr/toronto', ...named },
];

test.each([
  ['fr-CA', ['en-CA /toronto', 'fr-CA /fr/toronto', 'x-default /toronto']],
  ['fr', ['en /toronto', 'fr /fr/toronto', 'x-default /toronto']],
])('a page in %s names its languages with its country, and the main one for all', (language, links) => {
  const html = renderToStaticMarkup(
    <PagePlace value={{ languages }}>
      <PageHead {...{ brand, social, language }} path="/fr/toronto" meta={{ title: '', description: '' }} />
    </PagePlace>,
  );
  const found = Array.from(html.matchAll(/hreflang="([^"]+)" href="([^"]+)"/gi), ([, code, href = '']) => {
    return `${code} ${new URL(href).pathname}`;
  });
  expect(found).toEqual(links);
});
