import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const everyMs = 250;
const run = promisify(execFile);

/** Sums the memory of a process and its descendants, in kB; `listing` has a line `pid parent kB` for each process. */
export function sumTree(root: number, listing: string): number {
  const processes = listing
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number) as [number, number, number]);
  const members = new Set([root]);
  // A child may come before its parent, so this repeats until it finds no more.
  for (let size = 0; size < members.size;) {
    size = members.size;
    for (const [pid, parent] of processes) if (members.has(parent)) members.add(pid);
  }
  return processes.reduce((total, [pid, , memory]) => (members.has(pid) ? total + memory : total), 0);
}

/** Watches a process and its descendants; gives a function that ends this and returns the most memory used, in MB. */
export function watchMemory(root: number): () => number {
  let most = 0;
  let isLooking = false;
  const look = async (): Promise<void> => {
    if (isLooking) return;
    isLooking = true;
    const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,rss=']);
    most = Math.max(most, sumTree(root, stdout));
    isLooking = false;
  };
  const timer = setInterval(() => void look(), everyMs);
  return () => {
    clearInterval(timer);
    return most / 1024;
  };
}
