/** Gives how to read the offset of a zone's clock at a moment, in minutes: 'GMT-04:00' is -240, 'GMT' alone is 0. */
export function offsetReader(timeZone: string): (at: number) => number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  return (at) => {
    const [, sign = '', hours = 0, minutes = 0] = /GMT([+-])(\d\d):(\d\d)/.exec(format.format(at)) ?? [];
    return Number(`${sign}${Number(hours) * 60 + Number(minutes)}`);
  };
}
