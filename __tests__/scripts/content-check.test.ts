import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brandContent, brandFiles } from '../support/brand-fixture';
import { writeContentFolder } from '../support/content-folder';

mkdirSync('.local', { recursive: true });
const folder = mkdtempSync('.local/content-');
beforeAll(() => writeContentFolder(folder, brandFiles()));
afterAll(() => rmSync(folder, { recursive: true }));

const check = (...args: string[]) =>
  spawnSync(process.execPath, ['scripts/run.mjs', 'content-check', ...args], {
    env: { ...process.env, CONTENT_DIR: folder },
    encoding: 'utf8',
  });

const change = (file: string, make: (source: string) => string): void =>
  writeFileSync(path.join(folder, file), make(readFileSync(path.join(folder, file), 'utf8')));

test('content that is fine ends with a line that counts it', () => {
  const { status, stdout, stderr } = check();
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^Missing fact: site\/pricing\.json, minimum /);
  const { length } = brandContent.cities;
  expect(stdout.trim().split('\n').at(-1)).toMatch(
    new RegExp(
      `^The content is fine: ${brandFiles().length} files, ${length} cities; \\d+ warnings?, \\d+ still sample, 0 questions waiting\\.$`,
    ),
  );
}, 60_000);

test('a live page that is gone without a redirect is an error with the redirect, which is written where asked for', () => {
  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'user.name=Ann', '-c', 'user.email=a@b.example', ...args], { cwd: folder });
  git('init');
  git('add', '.');
  git('commit', '-m', 'Live');
  git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  rmSync(path.join(folder, 'campaigns/spring.json'));
  const added = '{"from":"/:city/offer/spring","to":"/:city"}';
  const { status, stdout, stderr } = check();
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain(`${folder}/site/redirects.json\n  field:    pages\n`);
  expect(stderr).toContain(`expected: ${added} in "pages"`);
  expect(stderr).not.toMatch(/\n\s+at /);
  expect(check('--add-redirects').status).toBe(0);
  expect(readFileSync(path.join(folder, 'site/redirects.json'), 'utf8').replace(/\s/g, '')).toContain(added);
}, 60_000);

const facts = ['minimum', 'insurance', 'payment'];

test('before it goes live, one list names needed facts, invented addresses, phones and samples, each with what to read', () => {
  change('site/brand.json', (source) => source.replace(/("mainPhone": )".*"/, '$1"+1 800 555 0199"'));
  const { status, stderr } = check('--live');
  expect(status).toBe(1);
  const [first, ...reasons] = stderr.trim().split('\n');
  const lines = reasons.slice(facts.length);
  expect(first).toBe('The content is not ready to go live:');
  expect(reasons.slice(0, facts.length).map((line) => line.trim().split(' ')[0])).toEqual(facts);
  expect(lines.slice(0, 2)).toEqual([
    `  siteUrl of site/brand.json is ${brandContent.site.brand.siteUrl}, which is nobody's address (docs/going-live.md#before-you-go-live)`,
    "  mainPhone of site/brand.json is +1 800 555 0199, which is nobody's number (docs/going-live.md#before-you-go-live)",
  ]);
  for (const line of lines.slice(2))
    expect(line).toMatch(/ is a sample \(docs\/going-live\.md#before-you-go-live\)$/);
  // Builds for a real database leave these out.
  expect(stderr).not.toMatch(/reviews\/|social-proof|sender/);
}, 60_000);
