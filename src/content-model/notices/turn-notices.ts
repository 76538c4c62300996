import { dayInWords, daysLeft } from '../../shared/time/last-day';
import type { ValidDays } from '../../shared/time/valid-days';
import { formatFieldPath } from '../content-error';
import type { Content, ContentDocument } from '../types';
import { ofKind } from '../reading/content-folder';
import { couponAt, type Dated, listDated } from '../valid-days';
import type { Notice } from './notice';

const daysAhead = 30;

/**
 * Names the files whose texts say a coupon's value, and go on saying it on days on which the coupon does not show; the
 * campaigns whose pages show it and go on without it; and the pages about a service that go on without it.
 */
function namedIn(documents: readonly ContentDocument[], { path, document, days }: Dated): string {
  const goesOn = ({ data: { validUntil } }: { data: ValidDays }): boolean =>
    !(validUntil && days.validUntil && validUntil <= days.validUntil);
  if (document.kind === 'services') {
    const { slug } = document.data;
    const guides = ofKind(documents, 'guides').filter(
      ({ name, data }) => name === slug || data.service === slug,
    );
    const local = ofKind(documents, 'local-services').filter(({ data }) => data.service === slug);
    return listed('; pages about it do not end with it: ', [...guides, ...local].filter(goesOn));
  }
  const named = couponAt(document, path);
  if (!named) return '';
  const placeholder = new RegExp(`\\{coupon\\.${named.id}[.}]`);
  const texts = documents.filter(({ data }) => placeholder.test(JSON.stringify(data)));
  const campaigns = ofKind(documents, 'campaigns')
    .filter(({ data }) => data.coupon === named.id)
    .filter(goesOn);
  return (
    listed('; texts that name it do not end with it: ', texts) +
    listed('; pages of campaigns go on without it: ', campaigns)
  );
}

const listed = (words: string, files: readonly ContentDocument[]): string =>
  files.length === 0 ? '' : words + files.map(({ path }) => path).join(', ');

function noticeOf({ name, document, path }: Dated, end: 'validFrom' | 'validUntil', said: string): Notice {
  const field = formatFieldPath([...path, end]);
  return {
    words: `${name} of ${document.path} ${said}`,
    plain: `${name} ${said}`,
    file: document.path,
    field,
  };
}

/** Gives what no page shows any more because its last day is over. */
export function findEnded({ files }: Content, today: string): Notice[] {
  return files.documents.flatMap(listDated).flatMap((dated) => {
    const { validUntil } = dated.days;
    if (validUntil === undefined || validUntil >= today) return [];
    const said = `ended on ${dayInWords(validUntil)}: no page shows it; set a later day if it shall show again`;
    return noticeOf(dated, 'validUntil', said + namedIn(files.documents, dated));
  });
}

/** Gives what begins and what ends in the next 30 days, by day. */
export function findTurns({ files }: Content, today: string): Notice[] {
  const isSoon = (day: string): boolean => day >= today && daysLeft(day, today) <= daysAhead;
  const turns = files.documents.flatMap(listDated).flatMap((dated) => {
    const { validFrom = today, validUntil = '' } = dated.days;
    const begins = noticeOf(dated, 'validFrom', `begins on ${dayInWords(validFrom)}`);
    const ends = `ends on ${dayInWords(validUntil || today)}${namedIn(files.documents, dated)}`;
    return [
      ...(isSoon(validFrom) && validFrom > today ? [{ day: validFrom, notice: begins }] : []),
      ...(isSoon(validUntil) ? [{ day: validUntil, notice: noticeOf(dated, 'validUntil', ends) }] : []),
    ];
  });
  return turns.toSorted((a, b) => a.day.localeCompare(b.day)).map(({ notice }) => notice);
}
