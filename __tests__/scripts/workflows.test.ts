import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { latestDate } from '../../src/shared/time/last-day';

// It starts processes of its own, which take their time on a busy machine.
jest.setTimeout(60_000);

type Step = {
  if?: string;
  uses?: string;
  run?: string;
  with?: { path?: string; 'retention-days'?: number };
  env?: Record<string, string>;
};
type Workflow = {
  on: Record<string, unknown>;
  concurrency: object;
  permissions: Record<string, string>;
  jobs: Record<string, { 'timeout-minutes'?: number; permissions?: object; steps: Step[] }>;
};

const folder = '.github/workflows';
const files = readdirSync(folder).map((name) => path.join(folder, name));
const sourceOf = (file: string): string => readFileSync(file, 'utf8');
const workflowOf = (file: string): Workflow => parse(sourceOf(file)) as Workflow;
const jobsOf = (file: string) => Object.values(workflowOf(file).jobs);
const stepsOf = (file: string): Step[] => jobsOf(file).flatMap(({ steps }) => steps);
const settingUp = readFileSync('docs/going-live.md', 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

const report = 'npm run leads -- --live --report "$FIRST" ${LAST:+"$LAST"}';

/** The npm script that a step runs, which so can be run here too. */
function scriptOf(run: string): string | undefined {
  const [, named, short] = /^npm (?:run ([\w:-]+)|(test))(?: -- \S.*)?$/.exec(run) ?? [];
  return named ?? short;
}

test('every workflow is one by GitHub’s own rules, and a broken one is refused with its lines', () => {
  const broken = path.join(mkdtempSync(path.join(tmpdir(), 'workflow-')), 'broken.yml');
  const source = sourceOf(path.join(folder, 'site.yml'));
  writeFileSync(broken, source.replace('contents: read', 'contents: red').replace('runs-on:', 'run-on:'));
  // Node alone can import the linter: it is published as ES modules that import JSON.
  const args = ['--import', 'tsx', 'scripts/lint-workflows.ts', ...files, broken];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(
    stdout
      .trim()
      .split('\n')
      .filter((line) => !line.startsWith(broken)),
  ).toEqual([expect.stringMatching(`^${files.length + 1} workflow files, \\d+ errors.$`)]);
  for (const error of ["Unexpected value 'red'", "Unexpected value 'run-on'"])
    expect(stdout).toMatch(new RegExp(`^${broken}:\\d+: .*${error}$`, 'm'));
});

test('every step is an npm script of this project, after one that installs its packages without the key', () => {
  for (const { steps } of files.flatMap(jobsOf)) {
    const runs = steps.flatMap(({ run }) => run ?? []);
    expect(runs.filter((run) => !scripts[String(scriptOf(run))])).toEqual([]);
    expect(runs.lastIndexOf('npm run packages')).toBe(0);
    expect(steps.find(({ run }) => run)).not.toHaveProperty('env');
  }
});

test('actions of others are pinned to a commit, with the version beside it', () => {
  const uses = files.flatMap((file) => sourceOf(file).match(/uses:.*/g) ?? []);
  const pinned = /^uses: actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
  expect(uses.filter((line) => !pinned.test(line))).toEqual([]);
});

test.each(files)('%s may only read the repository, ends by itself and is set up as told', (file) => {
  expect(workflowOf(file).permissions).toEqual({ contents: 'read' });
  for (const job of jobsOf(file)) {
    expect(job).not.toHaveProperty('permissions');
    expect(job['timeout-minutes']).toBeLessThanOrEqual(60);
  }
  const names = Array.from(sourceOf(file).matchAll(/\b(?:secrets|vars)\.(\w+)/g), ([, name]) => name);
  expect(names.filter((name) => !settingUp.includes(`\`${name}\``))).toEqual([]);
});

const previewOrLive = "${{ github.event_name == 'pull_request' && 'preview' || 'live' }}";

test.each([
  ['site.yml', previewOrLive, ['npm run deploy -- $OPTIONS']],
  ['leads.yml', 'live', ['npm run leads -- --live --delete-old --yes', report]],
])(
  '%s has a key of its environment, for these steps alone; its runs wait in line',
  (name, environment, runs) => {
    const { jobs, concurrency } = workflowOf(path.join(folder, name));
    const [{ steps } = { steps: [] }, ...others] = Object.values(jobs);
    expect([Object.values(jobs), others]).toMatchObject([[{ environment }], []]);
    expect(steps.flatMap(({ env, run }) => (env ? run : []))).toEqual(runs);
    for (const { run = '' } of steps) expect(run).not.toContain('${{');
    expect(concurrency).toMatchObject({ queue: 'max' });
    // What a deploy waits for has no other versions in it.
    expect(Object.keys(workflowOf(path.join(folder, 'tests.yml')).jobs)).toEqual(['all']);
  },
);

test('what somebody types as the days of a report is one argument each', () => {
  const script = `npm() { printf '%s|' "$@"; }\n${report}`;
  const shell = (FIRST: string, LAST: string) =>
    spawnSync('sh', ['-c', script], { env: { ...process.env, FIRST, LAST } }).stdout.toString();
  const typed = ['--since=2026-11-16 --with-contacts', '--until=$(id)'] as const;
  expect(shell(...typed)).toBe(`run|leads|--|--live|--report|${typed.join('|')}|`);
  expect(shell('--last-week', '')).toMatch(/\|--last-week\|$/);
});

test('the daily run begins within the first hour of the day by which a build decides what shows', () => {
  const { schedule } = workflowOf(path.join(folder, 'site.yml')).on as { schedule: { cron: string }[] };
  const [, minute, hour] = /^(\d+) (\d+) \* \* \*$/.exec(schedule[0]?.cron ?? '') ?? [];
  for (const month of [0, 6]) {
    const run = Date.UTC(2027, month, 15, Number(hour), Number(minute));
    expect(latestDate(new Date(run))).toBe(new Date(run).toISOString().slice(0, 10));
    expect(latestDate(new Date(run - 3_600_000))).not.toBe(latestDate(new Date(run)));
  }
});

test('the weekly report is made in a private repository only, without contacts, and is deleted after a month', () => {
  const file = path.join(folder, 'leads.yml');
  expect(sourceOf(file)).toMatch(/ cron: '\d+ \d+ \* \* 1'\n/);
  expect(sourceOf(file)).toMatch(/CAN_REPORT: .* github\.event\.repository\.private == true \}\}/);
  const ofReport = stepsOf(file).filter(({ run, uses }) => run === report || uses?.includes('upload'));
  expect(ofReport.map((step) => step.if)).toEqual(Array(2).fill("env.CAN_REPORT == 'true'"));
  expect(sourceOf(file)).not.toContain('with-contacts');
  const kept = stepsOf(file).find(({ uses }) => uses?.startsWith('actions/upload-artifact@'));
  expect(kept?.with).toMatchObject({ path: '.local/leads/report.html', 'retention-days': 30 });
});
