import { dayInWords, daysLeft } from '../../domain/last-day';
import { formatFieldPath } from '../content-error';
import type { Content, ContentDocument } from '../types';
import { couponAt, type Dated, listDated } from '../valid-days';
import type { Notice } from './notice';

const daysAhead = 14;

/** Names the files whose texts say a coupon's value, and go on saying it on days on which the coupon does not show. */
function namedIn(documents: readonly ContentDocument[], { path, document }: Dated): string {
  const coupon = couponAt(document, path);
  if (!coupon) return '';
  const placeholder = new RegExp(`\\{coupon\\.${coupon.id}[.}]`);
  const files = documents.filter(({ data }) => placeholder.test(JSON.stringify(data)));
  if (files.length === 0) return '';
  return `; texts that name it do not end with it: ${files.map((file) => file.path).join(', ')}`;
}

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
