import { formatContent } from '../content/format-content';
import { contentDir, readContentFiles } from '../../src/content-model/reading/read-content';

test('a file that is saved without a change stays as it was, for every file of the content', async () => {
  const files = readContentFiles(contentDir());
  const saved = await Promise.all(files.map(formatContent));
  for (const [index, { path: file, source }] of saved.entries())
    expect({ file, source }).toEqual({ file, source: files[index]?.source });
});

test('what a form leaves behind is written as the content model has it, without what says nothing or is not seen', async () => {
  const source = JSON.stringify({
    country: 'CA',
    slug: ' new-town ',
    about: { access: 'A lane.\r\nAnd a ramp.', places: 'He\u200Bre ♻️.', typical: 'Sofas.', questions: [] },
    postalPrefixes: [],
    openingHours: [{ days: ['Monday'], opens: '9 am', closes: '3:30 P.M.' }],
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
    "places": "Here ♻️.",
    "typical": "Sofas.",
    "access": "A lane.\\nAnd a ramp."
  },
  "openingHours": [
    {
      "days": ["Monday"],
      "opens": "09:00",
      "closes": "15:30"
    }
  ]
}
`);
});

test('a field that the content model does not know is not lost on the way to the check that names it', async () => {
  const saved = await formatContent({ path: 'site/claims.json', source: '{"itmes": [], "items": []}' });
  expect(JSON.parse(saved.source)).toEqual({ items: [], itmes: [] });
});

test('markdown that is typed into the rich text is markdown', async () => {
  const typed = 'One.\n\n\\---\n\n\\[Ask](get-quote) \\* !\\[it](/media/photos/a\\_b.webp)';
  const { source } = await formatContent({
    path: 'faq/a.md',
    source: `---\nquestion: A?\n---\n\n${typed}\n`,
  });
  expect(source).toContain('One.\n\n---\n\n[Ask](get-quote) \\* ![it](/media/photos/a_b.webp)\n');
});

test('a file that cannot be read comes back as it is', async () => {
  const broken = { path: 'site/claims.json', source: '{"items": [' };
  const markdown = { path: 'faq/a.md', source: '---\nquestion: "\n' };
  for (const file of [broken, markdown]) await expect(formatContent(file)).resolves.toEqual(file);
});
