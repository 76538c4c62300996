import { checkContent } from '../../../src/content-model/checks/check-content';
import type { ContentFile, ContentFiles } from '../../../src/content-model/types';
import { countPages, redirectsIn } from '../../content/cities/city-files';
import {
  renameMentions,
  findSlugError,
  planDeletion,
  planRenaming,
  planReturn,
} from '../../content/cities/plan-cities';
import { formatContent } from '../../content/format-content';
import type { Change } from '../../content/prepare-save';
import { brandFiles } from '../../../__tests__/support/brand-fixture';
import { jsonFile } from '../../../__tests__/support/content-fixture';

const slug = 'spokane-valley';
const badges = 'badges/washington.json';
const link = `${brandFiles().find(({ path }) => path === 'faq/what-is-taken.md')?.source}
[There](/spokane-valley/faq), [its home](/spokane-valley) and [Boise](/boise).
`;

/** The brand of the tests with a team and an answer that name the city too, as prettier leaves every file. */
async function makeFiles(): Promise<ContentFile[]> {
  const changed = brandFiles().map((file): ContentFile => {
    if (file.path === 'faq/what-is-taken.md') return { ...file, source: link };
    if (file.path !== badges) return file;
    const data = JSON.parse(file.source) as { teams: object[] };
    data.teams = data.teams.map((team, index) => ({
      ...team,
      cities: index === 0 ? [slug] : ['boise', slug],
    }));
    return jsonFile(badges, data);
  });
  const spring = JSON.parse(textOf(changed, 'campaigns/spring.json')) as object;
  changed.push(jsonFile('campaigns/own.json', { ...spring, slug: 'own', cities: [slug] }));
  return Promise.all(changed.map(formatContent));
}

let files: ContentFile[];
beforeAll(async () => {
  files = await makeFiles();
});

async function after(changes: readonly Change[], before = files): Promise<ContentFile[]> {
  const paths = new Set(changes.map(({ path }) => path));
  const written = changes.filter((change): change is ContentFile => change.source !== null);
  return Promise.all([...before.filter(({ path }) => !paths.has(path)), ...written].map(formatContent));
}

const textOf = (some: ContentFiles, path: string): string =>
  some.find((file) => file.path === path)?.source ?? '';
const filesWith = (words: string, some: ContentFiles): string[] =>
  some.filter(({ source }) => source.includes(words)).map(({ path }) => path);
const inOrder = (some: ContentFiles): ContentFile[] => some.toSorted((a, b) => (a.path < b.path ? -1 : 1));

test('a deleted city takes its pages about services and its jobs with it; what only named it stays, and names it no more', async () => {
  const { changes, deleted, changed } = planDeletion(files, slug, 'boise');
  const gone = ['campaigns/own.json', 'jobs/cabin.json', 'jobs/shed.json'];
  expect(deleted.toSorted()).toEqual([...gone, 'local-services/spokane-valley/pianos.json']);
  const kept = [badges, 'campaigns/spring.json', 'faq/what-is-taken.md', 'reviews/second.json'];
  expect(changed.toSorted()).toEqual(kept);
  const left = await after(changes);
  expect(checkContent(left, { live: files }).errors).toEqual([]);
  expect(filesWith(slug, left)).toEqual(['site/redirects.json']);
  expect(redirectsIn(left)).toContainEqual({ from: slug, to: 'boise' });
  const { teams } = JSON.parse(textOf(left, badges)) as { teams: { cities?: string[] }[] };
  expect(teams.map(({ cities }) => cities)).toEqual([undefined, ['boise']]);
  const review = JSON.parse(textOf(left, 'reviews/second.json')) as object;
  expect(Object.keys(review)).not.toEqual(expect.arrayContaining(['about']));
  expect(review).not.toHaveProperty('city');
  expect(textOf(left, 'faq/what-is-taken.md')).toContain('[There](/), [its home](/) and [Boise](/boise)');
});

test('a deleted city comes back as it was, with everything, and its redirect ends', async () => {
  for (const [city, to] of [
    [slug, 'boise'],
    ['toronto', '/'],
  ] as const) {
    const left = await after(planDeletion(files, city, to).changes);
    const { changes, left: untouched } = await planReturn(files, left, city);
    expect(untouched).toEqual([]);
    expect(inOrder(await after(changes, left))).toEqual(inOrder(files));
  }
});

test('what somebody has changed since a city was deleted stays as it is, and is named', async () => {
  const left = await after(planDeletion(files, slug, 'boise').changes);
  const changed = left.map((file) =>
    file.path === badges ? { ...file, source: file.source.replace('Rowing', 'Rowing on ice') } : file,
  );
  const { changes, left: untouched } = await planReturn(files, changed, slug);
  expect(untouched).toEqual([badges]);
  expect(changes.map(({ path }) => path)).not.toContain(badges);
});

test('a renamed city keeps all that it had, and its old address leads to the new one', async () => {
  const left = await after(planRenaming(files, slug, 'spokane'));
  expect(checkContent(left, { live: files }).errors).toEqual([]);
  expect(countPages(left, 'spokane')).toBe(countPages(files, slug));
  expect(filesWith(slug, left)).toEqual(['site/redirects.json']);
  expect(redirectsIn(left)).toContainEqual({ from: slug, to: 'spokane' });
  expect(textOf(left, 'faq/what-is-taken.md')).toContain('[There](/spokane/faq)');
  await expect(planReturn(files, left, slug)).rejects.toThrow('is /spokane now');
});

test('a city that is renamed twice and back is redirected once from each other address', async () => {
  const once = await after(planRenaming(files, slug, 'spokane'));
  const twice = await after(planRenaming(once, 'spokane', 'spokane-east'), once);
  expect(redirectsIn(twice).slice(-2)).toEqual([
    { from: slug, to: 'spokane-east' },
    { from: 'spokane', to: 'spokane-east' },
  ]);
  const back = await after(planRenaming(twice, 'spokane-east', slug), twice);
  expect(redirectsIn(back).slice(-2)).toEqual([
    { from: 'spokane', to: slug },
    { from: 'spokane-east', to: slug },
  ]);
  expect(checkContent(back).errors).toEqual([]);
});

test('an address that is taken, reserved, missing or the same is refused in words', async () => {
  expect(await findSlugError(files, slug, 'boise')).toContain('Another city is at /boise');
  expect(await findSlugError(files, slug, 'book')).toContain('/book is an address of the site itself');
  expect(await findSlugError(files, slug, '')).toBe('Write the new address.');
  expect(await findSlugError(files, slug, slug)).toContain('already');
  expect(await findSlugError(files, slug, 'spokane')).toBeUndefined();
});

test('a file that cannot be read, and one that names another city, stay to the character', () => {
  const renaming = { slug, newSlug: null };
  for (const source of ['{ "city": "spokane-valley"', '{"city":"boise"}', '{"author":"spokane-valley"}'])
    expect(renameMentions({ path: 'reviews/x.json', source }, renaming)).toBe(source);
});
