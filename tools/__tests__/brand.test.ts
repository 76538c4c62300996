import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { completeAnswers } from '../brand/ask';
import { derivePalette } from '../brand/palette';
import { answerNames } from '../brand/questions';
import { readBrandOptions } from '../brand/read-options';
import { contrastOf, listUnreadableColors } from '../../src/content-model/checks/colour-contrast';
import { loadContent } from '../../src/content-model/checks/load-content';
import { listSamples } from '../../src/content-model/notices/content-notices';
import { listUnwritten } from '../../src/content-model/notices/unwritten';

const given = {
  name: 'Cartaway',
  slogan: 'Gone by noon.',
  site: 'https://www.cartaway.example',
  phone: '+1 888 555 0122',
  address: '1 Orchard Lane, Kelowna, BC V1Y 0A0, Canada',
  identity: '#8a9cf0',
  city: 'West Kelowna',
  country: 'CA',
  region: 'British Columbia',
  'region-code': 'BC',
  'time-zone': 'America/Vancouver',
};

let parent: string;
let folder: string;

function run(...args: string[]): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, ['scripts/run.mjs', ...args], {
    encoding: 'utf8',
    input: '',
    env: { ...process.env, ...(args[0] !== 'brand' && { CONTENT_DIR: folder }) },
  });
}

const asOptions = (answers: Record<string, string>): string[] =>
  Object.entries(answers).flatMap(([name, answer]) => [`--${name}`, answer]);

let made: ReturnType<typeof run>;
beforeAll(() => {
  mkdirSync('.local', { recursive: true });
  parent = mkdtempSync('.local/brand-');
  folder = path.join(parent, 'cartaway');
  made = run('brand', 'cartaway', '--folder', folder, ...asOptions(given));
}, 60_000);
afterAll(() => rmSync(parent, { recursive: true }));

const filesOf = (contentDir: string): string[] =>
  readdirSync(contentDir, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(path.join(contentDir, name)).isFile(),
  );
const textOf = (contentDir: string, file: string): string =>
  readFileSync(path.join(contentDir, file), 'utf8');

test('a folder is made whose content has no error, and the command says what comes next', () => {
  expect([made.status, made.stderr]).toEqual([0, '']);
  const content = loadContent(folder);
  expect(content.site.brand).toMatchObject({
    name: 'Cartaway',
    tagline: 'Gone by noon.',
    siteUrl: given.site,
  });
  expect(content.cities).toMatchObject([
    { slug: 'west-kelowna', locationName: 'West Kelowna', timeZone: 'America/Vancouver' },
  ]);
  expect(made.stdout).toContain(`CONTENT_DIR=${folder} npm start`);
  for (const place of listUnwritten(content)) expect(made.stdout).toContain(`${folder}/${place}`);
});

test('nothing of the first brand is in any file', () => {
  const { site, cities, reviews } = loadContent('content');
  const { name, tagline, promise, siteUrl, mainPhone, sender, colors, drawingColors } = site.brand;
  // White is nobody's own.
  const palette = Object.values({ ...colors, ...drawingColors }).filter((color) => color !== '#ffffff');
  const figures = site.claims.items
    .flatMap(({ value, label }) => `${value} ${label}`.split(' '))
    .filter((word) => /\d\D?\d|\d\D$/.test(word));
  const own = [
    name,
    tagline,
    promise,
    siteUrl,
    mainPhone,
    sender!.postalAddress,
    ...palette,
    ...figures,
    ...site.coupons.items.map(({ amount }) => amount),
    ...site.videos.items.flatMap(({ id, summary }) => [id, summary]),
    ...cities.flatMap(({ about }) => [about.places, about.typical]),
    ...reviews.map(({ text }) => text),
    'written quote',
  ].map((text) => text.toLowerCase());
  const left = filesOf(folder).flatMap((file) => {
    const text = textOf(folder, file).toLowerCase();
    return own.filter((words) => text.includes(words)).map((words) => `${file}: ${words}`);
  });
  expect(left).toEqual([]);
  const content = loadContent(folder);
  expect(listSamples(content)).toEqual([]);
  const { claims, coupons, 'social-proof': popup } = content.site;
  const invented = [content.reviews, content.jobs, claims.items, coupons.items].flat();
  expect([invented, popup.mode]).toEqual([[], 'off']);
  expect(filesOf(path.join(folder, 'media'))).toEqual(['logos/cartaway.svg']);
});

test('what brands share is there', () => {
  const [first, content] = [loadContent('content'), loadContent(folder)];
  expect(content.services.map(({ slug }) => slug)).toEqual(first.services.map(({ slug }) => slug));
  expect(content.pages.thankyou.ticket).toEqual(first.pages.thankyou.ticket);
  expect(content.site.forms).toEqual(first.site.forms);
  expect(content.faq.length).toBeGreaterThan(first.faq.length / 2);
});

