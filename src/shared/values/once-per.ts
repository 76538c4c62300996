/** Makes a function that computes once for each object, and gives the same result again, which no caller may change. */
export function oncePer<Key extends object, Result>(compute: (key: Key) => Result): (key: Key) => Result {
  const known = new WeakMap<Key, Result>();
  return (key) => {
    if (!known.has(key)) known.set(key, compute(key));
    return known.get(key) as Result;
  };
}
