import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PlainError } from '../../local/plain-error';

/** The screen needs one script of Decap CMS, and none of the package's 700 dependencies. */
const version = '3.16.3';
const sha256 = '7c1efd6b616b4786e279aeef194dd21649a72058d3bc8d1f78901b574610dfb8';

const isRight = (file: string): boolean =>
  existsSync(file) && createHash('sha256').update(readFileSync(file)).digest('hex') === sha256;

/** Gives the path of Decap CMS's script, from the cache or else from npm; throws if its hash is not the known one. */
export function fetchDecap(cacheDir: string): string {
  const known = path.resolve(cacheDir, `decap-cms-${version}.js`);
  if (isRight(known)) return known;
  console.log(`Fetching the editing screen's script (decap-cms ${version}): once.`);
  const dir = mkdtempSync(path.join(tmpdir(), 'decap-cms-'));
  try {
    const npm = process.env.npm_execpath;
    const [command, ...first] = npm ? [process.execPath, npm] : ['npm'];
    execFileSync(command as string, [...first, 'pack', `decap-cms@${version}`, '--silent'], {
      cwd: dir,
      stdio: 'pipe',
    });
    execFileSync('tar', ['-xzf', `decap-cms-${version}.tgz`, 'package/dist/decap-cms.js'], { cwd: dir });
    const fetched = path.join(dir, 'package/dist/decap-cms.js');
    if (!isRight(fetched))
      throw new PlainError(
        `decap-cms ${version} is not the package that was chosen: do not use it, and report it.`,
      );
    mkdirSync(path.dirname(known), { recursive: true });
    copyFileSync(fetched, known);
    return known;
  } catch (error) {
    if (error instanceof PlainError) throw error;
    const { message } = error as Error;
    throw new PlainError(
      `The editing screen could not be fetched from npm: go online and try again. (${message})`,
    );
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
