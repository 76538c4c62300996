/** The visitor's calendar date as YYYY-MM-DD (docs/decisions/0003). */
export function calendarDate(now: Date): string {
  const month = String(now.getMonth() + 1).padStart(2, '0');
  const day = String(now.getDate()).padStart(2, '0');
  return `${now.getFullYear()}-${month}-${day}`;
}

/** The visitor's clock as HH:MM, 24 h, in the GB locale (docs/specification.md, section 3, Lead). */
export function clockTime(now: Date): string {
  return now.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
}
