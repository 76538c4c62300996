const units: [seconds: number, one: string, many: string][] = [
  [86_400, 'yesterday', 'days ago'],
  [3600, 'an hour ago', 'hours ago'],
  [60, 'a minute ago', 'minutes ago'],
];
const daysInWords = 7;

/** Writes a time as people say it: "5 minutes ago", "yesterday", and after a week the day and the hour. */
export function timeInWords(when: string, now = Date.now()): string {
  const at = Date.parse(when);
  if (Number.isNaN(at)) return 'at an unknown time';
  const seconds = Math.max(0, (now - at) / 1000);
  if (seconds >= daysInWords * 86_400)
    return `on ${new Date(at).toLocaleString('en-CA', { dateStyle: 'long', timeStyle: 'short' })}`;
  for (const [length, one, many] of units) {
    const count = Math.floor(seconds / length);
    if (count === 1) return one;
    if (count > 1) return `${count} ${many}`;
  }
  return 'just now';
}
