import { marks, toldShare, type Mark } from './load';

export type Rates = {
  currency: 'CAD' | 'USD';
  minimum: number;
  steps: readonly { upTo: Mark; price: number }[];
};

/** Those of the step that it is in; each whole truck beyond the first costs as much as a full one. */
export function priceRange(
  share: number,
  { minimum, steps }: Rates,
): { from: number; to: number } | undefined {
  const told = toldShare(share);
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
