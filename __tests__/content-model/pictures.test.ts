import { existsSync, readFileSync } from 'node:fs';
import { checkContent } from '../../src/content-model/check-content';
import { loadContent } from '../../src/content-model/load-content';
import { withChangedFile } from '../support/content-fixture';

const { brand } = loadContent('content').site;
const fileOf = (src: string) => `static${src}`;

test('every logo that the content names is there', () => {
  const named = Object.values(brand.logos).map(({ src }) => src);
  expect(named).toHaveLength(3);
  expect(named.filter((src) => !existsSync(fileOf(src)))).toStrictEqual([]);
});

test('the three logos differ and have one shape, so that nothing moves', () => {
  const sources = Object.values(brand.logos).map(({ src }) => readFileSync(fileOf(src), 'utf8'));
  expect(new Set(sources).size).toBe(3);
  const boxes = sources.map((source) => /viewBox="([^"]+)"/.exec(source)?.[1]);
  expect(new Set(boxes).size).toBe(1);
});

test('a logo of another site is told', () => {
  const files = withChangedFile('site/brand.json', (source) =>
    source.replace('"/logos/a.svg"', '"https://example.com/a.svg"'),
  );
  expect(checkContent(files).problems).toMatchObject([
    {
      file: 'site/brand.json',
      field: 'logos.CA.src',
      expected: 'a picture in static/, like "/logos/name.svg"',
    },
  ]);
});
