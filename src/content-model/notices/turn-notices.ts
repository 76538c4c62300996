import { dayInWords, daysLeft } from '../../shared/time/last-day';
import { formatFieldPath } from '../content-error';
import { couponAt, type Dated, listDated } from '../valid-days';
import type { Content, ContentDocument } from '../types';
import type { Notice } from './notice';

const daysAhead = 30;

/** A first or a last day of something. */
type Turn = Dated & { end: 'validFrom' | 'validUntil'; day: string };

const listTurns = ({ files }: Pick<Content, 'files'>): Turn[] =>
  files.documents.flatMap(listDated).flatMap((dated) =>
    (['validFrom', 'validUntil'] as const).flatMap((end) => {
      const day = dated.days[end];
      return day ? [{ ...dated, end, day }] : [];
    }),
  );

/** Names what is left behind by the end of a coupon or a service: texts, campaigns and pages that go on after its last day. */
function namedIn(documents: readonly ContentDocument[], { path, document, day }: Turn): string {
  const goesOn = ({ data }: ContentDocument): boolean =>
    !('validUntil' in data && data.validUntil && data.validUntil <= day);
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
  const id = couponAt(document, path)?.id;
  const isIn = ({ kind, data }: ContentDocument): boolean => kind === 'campaigns' && data.coupon === id;
  if (!id) return '';
  return (
    listed('texts that name it do not end with it', ({ data }) =>
      new RegExp(`\\{coupon\\.${id}[.}]`).test(JSON.stringify(data)),
    ) + listed('pages of campaigns go on without it', (each) => isIn(each) && goesOn(each))
  );
}

function noticeOf({ files }: Content, turn: Turn, verb: string, more = ''): Notice {
  const { name, document, path, end, day } = turn;
  const left = end === 'validUntil' ? namedIn(files.documents, turn) : '';
  const said = `${verb} on ${dayInWords(day)}${more}${left}`;
  const place = { file: document.path, field: formatFieldPath([...path, end]) };
  return { words: `${name} of ${document.path} ${said}`, plain: `${name} ${said}`, ...place };
}

/** Gives what no page shows any more because its last day is over. */
export const findEnded = (content: Content, today: string): Notice[] =>
  listTurns(content)
    .filter(({ end, day }) => end === 'validUntil' && day < today)
    .map((turn) =>
      noticeOf(content, turn, 'ended', ': no page shows it; set a later day if it shall show again'),
    );

/** Gives what begins and what ends in the next 30 days, by day. */
export const findTurns = (content: Content, today: string): Notice[] =>
  listTurns(content)
    .filter(
      ({ end, day }) =>
        (day > today || (end === 'validUntil' && day === today)) && daysLeft(day, today) <= daysAhead,
    )
    .toSorted((a, b) => a.day.localeCompare(b.day))
    .map((turn) => noticeOf(content, turn, turn.end === 'validFrom' ? 'begins' : 'ends'));
