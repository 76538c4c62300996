import { execFileSync } from 'node:child_process';

const recordMark = '\u0001';
/** Lists files by commit, the newest first, with their names unescaped. */
const logCommand =
  'git -c core.quotePath=false log --relative --name-only --no-renames --format=%x01%cI_%D -- .';

/** A file has no date if it was never committed, there is no git, or its last change is older than a shallow clone. */
export function readCommitDates(folder: string): Map<string, string> {
  const dates = new Map<string, string>();
  for (const record of readLog(folder).split(recordMark)) {
    const [head = '', ...files] = record.split('\n').filter(Boolean);
    const [date = '', marks = ''] = head.split('_', 2);
    // For the first commit of a shallow clone git lists every file, whenever it was changed.
    const known = /^grafted\b/.test(marks) ? '' : date;
    for (const file of files) if (!dates.has(file)) dates.set(file, known);
  }
  for (const [file, date] of dates) if (date === '') dates.delete(file);
  return dates;
}

function readLog(folder: string): string {
  try {
    const [git = '', ...options] = logCommand.split(' ');
    return execFileSync(git, options, {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 1024 ** 3,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return '';
  }
}
