import { splitWords } from '../../src/content-model/notices/duplicate-content';
import { ownHomeTexts, sharedHomeTexts } from '../../src/content-model/notices/home-texts';
import { loadContent } from '../../src/content-model/reading/load-content';
import { showContent } from '../support/shown-content';
import { allPages, mainOf, textOf } from '../support/site-pages';

const content = loadContent('content');
showContent(content);
const homes = allPages()
  .filter(({ path }) => content.cities.some(({ slug }) => path === `/${slug}`))
  .map((page) => {
    const city = content.cities.find(({ slug }) => page.path === `/${slug}`)!;
    const text = textOf(mainOf(page.body()));
    return { slug: city.slug, city, text, words: splitWords(text.replaceAll(city.locationName, 'x')) };
  });

/** The share of a page's words that stand in no run of five which the other page has. */
function ownShare(words: string[], other: string[]): number {
  const runAt = (list: string[], start: number) => list.slice(start, start + 5).join(' ');
  const runs = new Set(other.map((_, start) => runAt(other, start)));
  const shared = new Set<number>();
  words.forEach((_, start) => {
    if (runs.has(runAt(words, start))) for (let at = start; at < start + 5; at += 1) shared.add(at);
  });
  return 1 - shared.size / words.length;
}

test('of the text that a reader meets on a home, 40 % and more is on no other home', () => {
  const short = homes.flatMap((home) =>
    homes
      .filter((other) => other !== home)
      .map((other) => ({ pair: `${home.slug} ${other.slug}`, share: ownShare(home.words, other.words) }))
      .filter(({ share }) => share < 0.4),
  );
  expect(homes).toHaveLength(21);
  expect(short).toStrictEqual([]);
});

test('the check of the content counts the words that the page has', () => {
  const counts = homes.map(({ slug, city, text }) => {
    const counted = [...ownHomeTexts(city), ...sharedHomeTexts(content, city)].flatMap(splitWords).length;
    return { slug, counted, shown: splitWords(text).length };
  });
  expect(counts.filter(({ counted, shown }) => counted !== shown)).toStrictEqual([]);
});
