import { readBuiltPages } from '../../scripts/check-pages/pages';
import { checkLanguages } from '../../scripts/check-pages/check-languages';
import { checkContent } from '../../src/content-model/checks/check-content';
import { madeUp, translatedBrand } from '../support/made-up-language';
import { pageWith, withSmallSite } from '../support/small-site';

const { content } = checkContent(translatedBrand());
const { openMenu } = content!.site.navigation;
const translated = content!.languages[madeUp]!.site.navigation.openMenu;

const inLanguage = (page: string): string => page.replace('lang="en"', `lang="${madeUp}"`);
const check = (files: Record<string, string>) =>
  withSmallSite(files, (publicDir) => checkLanguages(readBuiltPages(publicDir), content!));

test('a page that says a text of another language is refused, and one in its own is not', async () => {
  const says = (text: string) => pageWith(`<p>${text}</p>`);
  expect(await check({ 'zz/toronto/index.html': inLanguage(says(translated)) })).toEqual([]);
  expect(await check({ 'zz/toronto/index.html': inLanguage(says(openMenu)) })).toMatchObject([
    { page: '/zz/toronto', wrong: `says "${openMenu}", which is the text of "en"` },
  ]);
  expect(
    await check({ 'toronto/index.html': pageWith(`<img src="/truck.svg" alt="${translated}">`) }),
  ).toMatchObject([{ page: '/toronto', wrong: `says "${translated}", which is the text of "zz"` }]);
  // The link to another language is in that language.
  const link = `<a href="/zz/toronto" lang="${madeUp}">${translated}</a>`;
  expect(await check({ 'toronto/index.html': pageWith(link) })).toEqual([]);
});
