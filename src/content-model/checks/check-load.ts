import { marks } from '../../features/load/rules/load';
import type { ContentFolder } from '../reading/content-folder';
import { type ContentError, type FieldError, type FieldPath, quoteFound } from '../content-error';
import type { Pricing, Site } from '../types';

/**
 * Reports of the truck that fills (docs/decisions/0074): things of two groups with one short name, and prices that do not rise
 * with the load.
 */
export function checkLoad(folder: ContentFolder): ContentError[] {
  return folder.documents.flatMap(({ kind, name, path, data }) => {
    if (kind === 'cities') return rateErrors(folder, path, data.pricing ?? {}, ['pricing', 'rates']);
    if (kind !== 'site') return [];
    if (name === 'pricing') return rateErrors(folder, path, data, ['rates']);
    return name === 'load' ? checkIds(data).map((error) => folder.error(path, error)) : [];
  });
}

/** The list of one group is compared as all lists are (check-repeats.ts). */
function checkIds({ groups }: Site['load']): FieldError[] {
  const owners = new Map<string, string>();
  return groups.flatMap(({ title, items }, group) => {
    const repeated = items.flatMap(({ id }, index): FieldError[] => {
      const owner = owners.get(id);
      if (owner === undefined) return [];
      const path = ['groups', group, 'items', index, 'id'];
      const expected = `a short name of its own; "${owner}" has this one already`;
      return [{ path, found: quoteFound(id), expected, fix: 'take one of the two out, or rename it' }];
    });
    for (const { id } of items) owners.set(id, title);
    return repeated;
  });
}

function rateErrors(
  folder: ContentFolder,
  file: string,
  { rates }: Pricing,
  path: FieldPath,
): ContentError[] {
  if (!rates) return [];
  const { minimum, steps } = rates;
  const errors = steps.flatMap(({ upTo, price }, index): FieldError[] => {
    const before = steps[index - 1];
    const field = [...path, 'steps', index];
    if (before && marks[before.upTo] >= marks[upTo]) {
      const expected = `a larger part of the truck than "${before.upTo}", the step before`;
      return [{ path: [...field, 'upTo'], found: quoteFound(upTo), expected }];
    }
    const least = before?.price ?? minimum;
    if (price > least) return [];
    const expected = `more than ${least}, ${before ? 'the price of the step before' : 'the smallest price'}`;
    return [{ path: [...field, 'price'], found: quoteFound(price), expected }];
  });
  const last = steps.at(-1);
  if (last && last.upTo !== 'full')
    errors.push({
      path: [...path, 'steps', steps.length - 1, 'upTo'],
      found: quoteFound(last.upTo),
      expected: '"full" as the last step, so that every load has a price',
      fix: 'add a step for the full truck',
    });
  return errors.map((error) => folder.error(file, error));
}
