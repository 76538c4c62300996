import { citySubRoutes } from '../domain/routes';
import { findClosestName } from './closest-name';
import { formatFieldPath, quoteFound } from './problem';
import type { ContentDocument } from './types';

type SiteFileProblem = { path: (string | number)[]; field: string; found: string; expected: string };

/**
 * Checks what a file of site/ can get wrong in itself: links that lead nowhere, an id used twice, and
 * invented activity that is not marked as a sample (design decisions 13 and 14).
 */
export function checkSiteFile(document: ContentDocument): SiteFileProblem[] {
  if (document.kind !== 'site') return [];
  if (document.name === 'navigation') {
    const { menu, footer } = document.data;
    return [...checkTargets(['menu'], menu), ...checkTargets(['footer', 'links'], footer.links)];
  }
  if (document.name === 'claims' || document.name === 'coupons') return checkIds(document.data.items);
  if (document.name === 'social-proof' && document.data.mode === 'sample' && !document.data.sample) {
    const expected = 'true, because "mode" is "sample": the activity shown is invented';
    return [{ path: ['sample'], field: 'sample', found: 'nothing', expected }];
  }
  return [];
}

function checkTargets(path: string[], links: readonly { to: string }[]): SiteFileProblem[] {
  return links.flatMap(({ to }, index) => {
    if (citySubRoutes.some((route) => route === to)) return [];
    const meant = findClosestName(to, citySubRoutes);
    const known = citySubRoutes.map((route) => `"${route}"`).join(', ');
    const expected = `one of: ${known}${meant ? `; did you mean "${meant}"?` : ''}`;
    const field = [...path, index, 'to'];
    return [{ path: field, field: formatFieldPath(field), found: quoteFound(to), expected }];
  });
}

function checkIds(items: readonly { id: string }[]): SiteFileProblem[] {
  return items.flatMap(({ id }, index) => {
    const first = items.findIndex((item) => item.id === id);
    if (first === index) return [];
    const path = ['items', index, 'id'];
    const expected = `an id of its own; items[${first}] has this one already`;
    return [{ path, field: formatFieldPath(path), found: quoteFound(id), expected }];
  });
}
