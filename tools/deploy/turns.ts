import { isShownOn } from '../../src/shared/time/valid-days';
import type { ContentDocument } from '../../src/content-model/types';
import { listDated } from '../../src/content-model/valid-days';

/**
 * Lists what shows on one of two days and not on the other, with what becomes of it. Where it is not known on which day the
 * live site was built, all that has a first or a last day counts.
 */
export function listTurns(
  documents: readonly ContentDocument[],
  builtOn: string | undefined,
  today: string,
): string[] {
  return documents.flatMap(listDated).flatMap(({ name, document, days }) => {
    const isShown = isShownOn(today, days);
    if (builtOn !== undefined && isShownOn(builtOn, days) === isShown) return [];
    return [`${name} of ${document.path} ${isShown ? 'shows' : 'does not show'} on ${today}`];
  });
}
