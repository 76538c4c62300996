import { dayInWords, daysLeft } from '../../shared/time/last-day';
import { formatFieldPath } from '../content-error';
import { type Dated, listDated } from '../valid-days';
import type { Content, ContentDocument } from '../types';
import { type Notice, noticeAt } from './notice';

const daysAhead = 30;

/** A first or a last day of something, and how many days are left until then. */
type DateChange = Dated & { end: 'validFrom' | 'validUntil'; day: string; left: number };

const listDateChanges = ({ files }: Content, today: string): DateChange[] =>
  files.documents.flatMap(listDated).flatMap((dated) =>
    (['validFrom', 'validUntil'] as const).flatMap((end) => {
      const day = dated.days[end];
      return day ? [{ ...dated, end, day, left: daysLeft(day, today) }] : [];
    }),
  );

/** Lists the texts, campaigns and pages that name a coupon or a service and are still shown after its last day. */
function listLeft({ files }: Content, { document: ended, days: { id }, day, end }: DateChange): string[] {
  const inText = new RegExp(`\\{coupon\\.${String(id)}[.}]`);
  const isNaming = ({ kind, name, data }: ContentDocument): boolean =>
    ended.kind === 'services'
      ? ('service' in data && data.service === ended.name) || (kind === 'guides' && name === ended.name)
      : id !== undefined && (('coupon' in data && data.coupon === id) || inText.test(JSON.stringify(data)));
  const goesOn = ({ data }: ContentDocument): boolean =>
    !('validUntil' in data && data.validUntil && data.validUntil <= day);
  if (end === 'validFrom') return [];
  return files.documents.filter((each) => isNaming(each) && goesOn(each)).map(({ path }) => path);
}

function noticeOf(content: Content, change: DateChange, verb: string, more = ''): Notice {
  const { document, path, days, end, day } = change;
  const left = listLeft(content, change);
  const name = path.length > 0 ? (days.id ?? days.words) : undefined;
  const named = typeof name === 'string' ? `"${name}" ` : '';
  const rest = left.length > 0 ? `; what names it does not end with it: ${left.join(', ')}` : '';
  const said = `${named}${verb} on ${dayInWords(day)}${more}${rest}`;
  return noticeAt(document.path, formatFieldPath([...path, end]), said);
}

/** Gives what no page shows any more because its last day is over. */
export const findEnded = (content: Content, today: string): Notice[] =>
  listDateChanges(content, today)
    .filter(({ end, left }) => end === 'validUntil' && left < 0)
    .map((change) =>
      noticeOf(content, change, 'ended', ': no page shows it; set a later day if it shall show again'),
    );

/** Gives what begins and what ends in the next 30 days, by day. */
export const findDateChanges = (content: Content, today: string): Notice[] =>
  listDateChanges(content, today)
    .filter(({ end, left }) => left <= daysAhead && left >= (end === 'validFrom' ? 1 : 0))
    .toSorted((a, b) => a.day.localeCompare(b.day))
    .map((change) => noticeOf(content, change, change.end === 'validFrom' ? 'begins' : 'ends'));
