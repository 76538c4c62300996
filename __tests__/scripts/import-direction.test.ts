import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

type Case = [file: string, source: string];
type Refusal = [...Case, reason: string];

const refused: Refusal[] = [
  ['src/domain/a.ts', "export { b } from '../services/b';", 'The domain is pure'],
  [
    'src/domain/b.ts',
    "export { b } from './requests/b';",
    'within src/domain imports go its own files <- cities',
  ],
  ['src/domain/c.ts', "export { useId } from 'react';", 'The domain is pure'],
  ['src/domain/d.ts', "export { Link } from 'gatsby';", 'The domain is pure'],
  ['src/domain/e.ts', "export const e = () => fetch('/x');", 'may not use fetch. The domain is pure'],
  ['src/domain/f.ts', 'export const f = () => window.name;', 'may not use window'],
  ['src/domain/g.ts', 'export const g = () => document.title;', 'may not use document'],
  ['src/domain/h.ts', 'export const h = () => navigator.language;', 'may not use navigator'],
  ['src/domain/i.ts', "export const i = () => localStorage.getItem('x');", 'may not use localStorage'],
  ['src/domain/cities/a.ts', "export { b } from '../requests/b';", 'within src/domain imports go'],
  ['src/domain/elsewhere/a.ts', "export { b } from '../b';", 'within src/domain imports go'],
  ['src/startup/a.ts', "export { b } from '../services/b';", 'write a hook'],
  ['src/startup/inlined/a.ts', "export { useId } from 'react';", 'keep it small and alone'],
  ['src/services/a.ts', "export { b } from '../hooks/b';", 'domain <- services <- hooks'],
  ['src/services/b.ts', "export { b } from '../content-model/b';", 'It runs while building'],
  ['src/services/c.ts', "export const c = () => console.log('x');", 'call logError'],
  ['src/services/d.ts', "export { readFileSync } from 'node:fs';", 'A browser has no Node'],
  ['src/structured-data/a.ts', "export { b } from '../hooks/b';", 'domain <- services <- hooks'],
  ['src/hooks/a.ts', "export { b } from '../components/ui/b';", 'hooks <- ui'],
  ['src/hooks/b.ts', "export { b } from '../../local/site';", 'never shipped'],
  ['src/hooks/c.ts', "export { ref } from 'firebase/database';", 'Only src/services talks to Firebase'],
  ['src/hooks/d.ts', "export { ref } from '@firebase/database';", 'may not import @firebase/database'],
  ['src/hooks/e.ts', "export const e = () => window.localStorage.getItem('x');", 'may not use localStorage'],
  ['src/hooks/f.ts', "export const f = () => window['fetch']('/x');", 'may not use fetch'],
  ['src/components/ui/a.tsx', "export { b } from '../forms/b';", 'ui <- fields <- forms'],
  ['src/components/ui/b.tsx', "export { b } from '../../hooks/b';", 'hooks <- ui'],
  ['src/components/fields/a.tsx', "export { b } from '../forms/b';", 'ui <- fields <- forms'],
  ['src/components/forms/a.tsx', "export { b } from '../sections/b';", 'forms <- sections'],
  ['src/components/forms/b.tsx', "export { b } from '../../services/b';", 'write a hook'],
  ['src/components/forms/c.tsx', "export const c = () => import('../../services/b');", 'write a hook'],
  [
    'src/components/forms/d.tsx',
    'export const d = (x: string) => import(`../../services/${x}`);',
    'write a hook',
  ],
  ['src/components/forms/e.tsx', "export type E = import('../../services/b').B;", 'write a hook'],
  [
    'src/components/forms/f.tsx',
    "import b = require('../../services/b');\nexport type F = b.F;",
    'write a hook',
  ],
  ['src/components/forms/g.tsx', "export const g = require('../../services/b') as string;", 'write a hook'],
  ['src/components/forms/h.tsx', "export type { B } from '../../services/b';", 'write a hook'],
  [
    'src/components/forms/i.tsx',
    "import { type B } from '../../services/b';\nexport type I = B;",
    'write a hook',
  ],
  ['src/components/forms/j.tsx', "export const j = () => fetch('/x');", 'Only src/services asks the network'],
  ['src/components/forms/k.tsx', "export * from '../../build/b';", 'Only a build runs it'],
  ['src/components/sections/a.tsx', "export { b } from '../../templates/b';", 'Gatsby asks for pages'],
  ['src/components/sections/b.tsx', "export { b } from '../../../art/drawings/b';", 'Only a build runs it'],
  ['src/components/layout/a.tsx', "export { b } from '../sections/b';", 'ui <- fields <- forms'],
  ['src/templates/a.tsx', "export { b } from '../services/b';", 'write a hook'],
  [
    'src/templates/b.tsx',
    "export { b } from '../content-model/types';",
    'may not import code of src/content-model',
  ],
  ['src/pages/a.tsx', "export { b } from '../components/forms/b';", 'ui <- fields <- forms'],
  [
    'src/content-model/a.ts',
    "export { b } from '../hooks/b';",
    'only src/content-model/gatsby asks a service',
  ],
  [
    'src/content-model/b.ts',
    "export { b } from '../services/settings';",
    'only src/content-model/gatsby asks',
  ],
  [
    'src/content-model/schema/a.ts',
    "export { b } from '../reading/b';",
    'imports go schema <- its own files',
  ],
  [
    'src/content-model/gatsby/a.ts',
    "export { b } from '../../services/requests/outbox';",
    'a build asks only for the phones',
  ],
  [
    'src/build/a.ts',
    "export { b } from '../services/error-log';",
    'addresses that the policy of a page has to name',
  ],
  ['art/drawings/a.ts', "export { b } from '../../src/components/ui/b';", 'ui <- fields <- forms'],
  ['art/social-images/a.ts', "export { b } from '../../src/build/b';", 'Only a build runs it'],
  ['editing/config/a.ts', "export { b } from '../../src/components/ui/b';", 'ui <- fields <- forms'],
  ['editing/screen/a.ts', "export { b } from '../server/b';", 'may not import anything of editing/server'],
  ['local/a.ts', "export { b } from '../src/components/ui/b';", 'knows nothing of the pages'],
  ['scripts/a.ts', "export { b } from '../src/services/b';", 'write a hook'],
  ['scripts/b.ts', "export { b } from '../__tests__/support/b';", 'never shipped'],
  ['gatsby-browser.tsx', "export { b } from './src/build/b';", 'Only a build runs it'],
  ['gatsby-node.ts', "export { b } from './src/templates/b';", 'Gatsby asks for pages'],
  ['src/elsewhere/a.ts', 'export const a = 1;', 'is in no room'],
  ['src/domain/into-no-room.ts', "export { b } from '../elsewhere/b';", 'src/elsewhere/b is in no room'],
];

