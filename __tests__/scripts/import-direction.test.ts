import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

let project: string;

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'imports-'));
  copyFileSync('.oxlintrc.json', path.join(project, '.oxlintrc.json'));
});

afterEach(() => rmSync(project, { recursive: true }));

/** What the project's lint says of one file, as if it stood at that place. */
function lint(file: string, source: string): string {
  const place = path.join(project, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, source);
  const oxlint = path.resolve('node_modules/oxlint/bin/oxlint');
  return spawnSync(process.execPath, [oxlint, '--format', 'json', 'src'], { cwd: project, encoding: 'utf8' })
    .stdout;
}

test.each([
  ['src/domain/a.ts', "import { b } from '../services/b';\nb();", 'The domain is pure'],
  [
    'src/domain/a.ts',
    "import { ref } from 'firebase/database';\nref();",
    'Only services touch the outside world',
  ],
  ['src/domain/a.ts', "export const a = () => fetch('/x');", 'The domain is pure'],
  ['src/content-model/a.ts', "import { b } from '../hooks/b';\nb();", 'The content model imports the domain'],
  ['src/services/a.ts', "import { b } from '../hooks/b';\nb();", 'domain <- services <- hooks'],
  ['src/services/a.ts', "import { b } from '../content-model/b';\nb();", 'import its types, not its code'],
  ['src/hooks/a.ts', "import { b } from '../components/ui/b';\nb();", 'domain <- services <- hooks'],
  ['src/hooks/a.ts', "import { b } from '../../local/site';\nb();", 'never shipped'],
  ['src/components/ui/a.tsx', "import { b } from '../forms/b';\nb();", 'ui <- fields <- forms'],
  ['src/components/fields/a.tsx', "import { b } from '../forms/b';\nb();", 'ui <- fields <- forms'],
  ['src/components/forms/a.tsx', "import { b } from '../sections/b';\nb();", 'ui <- fields <- forms'],
  ['src/components/forms/a.tsx', "import { b } from '../../services/b';\nb();", 'only through hooks'],
  ['src/components/forms/a.tsx', "export const a = () => import('../../services/b');", 'only through hooks'],
  ['src/components/sections/a.tsx', "import { b } from '../../templates/b';\nb();", 'ui <- fields <- forms'],
  ['src/components/layout/a.tsx', "import { b } from '../sections/b';\nb();", 'ui <- fields <- forms'],
  [
    'src/templates/a.tsx',
    "import { b } from '../services/b';\nb();",
    'Pages reach the world only through hooks',
  ],
  ['src/templates/a.tsx', "import { b } from '../content-model/load-content';\nb();", 'import its types'],
])('%s with %j is refused', (file, source, reason) => {
  expect(lint(file, source)).toContain(reason);
});

test.each([
  ['src/services/a.ts', "import { b } from '../domain/b';\nb();"],
  ['src/templates/a.tsx', "import type { B } from '../content-model/types';\nexport type A = B;"],
  ['src/components/sections/a.tsx', "import { b } from '../forms/b';\nb();"],
])('%s with %j is fine', (file, source) => {
  expect(lint(file, source)).not.toContain('no-restricted');
});
