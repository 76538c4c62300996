const alphabet = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';
const timeLength = 8;
const randomLength = 12;

let lastTime = 0;

/** A push id: 20 characters that sort by the time they were made at. */
export function makePushId(now: number): string {
  lastTime = Math.max(now, lastTime + 1);
  const time = Array.from({ length: timeLength }, (_, place) => {
    const power = timeLength - 1 - place;
    return alphabet[Math.floor(lastTime / 64 ** power) % 64];
  });
  const random = Array.from({ length: randomLength }, () => alphabet[Math.floor(Math.random() * 64)]);
  return [...time, ...random].join('');
}
