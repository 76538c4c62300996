/** Whether two values of JSON say the same; the order of an object's names says nothing. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other;
  const names = Object.keys(one);
  const isSame = (name: string): boolean => isSameJson(Reflect.get(one, name), Reflect.get(other, name));
  return names.length === Object.keys(other).length && names.every(isSame);
}
