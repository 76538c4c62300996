const alphabet = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';
const timeLength = 8;
const randomLength = 12;

let lastTime = 0;

/** Sorts after all earlier push ids and before those of the moment itself. */
export function pushIdsSince(at: number): string {
  const time = Array.from({ length: timeLength }, (_, index) => {
    const power = timeLength - 1 - index;
    return alphabet[Math.floor(at / 64 ** power) % 64];
  });
  return time.join('');
}

/** Gives the moment at which a push id was made; a character that no push id has counts as the first of the alphabet. */
export function timeOfPushId(key: string): number {
  const digits = Array.from({ length: timeLength }, (_, index) => alphabet.indexOf(key[index] ?? ''));
  return digits.reduce((time, digit) => time * 64 + Math.max(0, digit), 0);
}

export function makePushId(now: number): string {
  lastTime = Math.max(now, lastTime + 1);
  const random = Array.from({ length: randomLength }, () => alphabet[Math.floor(Math.random() * 64)]);
  return pushIdsSince(lastTime) + random.join('');
}
