import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { firebaseTool } from '../../../scripts/firebase-cli';
import { TestClone } from './test-clone';

/** The folders with the code of `npm run deploy` itself. */
const parts = [
  'package.json',
  'firebase.json',
  'package-lock.json',
  'scripts',
  'local',
  'editing',
  'tools',
  'src',
  'art',
];

/** Stands in for npm, npx and the Firebase CLI: records each call and its environment, and fails where a test wants it. */
const standIn = `#!/usr/bin/env node
const { appendFileSync, readFileSync } = require('node:fs');
const { CALLS, FAIL, GOOGLE_APPLICATION_CREDENTIALS: key, FIREBASE_SERVICE_ACCOUNT: account } = process.env;
const command = [require('node:path').basename(__filename), ...process.argv.slice(2)].join(' ');
const seen = {
  databaseUrl: process.env.GATSBY_DATABASE_URL,
  brand: process.env.CONTENT_DIR,
  version: process.env.GATSBY_SITE_VERSION,
  keyFile: key,
  key: account || (key && readFileSync(key, 'utf8')),
};
appendFileSync(CALLS, JSON.stringify({ command, seen }) + '\\n');
if (FAIL && command.includes(FAIL)) process.exit(1);
`;

type Call = {
  command: string;
  seen: { databaseUrl?: string; brand?: string; version?: string; keyFile?: string; key?: string };
};

export const deployEnvironment = {
  FIREBASE_PROJECT: 'haulwell',
  FIREBASE_SERVICE_ACCOUNT: '{"type":"service_account","private_key":"secret"}',
  GATSBY_DATABASE_URL: 'https://haulwell-default-rtdb.firebaseio.com',
  GATSBY_IP_LOOKUP_URL: 'https://ip.example.com',
  GATSBY_GEOLOCATION_URL: 'https://geo.example.com',
};

/** Makes a clone in which `npm run deploy` can run, with stand-ins for the programs that it calls. */
export class DeployProject extends TestClone {
  private readonly first: string;
  private readonly stage = mkdtempSync(path.join(tmpdir(), 'deploy-stage-'));

  constructor() {
    super();
    const isOwn = (file: string): boolean => !file.includes('node_modules');
    for (const part of parts) cpSync(part, path.join(this.folder, part), { recursive: true, filter: isOwn });
    symlinkSync(path.resolve('node_modules'), path.join(this.folder, 'node_modules'));
    mkdirSync(path.join(this.stage, 'bin'));
    for (const name of ['npm', 'npx'])
      writeFileSync(path.join(this.stage, 'bin', name), standIn, { mode: 0o755 });
    // Where `npm ci` would put it, which is no more than written down here.
    this.write({ [firebaseTool]: standIn });
    this.first = this.commit({
      'content/site/redirects.json': '{"cities": []}',
      '.gitignore':
        'node_modules\npublic/\n.local/\n.firebaserc\nfirebase.deploy.json\ndatabase.rules.deploy.json\n',
    });
  }

  override remove(): void {
    super.remove();
    rmSync(this.stage, { recursive: true });
  }

  /** As it was at first. */
  reset(): void {
    this.git('reset', '--quiet', '--hard', this.first);
    this.git('clean', '--quiet', '--force', '-d', '-x', '--exclude', 'node_modules');
  }

  deploy(args: string[], env?: Record<string, string>) {
    return this.run(['deploy', ...args], env);
  }

  /** Runs one of the project's commands; gives what it said, what it called, and how it ended. */
  run(args: string[], env: Record<string, string> = deployEnvironment) {
    const callsFile = path.join(this.stage, 'calls');
    rmSync(callsFile, { force: true });
    const bare = Object.entries(process.env).filter(
      ([name]) => !/^(npm_|GATSBY_|FIREBASE_|GOOGLE_|GITHUB_|EDITING_|CONTENT_DIR$)/.test(name),
    );
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', ...args], {
      cwd: this.folder,
      encoding: 'utf8',
      env: {
        ...Object.fromEntries(bare),
        PATH: `${path.join(this.stage, 'bin')}${path.delimiter}${process.env.PATH}`,
        CALLS: callsFile,
        ...env,
      },
    });
    const lines = existsSync(callsFile) ? readFileSync(callsFile, 'utf8').trim().split('\n') : [];
    const calls = lines.map((line) => JSON.parse(line) as Call);
    return { status, stdout, stderr, calls, commands: calls.map(({ command }) => command) };
  }
}
