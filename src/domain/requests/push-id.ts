const alphabet = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';
const timeLength = 8;
const randomLength = 12;

let lastTime = 0;

/** Makes a push id: 20 characters that sort by the time at which they were made. */
export function makePushId(now: number): string {
  lastTime = Math.max(now, lastTime + 1);
  const time = Array.from({ length: timeLength }, (_, index) => {
    const power = timeLength - 1 - index;
    return alphabet[Math.floor(lastTime / 64 ** power) % 64];
  });
  const random = Array.from({ length: randomLength }, () => alphabet[Math.floor(Math.random() * 64)]);
  return [...time, ...random].join('');
}
