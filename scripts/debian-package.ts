import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs packages on Debian or Ubuntu, if the user may; does nothing elsewhere. */
export function installFromDebian(...names: string[]): void {
  if (!existsSync('/usr/bin/apt-get')) return;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...names]]) {
    const [command = '', ...rest] = [...sudo, 'apt-get', ...args];
    spawnSync(command, rest, { stdio: 'inherit', env });
  }
}
