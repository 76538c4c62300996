import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeTemporaryFolder, writeFiles } from '../../../__tests__/support/local-database';
import { firebaseTool } from '../../../scripts/firebase-cli';

const files = ['package.json', 'firebase.json', 'package-lock.json'];
const folders = ['scripts', 'local', 'editing', 'functions', 'tools', 'src', 'art'];

/** Stands in for npm and the Firebase CLI: records each call and its environment, and fails where a test wants it. */
const standIn = `#!/usr/bin/env node
const { appendFileSync, readFileSync } = require('node:fs');
const { CALLS, FAIL, GOOGLE_APPLICATION_CREDENTIALS: key, FIREBASE_SERVICE_ACCOUNT: account } = process.env;
const command = [require('node:path').basename(__filename), ...process.argv.slice(2)].join(' ');
const seen = {
  version: process.env.GATSBY_SITE_VERSION,
  keyFile: key,
  key: account || (key && readFileSync(key, 'utf8')),
};
appendFileSync(CALLS, JSON.stringify({ command, seen }) + '\\n');
if (FAIL && command.includes(FAIL)) process.exit(1);
`;

type Call = { command: string; seen: { version?: string; keyFile?: string; key?: string } };

export const deployEnvironment = {
  FIREBASE_PROJECT: 'haulwell',
  FIREBASE_SERVICE_ACCOUNT: '{"type":"service_account","private_key":"secret"}',
  GATSBY_DATABASE_URL: 'https://haulwell-default-rtdb.firebaseio.com',
  GATSBY_IP_LOOKUP_URL: 'https://ip.example.com',
  GATSBY_GEOLOCATION_URL: 'https://geo.example.com',
};

export const editingEnvironment = {
  FIREBASE_EDITING_SITE: 'haulwell-edit',
  EDITING_REPO: 'haulwell/site',
  EDITING_AUTH_URL: 'https://auth.example.com',
  EDITING_SITE_URL: 'https://www.example.com',
};

/** Makes a clone in which `npm run deploy` can run, with stand-ins for the programs that it calls. */
export class DeployProject {
  readonly folder = makeTemporaryFolder();
  private readonly stage = makeTemporaryFolder();
  private readonly first: string;

  constructor() {
    this.git('init', '--quiet', '--initial-branch', 'main');
    const isOwn = (file: string): boolean => !file.includes('node_modules');
    for (const part of [...files, ...folders])
      cpSync(part, path.join(this.folder, part), { recursive: true, filter: isOwn });
    for (const packages of ['node_modules', 'functions/node_modules'])
      symlinkSync(path.resolve(packages), path.join(this.folder, packages));
    writeFileSync(path.join(this.stage, 'npm'), standIn, { mode: 0o755 });
    this.first = this.commit({
      // Where `npm ci` would put it, which is no more than written down here.
      [firebaseTool]: standIn,
      'content/site/redirects.json': '{"cities": []}',
      '.gitignore':
        'node_modules\npublic/\n.local/\n.firebaserc\nfirebase.deploy.json\ndatabase.rules.deploy.json\n',
    });
  }

  remove(): void {
    for (const folder of [this.folder, this.stage]) rmSync(folder, { recursive: true });
  }

  git(...args: string[]): string {
    const own = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false'];
    return execFileSync('git', [...own, ...args], { cwd: this.folder, encoding: 'utf8' }).trim();
  }

  write(written: Record<string, string>): void {
    writeFiles(this.folder, written);
  }

  commit(written: Record<string, string>): string {
    this.write(written);
    this.git('add', '--all');
    this.git('commit', '--quiet', '--allow-empty', '--message', 'test');
    return this.git('rev-parse', 'HEAD');
  }

  read(file: string): string {
    return readFileSync(path.join(this.folder, file), 'utf8');
  }

  reset(): void {
    this.git('reset', '--quiet', '--hard', this.first);
    this.git('clean', '--quiet', '--force', '-d', '-x', '--exclude', 'node_modules');
  }

  deploy(args: string[] = [], env: Record<string, string> = deployEnvironment) {
    const callsFile = path.join(this.stage, 'calls');
    rmSync(callsFile, { force: true });
    const bare = Object.entries(process.env).filter(
      ([name]) => !/^(npm_|GATSBY_|FIREBASE_|GOOGLE_|GITHUB_|EDITING_|CONTENT_DIR$)/.test(name),
    );
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'deploy', ...args], {
      cwd: this.folder,
      encoding: 'utf8',
      env: {
        ...Object.fromEntries(bare),
        PATH: `${this.stage}${path.delimiter}${process.env.PATH}`,
        CALLS: callsFile,
        ...env,
      },
    });
    const lines = existsSync(callsFile) ? readFileSync(callsFile, 'utf8').trim().split('\n') : [];
    const calls = lines.map((line) => JSON.parse(line) as Call);
    return { status, stdout, stderr, calls, commands: calls.map(({ command }) => command) };
  }
}
