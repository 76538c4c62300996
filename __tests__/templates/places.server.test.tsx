import type { LocalPage } from '../../src/content-model/types';
import { brandContent } from '../support/brand-fixture';
import { allPages, textOf } from '../support/site-pages';

const [{ service: _service, ...pianos }] = brandContent.localServices as [LocalPage];
const millwood: LocalPage = { ...pianos, slug: 'millwood', name: 'Millwood' };

const bodyAt = (path: string): string =>
  allPages()
    .find((page) => page.path === path)!
    .body();

test('a place with a page of its own has its name in the headings, and the list of places links to it', () => {
  const { 'local-service': texts } = brandContent.pages;
  jest.replaceProperty(brandContent, 'localServices', [...brandContent.localServices, millwood]);
  jest.replaceProperty(brandContent.pages, 'local-service', { ...texts, rules: 'Rules in {place}' });
  expect(textOf(bodyAt('/spokane-valley/what-we-take/millwood'))).toContain('Rules in Millwood');
  expect(textOf(bodyAt('/spokane-valley/what-we-take/pianos'))).toContain('Rules in Spokane');
  expect(bodyAt('/spokane-valley')).toMatch(
    /<li>Opportunity<\/li><li><a href="\/spokane-valley\/what-we-take\/millwood">Millwood<\/a><\/li>/,
  );
});
