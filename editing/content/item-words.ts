const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Writes days of the week as people say them: Monday to Friday, Sunday. Takes them in any order. */
function daysInWords(days: readonly string[]): string {
  const runs: string[][] = [];
  for (const day of week) {
    if (!days.includes(day)) continue;
    const run = runs.at(-1);
    const before = week[week.indexOf(day) - 1];
    if (run && run.at(-1) === before) run.push(day);
    else runs.push([day]);
  }
  return runs.map((run) => (run.length > 2 ? `${run[0]} to ${run.at(-1)}` : run.join(', '))).join(', ');
}

/**
 * Gives what a closed item of a list shows: its summary, with the days of the week in front where it has such days, or
 * that it is new where nothing is written in it yet.
 */
export function itemWords(summary: string, item: unknown, singular: string): string {
  const days = (item as { days?: unknown } | null)?.days;
  const words = summary.trim();
  if (Array.isArray(days) && days.length > 0) return `${daysInWords(days as string[])}, ${words}`;
  return words === '' ? `New ${singular}` : words;
}
