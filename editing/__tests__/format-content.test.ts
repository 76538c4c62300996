import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as fc from 'fast-check';
import { formatContent } from '../content/format-content';
import { contentDir } from '../../src/content-model/reading/content-dir';
import { readContentFiles } from '../../src/content-model/reading/read-content';
import { makeTemporaryFolder } from '../../__tests__/support/local-database';

/** What prettier's own command says of these files, by name. */
function unformatted(files: { path: string; source: string }[]): string[] {
  const dir = makeTemporaryFolder();
  try {
    for (const { path: file, source } of files) {
      mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
      writeFileSync(path.join(dir, file), source);
    }
    const args = ['--config', '.prettierrc.json', '--ignore-path', '/dev/null', '--list-different', dir];
    execFileSync(process.execPath, ['node_modules/prettier/bin/prettier.cjs', ...args], { encoding: 'utf8' });
    return [];
  } catch (error) {
    return (error as { stdout: string }).stdout.trim().split('\n');
  } finally {
    rmSync(dir, { recursive: true });
  }
}

test('a file that is saved without a change stays as it was, for every file of the content', async () => {
  const files = readContentFiles(contentDir());
  const saved = await Promise.all(files.map(formatContent));
  for (const [index, { path: file, source }] of saved.entries())
    expect({ file, source }).toEqual({ file, source: files[index]?.source });
});

test('what a form leaves behind is written in the order of the content model, without what says nothing', async () => {
  const source = JSON.stringify({
    country: 'CA',
    slug: ' new-town ',
    about: { access: 'A lane.\r\nAnd a ramp.', places: 'Here.', typical: 'Sofas.', questions: [] },
    postalPrefixes: [],
    locationName: 'New Town',
    locationId: '',
    badgeGroup: 'ontario',
    cities: ['One', 'Two'],
    timeZone: 'America/Toronto',
  });
  const saved = await formatContent({ path: 'cities/new-town.json', source });
  expect(saved.source).toBe(`{
  "slug": "new-town",
  "locationId": "",
  "locationName": "New Town",
  "badgeGroup": "ontario",
  "country": "CA",
  "timeZone": "America/Toronto",
  "cities": ["One", "Two"],
  "about": {
    "places": "Here.",
    "typical": "Sofas.",
    "access": "A lane.\\nAnd a ramp."
  }
}
`);
});

test('a photograph that was not chosen or was removed leaves nothing behind', async () => {
  const written = async (photos: object): Promise<unknown> => {
    const source = JSON.stringify({ slug: 'new-town', photos });
    const saved = await formatContent({ path: 'cities/new-town.json', source });
    return JSON.parse(saved.source);
  };
  expect(await written({})).toEqual({ slug: 'new-town' });
  expect(await written({ crew: '', truck: '' })).toEqual({ slug: 'new-town' });
  const truck = { src: '/media/photos/truck.webp', alt: 'A truck', focus: { x: 0, y: 0 } };
  expect(await written({ crew: '', truck })).toEqual({ slug: 'new-town', photos: { truck } });
});

test('a field that the content model does not know is not lost on the way to the check that names it', async () => {
  const saved = await formatContent({ path: 'site/claims.json', source: '{"itmes": [], "items": []}' });
  expect(JSON.parse(saved.source)).toEqual({ items: [], itmes: [] });
});

test('a question keeps its text and gets its front matter in order, whatever quotes the screen has put', async () => {
  const source = '---\norder: 3\ntopic: "Price"\nquestion: "What: how much?"\n---\n* one\n* __two__\n';
  const saved = await formatContent({ path: 'faq/how-much.md', source });
  expect(saved.source).toBe(
    "---\nquestion: 'What: how much?'\ntopic: Price\norder: 3\n---\n\n- one\n- **two**\n",
  );
});

test('a file that cannot be read comes back as it is', async () => {
  const broken = { path: 'site/claims.json', source: '{"items": [' };
  await expect(formatContent(broken)).resolves.toEqual(broken);
  const markdown = { path: 'faq/a.md', source: '---\nquestion: "\n' };
  await expect(formatContent(markdown)).resolves.toEqual(markdown);
});

test('whatever is typed into a city or a question, prettier finds nothing to change in what was saved', async () => {
  const line = fc.string({ maxLength: 200, unit: 'grapheme' }).map((text) => text.replaceAll(/[\r\n]/g, ' '));
  const typed = fc.record({
    places: line,
    cities: fc.array(line, { maxLength: 30 }),
    order: fc.nat(),
    body: line,
  });
  const files = await Promise.all(
    fc.sample(typed, 60).flatMap(({ places, cities, order, body }, index) => [
      formatContent({
        path: `cities/c-${index}.json`,
        source: JSON.stringify({ slug: 'c', cities, about: { places } }),
      }),
      formatContent({
        path: `faq/f-${index}.md`,
        source: `---\n${JSON.stringify({ question: places, topic: body, order })}\n---\n\n${body}\n`,
      }),
    ]),
  );
  expect(unformatted(files)).toEqual([]);
});
