import { beginsWithTypo, plainWords } from '../../../shared/text/plain-words';

export type Picks = Readonly<Record<string, number>>;

export type HaulItem = {
  id: string;
  name: string;
  plural: string;
  cubicFeet: number;
  search?: string[];
  /** Whether it reaches the truck's weight limit before it fills the truck. */
  isHeavy?: true;
};

export type Chosen = { picks: Picks; dragged?: number | undefined };

const mostOfOne = 99;
/** The parts of a truck that words and the drawing tell apart. */
export const levelCount = 12;

/** The parts of a truck that a coupon or a price may begin or end with, in levels. */
export const marks = { quarter: 3, half: 6, threeQuarters: 9, full: 12 } as const;
export type Mark = keyof typeof marks;

export function boundCount(count: number): number {
  return Number.isFinite(count) ? Math.min(mostOfOne, Math.max(0, Math.trunc(count))) : 0;
}

export function pickedOf<Item extends HaulItem>(picks: Picks, items: readonly Item[]) {
  const counts = new Map(Object.entries(picks));
  return items.flatMap((item) => {
    const count = boundCount(counts.get(item.id) ?? 0);
    return count > 0 ? [{ item, count }] : [];
  });
}

export function shareOf({ picks, dragged }: Chosen, items: readonly HaulItem[], truckCubicFeet: number) {
  if (dragged !== undefined) return Math.min(levelCount, Math.max(0, Math.round(dragged))) / levelCount;
  const volumes = pickedOf(picks, items).map(({ item, count }) => item.cubicFeet * count);
  return volumes.reduce((sum, volume) => sum + volume, 0) / truckCubicFeet;
}

const leastToldInTrucks = 1.25;

/** To twelfths, from 1.25 on to halves of trucks. Never up to a half or a whole truck, because coupons begin there. */
function roundedShare(share: number): number {
  if (!(share > 0)) return 0;
  if (share >= leastToldInTrucks) return Math.round(share * 2) / 2;
  const nearest = Math.round(share * levelCount);
  const isRoundedUp = nearest > share * levelCount;
  const level = isRoundedUp && nearest % marks.half === 0 ? nearest - 1 : nearest;
  return Math.min(levelCount, Math.max(1, level)) / levelCount;
}

export const levelOf = (share: number): number => Math.round(Math.min(1, roundedShare(share)) * levelCount);

type ShareWords = { shares: readonly string[]; trucks: readonly string[]; beyond: string };

export function shareInWords(share: number, { shares, trucks, beyond }: ShareWords): string {
  const told = roundedShare(share);
  if (told === 0) return '';
  if (told <= 1) return shares[levelOf(told) - 1] ?? beyond;
  return trucks[told * 2 - 3] ?? beyond;
}

export function couponFor(share: number, coupons: readonly { coupon: string; from: Mark }[]) {
  const earned = coupons.filter(({ from }) => levelOf(share) >= marks[from]);
  return earned.sort((a, b) => marks[b.from] - marks[a.from])[0]?.coupon;
}

/** The query field that fills the truck: ?load=sofa,bags:8 */
export const loadField = 'load';

const longestAddress = 1000;

/** Reads the items of an address, such as "sofa,bags:8"; leaves out what is unknown or no count. Never throws. */
export function readPicks(written: string, items: readonly HaulItem[]): Picks {
  const ids = new Set(items.map(({ id }) => id));
  const picks: Record<string, number> = {};
  for (const part of written.slice(0, longestAddress).split(',')) {
    const [, id = '', count = '1'] = /^([a-z0-9-]+)(?::(\d{1,3}))?$/.exec(part.trim()) ?? [];
    if (ids.has(id)) picks[id] = boundCount((picks[id] ?? 0) + Number(count));
  }
  return picks;
}

export function writePicks(picks: Picks, items: readonly HaulItem[]): string {
  return pickedOf(picks, items)
    .map(({ item: { id }, count }) => (count === 1 ? id : `${id}:${count}`))
    .join(',');
}

/** Gives the items whose names or other words have every word of the query, those named so first. */
export function findItems<Item extends HaulItem>(query: string, items: readonly Item[]): Item[] {
  const typed = plainWords(query);
  if (typed.length === 0) return [];
  const matches = (texts: readonly string[]): boolean => {
    const words = texts.flatMap(plainWords);
    return typed.every((start) => words.some((word) => beginsWithTypo(word, start)));
  };
  const isNamed = ({ name, plural }: Item): boolean => matches([name, plural]);
  const isCalled = ({ name, plural, search = [] }: Item): boolean => matches([name, plural, ...search]);
  const found = items.filter(isCalled);
  return [...found.filter(isNamed), ...found.filter((item) => !isNamed(item))];
}

export type Rates = {
  currency: 'CAD' | 'USD';
  minimum: number;
  steps: readonly { upTo: Mark; price: number }[];
};

/** Those of the step that it is in; each whole truck beyond the first costs as much as a full one. */
export function priceRange(share: number, { minimum, steps }: Rates) {
  const told = roundedShare(share);
  if (told === 0) return undefined;
  const wholeTrucks = Math.ceil(told) - 1;
  const level = Math.round((told - wholeTrucks) * marks.full);
  const at = steps.findIndex(({ upTo }) => marks[upTo] >= level);
  const step = steps[at];
  const full = steps[steps.length - 1];
  if (!step || !full) return undefined;
  const before = wholeTrucks * full.price;
  return { from: before + (steps[at - 1]?.price ?? minimum), to: before + step.price };
}
