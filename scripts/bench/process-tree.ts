import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const everyMs = 250;
const run = promisify(execFile);

/** Sums the memory of a process and all that it started, in kB; `listing` has a line `pid parent kB` for each process. */
export function sumTree(root: number, listing: string): number {
  const processes = listing
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number) as [number, number, number]);
  const members = new Set([root]);
  // A child may be listed before its parent: until no more are found.
  for (let size = 0; size < members.size;) {
    size = members.size;
    for (const [pid, parent] of processes) if (members.has(parent)) members.add(pid);
  }
  return processes.reduce((total, [pid, , memory]) => (members.has(pid) ? total + memory : total), 0);
}

/** Watches a process and all that it starts; the returned function ends that and gives the most memory seen, in MB. */
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
