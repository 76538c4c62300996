import { dayInWords, daysLeft } from '../../shared/time/last-day';
import { formatFieldPath } from '../content-error';
import type { Content, ContentDocument } from '../types';
import { ofKind } from '../reading/content-folder';
import { couponAt, type Dated, listDated } from '../valid-days';
import type { Notice } from './notice';

const daysAhead = 14;

/**
 * Names the files whose texts say a coupon's value, and go on saying it on days on which the coupon does not show; and the
 * campaigns whose pages show it and go on without it.
 */
function namedIn(documents: readonly ContentDocument[], { path, document, days }: Dated): string {
  const named = couponAt(document, path);
  if (!named) return '';
  const placeholder = new RegExp(`\\{coupon\\.${named.id}[.}]`);
  const texts = documents.filter(({ data }) => placeholder.test(JSON.stringify(data)));
  const campaigns = ofKind(documents, 'campaigns').filter(
    ({ data: { coupon, validUntil } }) =>
      coupon === named.id && !(validUntil && days.validUntil && validUntil <= days.validUntil),
  );
  return (
    listed('; texts that name it do not end with it: ', texts) +
    listed('; pages of campaigns go on without it: ', campaigns)
  );
}

const listed = (words: string, files: readonly ContentDocument[]): string =>
  files.length === 0 ? '' : words + files.map(({ path }) => path).join(', ');

/** Gives what no page shows any more because its last day is over, and what has its last day within two weeks. */
export function findEndings({ files }: Content, today: string): Notice[] {
  return files.documents.flatMap(listDated).flatMap((dated) => {
    const { name, path, days, document } = dated;
    const { validUntil } = days;
    if (validUntil === undefined) return [];
    const left = daysLeft(validUntil, today);
    if (left > daysAhead) return [];
    const day = dayInWords(validUntil);
    const said =
      left < 0
        ? `${name} ended on ${day}: no page shows it; set a later day if it shall show again`
        : `${name} ends on ${day}: from the day after, no page shows it; set a later day if it shall stay`;
    const field = formatFieldPath([...path, 'validUntil']);
    return [{ words: said + namedIn(files.documents, dated), file: document.path, field }];
  });
}