test('the content check and a build for a real database refuse what nobody has written yet', () => {
  const check = run('content-check');
  expect(check.status).toBe(1);
  expect(check.stderr).toContain('Nobody has written this yet');
  for (const place of ['pages/privacy-policy.md body', 'cities/west-kelowna.json about.places'])
    expect(check.stderr).toContain(`\n  ${place}\n`);
  expect(check.stderr).not.toContain('postalAddress');
  expect(check.stdout).toContain('site/claims.json makes no claims');
  // It is laid out as the project wants it.
  expect(check.stdout).not.toContain('is not laid out');
  const build = spawnSync(process.execPath, ['scripts/run.mjs', 'build'], {
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: folder, GATSBY_DATABASE_URL: 'https://cartaway.firebaseio.com' },
  });
  expect([build.status, build.stderr]).toEqual([1, check.stderr]);
}, 60_000);

test('a folder that is there already, or inside the content of the first brand, is refused', () => {
  const again = run('brand', 'cartaway', '--folder', folder, ...asOptions(given));
  const words = `${folder} is there already: choose another name, or delete it first.\n`;
  expect([again.status, again.stderr]).toEqual([1, words]);
  const inside = run('brand', 'cartaway', '--folder', 'content/cartaway', ...asOptions(given));
  expect(inside.stderr).toContain('content/cartaway is inside content/');
  expect(existsSync('content/cartaway')).toBe(false);
}, 60_000);

test.each([
  [['My Brand'], 'such as "my-brand"'],
  [[], 'Name one folder'],
  [['one', 'two'], 'Name one folder'],
  [['one', '--colour', 'red'], "Unknown option '--colour'"],
  [['one', '--phone', '800'], 'a phone number like "+1 800 555 0199"'],
  [['one', '--site', 'Example.com/home'], 'write "https://example.com"'],
  [['one', '--country', 'Canada'], 'one of: CA, US'],
  [['one', '--time-zone', 'Canada/Torontoo'], 'write "America/Toronto"'],
  [['one', '--identity', '#203040'], 'ink on identity has a contrast of'],
  [['one', '--action', '#ffee00'], 'white on action has a contrast of'],
])('%j is refused in the words of the content check', (args, words) => {
  expect(() => readBrandOptions(args)).toThrow(words);
});

test('without anybody to ask, every answer that has no suggestion is named', async () => {
  const options = readBrandOptions(['one', '--city', 'Kelowna']);
  await expect(completeAnswers(options, undefined)).rejects.toThrow(
    'Nobody can suggest these: give --phone, --country, --region, --region-code.',
  );
});

test('at a terminal a wrong answer is asked for again, and Enter takes the suggestion', async () => {
  const lines = ['', '', '', '', '12', '+1 888 555 0122'];
  const asked: string[] = [];
  const { city, country, region, 'region-code': code } = given;
  const options = readBrandOptions([
    'my-brand',
    ...asOptions({ city, country, region, 'region-code': code }),
  ]);
  const answers = await completeAnswers(options, (question) => {
    asked.push(question);
    return Promise.resolve(lines.shift() ?? '');
  });
  expect(answers).toMatchObject({
    name: 'My Brand',
    site: 'https://www.my-brand.example',
    phone: '+1 888 555 0122',
    slug: 'west-kelowna',
    'time-zone': 'America/Toronto',
  });
  expect(Object.keys(answers).toSorted()).toEqual(answerNames.toSorted());
  expect(asked[0]).toBe("The brand's name [My Brand]: ");
  expect(asked[5]).toContain('expected is a phone number like');
  expect(asked[5]).toMatch(/The main phone number: $/);
});

const identities = ['#8a9cf0', '#ffd200', '#ff8a5c', '#9be08a', '#e6e6e6', '#7fd1c7', '#f3a6c8'];
const others = [
  ['#16241c', '#c2410c'],
  ['#2a1a3e', '#b3141c'],
  ['#111111', '#0b6b3a'],
] as const;
const mains = identities.flatMap((identity) => others.map(([ink, action]) => ({ identity, ink, action })));

test.each(mains)('from $identity, $ink and $action follow colours in which all can be read', (main) => {
  const { colors, drawingColors } = derivePalette(main);
  expect(listUnreadableColors(colors)).toEqual([]);
  const { identityDeep, sageDeep, sky, sun, timber, skinLight, cloth, clothDeep } = drawingColors;
  // The ink line that every shape has.
  for (const fill of [identityDeep, sageDeep, sky, sun, timber, skinLight])
    expect(contrastOf(main.ink, fill)).toBeGreaterThanOrEqual(3);
  // The crew in front of the sky, the house and the truck.
  for (const ground of [sky, colors.paper]) expect(contrastOf(cloth, ground)).toBeGreaterThanOrEqual(3);
  expect(contrastOf(main.identity, identityDeep)).toBeGreaterThan(1.15);
  expect(contrastOf(cloth, clothDeep)).toBeGreaterThan(1.15);
  expect(colors.error).not.toBe(colors.action);
});
