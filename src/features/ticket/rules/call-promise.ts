import type { Pages } from '../../../content-model/types';
import { fillText } from '../../../shared/text/fill-text';
import { cityTime, momentInCity } from '../../../shared/time/city-clock';
import { timeInWords } from '../../../shared/time/month-names';
import { bookingDateLabel, callBy, type Hours } from '../../requests/rules/booking';
import type { ConfirmedRequest } from './confirmed-request';

type Said = {
  texts: Pages['thankyou']['promise'];
  words: { language: string; hours: { locale: string } };
  hours: Hours;
};

/** Says by when we call; nothing where no clock is known, where it is over, or where the city says itself how soon it answers. */
export function callPromise(request: ConfirmedRequest, { texts, words, hours }: Said, now: Date): string {
  const { utcOffsets, sentAt, values } = request;
  if (!texts.withinMinutes || !utcOffsets || sentAt === null || values['pricing.reply']) return '';
  const by = callBy(cityTime(new Date(sentAt), utcOffsets), request.hours ?? hours, texts.withinMinutes);
  if (!by || momentInCity(by.date, by.time, utcOffsets) < now) return '';
  const time = timeInWords(by.time, { language: words.language, locale: words.hours.locale });
  return by.date === cityTime(now, utcOffsets).date
    ? fillText(texts.today, { time })
    : fillText(texts.later, { time, day: bookingDateLabel(by.date, words.language) });
}

/** Whether the crew's time has begun, by the city's clock. */
export const hasBegun = ({ request, utcOffsets }: ConfirmedRequest, now: Date): boolean =>
  Boolean(request?.visit && utcOffsets) &&
  momentInCity(request!.visit!.date, request!.visit!.start, utcOffsets!) <= now;
