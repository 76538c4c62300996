import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { localNamespace } from '../local/site';
import type { Site } from './local-services';

/** Shows what the office would be told of each request, by the functions, where this copy of the project has them. */
export function startNotices({ databaseUrl }: Site): void {
  const script = 'functions/local.ts';
  if (!existsSync(script)) return;
  const args = ['--import', 'tsx', script, `${databaseUrl}?ns=${localNamespace}`];
  // By the connection it notices that this process has ended, in whatever way.
  spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
}
