import { writeFileSync } from 'node:fs';
import { readRedirects } from '../../../src/content-model/reading/read-site-document';
import { validContentFiles } from '../../support/content-fixture';
import { writeContentFolder } from '../../support/content-folder';
import { folderForEach } from '../../support/local-database';

const inFolder = folderForEach();

test('the address of a page that has not begun or has ended leads on for now, in every language', () => {
  const added: Record<string, string> = {
    'cities/toronto.json': '"languages": ["en", "fr"], ',
    'cities/laval.json': '"languages": ["es"], ',
    'guides/anvils.json': '"validFrom": "2999-01-01", ',
    'local-services/toronto/stoves.json': '"validUntil": "2020-01-01", ',
    'services/appliances.json': '"validUntil": "2999-01-01", ',
  };
  const valid = validContentFiles();
  const toronto = valid.find(({ path: file }) => file === 'cities/toronto.json')!;
  const files = [...valid, { ...toronto, path: 'cities/laval.json' }].map(({ path: file, source }) => {
    return { path: file, source: source.replace('{', `{ ${added[file] ?? ''}`) };
  });
  writeContentFolder(inFolder(), files);
  const led = readRedirects(inFolder()).filter(({ type }) => type === 302);
  expect(led.map(({ source, destination }) => `${source} ${destination}`).toSorted()).toEqual([
    '/es/junk-removal/anvils /es',
    '/es/toronto/what-we-take/stoves /es/toronto/what-we-take',
    '/fr/junk-removal/anvils /fr',
    '/fr/toronto/what-we-take/stoves /fr/toronto/what-we-take',
    '/junk-removal/anvils /',
    '/toronto/what-we-take/stoves /toronto/what-we-take',
  ]);
});

test('the redirects of a content folder are read alone; a broken file or none at all holds nothing up', () => {
  expect(readRedirects(inFolder())).toEqual([]);
  writeContentFolder(inFolder(), validContentFiles());
  expect(readRedirects(inFolder())).toContainEqual({
    source: '/old-york',
    destination: '/toronto',
    type: 301,
  });
  writeFileSync(inFolder('site/redirects.json'), '{ "cities": [{ "from": "Old York" }] }');
  expect(readRedirects(inFolder())).toEqual([]);
});
