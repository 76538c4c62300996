import { dayInWords, daysLeft } from '../../shared/time/last-day';
import { formatFieldPath } from '../content-error';
import { couponAt, type Dated, listDated } from '../valid-days';
import type { Content, ContentDocument } from '../types';
import type { Notice } from './notice';

const daysAhead = 30;

/** Names what is left behind by the end of a coupon or a service: texts, campaigns and pages that go on after its last day. */
function namedIn(documents: readonly ContentDocument[], { path, document, days }: Dated): string {
  const goesOn = ({ data }: ContentDocument): boolean =>
    !('validUntil' in data && data.validUntil && days.validUntil && data.validUntil <= days.validUntil);
  const listed = (words: string, isMeant: (each: ContentDocument) => boolean): string => {
    const files = documents.filter(isMeant).map((each) => each.path);
    return files.length === 0 ? '' : `; ${words}: ${files.join(', ')}`;
  };
  if (document.kind === 'services') {
    const { slug } = document.data;
    const isAbout = ({ kind, name, data }: ContentDocument): boolean =>
      (kind === 'guides' && name === slug) ||
      ((kind === 'guides' || kind === 'local-services') && data.service === slug);
    return listed('pages about it do not end with it', (each) => isAbout(each) && goesOn(each));
  }
  const named = couponAt(document, path);
  if (!named) return '';
  const placeholder = new RegExp(`\\{coupon\\.${named.id}[.}]`);
  return (
    listed('texts that name it do not end with it', ({ data }) => placeholder.test(JSON.stringify(data))) +
    listed(
      'pages of campaigns go on without it',
      (each) => each.kind === 'campaigns' && each.data.coupon === named.id && goesOn(each),
    )
  );
}

function noticeOf({ name, document: { path: file }, path }: Dated, end: string, said: string): Notice {
  const field = formatFieldPath([...path, end]);
  return { words: `${name} of ${file} ${said}`, plain: `${name} ${said}`, file, field };
}

/** Gives what no page shows any more because its last day is over. */
export const findEnded = ({ files }: Content, today: string): Notice[] =>
  files.documents.flatMap(listDated).flatMap((dated) => {
    const { validUntil } = dated.days;
    if (validUntil === undefined || validUntil >= today) return [];
    const said = `ended on ${dayInWords(validUntil)}: no page shows it; set a later day if it shall show again`;
    return noticeOf(dated, 'validUntil', said + namedIn(files.documents, dated));
  });

/** Gives what begins and what ends in the next 30 days, by day. */
export function findTurns({ files }: Content, today: string): Notice[] {
  const turns = files.documents.flatMap(listDated).flatMap((dated) => {
    const { validFrom = today, validUntil = '' } = dated.days;
    const begins = validFrom > today ? [{ day: validFrom, end: 'validFrom', said: 'begins' }] : [];
    return [...begins, { day: validUntil, end: 'validUntil', said: 'ends' }]
      .filter(({ day }) => day >= today && daysLeft(day, today) <= daysAhead)
      .map((turn) => ({ ...turn, dated }));
  });
  return turns
    .toSorted((a, b) => a.day.localeCompare(b.day))
    .map(({ dated, day, end, said }) => {
      const left = end === 'validUntil' ? namedIn(files.documents, dated) : '';
      return noticeOf(dated, end, `${said} on ${dayInWords(day)}${left}`);
    });
}
