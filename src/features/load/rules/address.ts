import { boundCount, pickedOf, type LoadItem, type Picks } from './load';

/** The query field that fills the truck: ?load=sofa,bags:8 */
export const loadField = 'load';

const longestAddress = 1000;

/** Reads the items of an address, such as "sofa,bags:8"; leaves out what is unknown or no count. Never throws. */
export function readPicks(written: string, items: readonly LoadItem[]): Picks {
  const ids = new Set(items.map(({ id }) => id));
  const picks: Record<string, number> = {};
  for (const part of written.slice(0, longestAddress).split(',')) {
    const [, id = '', count = '1'] = /^([a-z0-9-]+)(?::(\d{1,3}))?$/.exec(part.trim()) ?? [];
    if (ids.has(id)) picks[id] = boundCount((picks[id] ?? 0) + Number(count));
  }
  return picks;
}

/** Writes items as an address has them; "" for none. */
export function writePicks(picks: Picks, items: readonly LoadItem[]): string {
  return pickedOf(picks, items)
    .map(({ item: { id }, count }) => (count === 1 ? id : `${id}:${count}`))
    .join(',');
}