const allowed: Case[] = [
  ['src/domain/requests/fine.ts', "export { b } from '../cities/b';"],
  ['src/services/fine.ts', "export { b } from '../domain/b';\nexport const c = () => fetch('/x');"],
  ['src/shared/browser/error-log.ts', "export const a = () => console.error('x');"],
  [
    'src/hooks/fine.ts',
    "export { b } from '../services/requests/b';\nexport const c = () => document.title;",
  ],
  ['src/components/sections/fine.tsx', "export { b } from '../forms/b';\nexport { Link } from 'gatsby';"],
  [
    'src/components/ui/fine.tsx',
    'export const a = (fetch: () => void, navigator: string) => [fetch, navigator];',
  ],
  ['src/templates/fine.tsx', "import type { B } from '../content-model/types';\nexport type A = B;"],
  ['src/content-model/gatsby/fine.ts', "export { b } from '../../services/settings';"],
  ['__tests__/fine.ts', "export { b } from '../src/services/b';\nexport { test } from '@playwright/test';"],
];

/** Two files that need a type of each other. */
const cycle: Case[] = [
  ['src/hooks/one.ts', "import type { Two } from './two';\nexport type One = { two?: Two };"],
  ['src/hooks/two.ts', "import type { One } from './one';\nexport type Two = { one?: One };"],
];

type Report = { diagnostics: { message: string; filename: string }[]; number_of_files: number };

let project: string;
let exitCode: number | null;
let report: Report;

/** What lint says of one of the files. */
function messagesOf(file: string): string[] {
  return report.diagnostics.filter(({ filename }) => filename === file).map(({ message }) => message);
}

const cases: Case[] = [...refused.map(([file, source]): Case => [file, source]), ...allowed, ...cycle];

beforeAll(() => {
  project = realpathSync(mkdtempSync(path.join(tmpdir(), 'rooms-')));
  for (const config of ['.oxlintrc.json', 'scripts/lint'])
    cpSync(config, path.join(project, config), { recursive: true });
  for (const [file, source] of cases) {
    mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
    writeFileSync(path.join(project, file), `${source}\n`);
  }
  const oxlint = path.resolve('node_modules/oxlint/bin/oxlint');
  const files = cases.map(([file]) => file);
  const { status, stdout } = spawnSync(process.execPath, [oxlint, '--format', 'json', ...files], {
    cwd: project,
    encoding: 'utf8',
  });
  exitCode = status;
  report = JSON.parse(stdout) as Report;
});

afterAll(() => rmSync(project, { recursive: true }));

test('lint has read every file, and fails', () => {
  expect(report.number_of_files).toBe(cases.length);
  expect(exitCode).toBe(1);
});

test.each(refused)('%s with %j is refused', (file, _source, reason) => {
  expect(messagesOf(file)).toStrictEqual([expect.stringContaining(reason)]);
});

test('a refusal says where the rooms are drawn', () => {
  const [message] = messagesOf('src/domain/a.ts');
  expect(message).toContain('docs/architecture.md');
});

test.each(allowed)('%s with %j is fine', (file) => {
  expect(messagesOf(file)).toStrictEqual([]);
});

test.each(cycle)('%s may not be in a cycle of types: %j', (file) => {
  expect(messagesOf(file)).toStrictEqual([expect.stringContaining('cycle')]);
});
