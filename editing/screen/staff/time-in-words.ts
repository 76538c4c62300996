const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const [minute, hour, day] = [60, 3600, 86_400];
const daysInWords = 7;

const dayOf = (time: number): number => new Date(time).setHours(0, 0, 0, 0) / 1000;

/** Writes a time as people say it: "5 minutes ago", "yesterday", and after a week the day and the hour. */
export function timeInWords(when: string, now = Date.now()): string {
  const seconds = (now - Date.parse(when)) / 1000;
  const days = Math.round((dayOf(now) - dayOf(Date.parse(when))) / day);
  if (days >= daysInWords)
    return `on ${new Date(when).toLocaleString('en-CA', { dateStyle: 'long', timeStyle: 'short' })}`;
  // In the small hours, what was just done is not called yesterday.
  if (days > 0 && seconds >= 6 * hour) return relative.format(-days, 'day');
  if (seconds >= hour) return relative.format(-Math.floor(seconds / hour), 'hour');
  return seconds < minute ? 'just now' : relative.format(-Math.floor(seconds / minute), 'minute');
}
