const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;
const daysInWords = 7;

/** Writes a time as people say it: "5 minutes ago", "yesterday", and after a week the day and the hour. */
export function timeInWords(when: string, now = Date.now()): string {
  const seconds = (now - Date.parse(when)) / 1000;
  if (seconds >= daysInWords * 86_400)
    return `on ${new Date(when).toLocaleString('en-CA', { dateStyle: 'long', timeStyle: 'short' })}`;
  const [unit, length] = units.find((each) => seconds >= each[1]) ?? ['minute', Infinity];
  return length === Infinity ? 'just now' : relative.format(-Math.floor(seconds / length), unit);
}
