import { fillText } from '../../../shared/text/fill-text';
import type { UtcOffsets } from '../../../shared/time/city-clock';
import { momentInCity } from '../../../shared/time/moment-in-city';
import type { TentativeEvent } from './calendar-file';
import type { Confirmation } from './confirmation';

type Words = {
  summary: string;
  description: string;
  /** Stands before what the visitor wants taken away. */
  message: string;
  /** Puts a label before its value: "{label}: {value}". */
  labelled: string;
  language: string;
};

type Options = { utcOffsets: UtcOffsets; words: Words; brand: { name: string; siteUrl: string } };

/** An event of a calendar before it is written. */
export type VisitEvent = Omit<TentativeEvent, 'madeAt'>;

/** Gives the event of a booking, by the city's clock; null for a request without a day. */
export function visitEvent(
  { pushId, visit, message }: Confirmation,
  { utcOffsets, words, brand }: Options,
): VisitEvent | null {
  if (!visit) return null;
  const asked = fillText(words.labelled, { label: words.message, value: message });
  return {
    uid: `${pushId}@${new URL(brand.siteUrl).hostname}`,
    start: momentInCity(visit.date, visit.start, utcOffsets),
    end: momentInCity(visit.date, visit.end, utcOffsets),
    summary: words.summary,
    description: `${words.description}\n\n${asked}`,
    location: visit.address,
    maker: brand.name,
    language: words.language,
  };
}
