import type { Pages, Site } from '../../../content-model/types';
import { fillText, fillTexts, type TextValues } from '../../../shared/text/fill-text';
import type { PhoneNumber } from '../../../shared/values/phone-number';
import { ActionLink } from '../../../shared/ui/action-link';
import { Band } from '../../../shared/ui/band';
import { Points } from '../../service-pages/components/points';
import { visitFile } from '../rules/calendar-file';
import { visitDetailNames } from '../rules/confirmation';
import type { ConfirmedRequest } from '../rules/confirmed-request';
import { KeepTicket } from './keep-ticket';
import { StampedTicket } from './stamped-ticket';

export type ConfirmedTicketProps = {
  texts: Pages['thankyou'];
  values: TextValues;
  timeWindows: Site['booking']['timeWindows'];
  labels: Site['forms']['ticket'];
  brand: Parameters<typeof visitFile>[2]['brand'];
  words: Pick<Site['words'], 'language' | 'labelled'>;
  phone: PhoneNumber;
  /** What the visitor has sent; the HTML of the build knows of none. */
  confirmed?: ConfirmedRequest;
};

const nothing = { city: null, phone: null, utcOffsets: null, request: null, details: {}, values: {} };

export function ConfirmedTicket(props: ConfirmedTicketProps) {
  const { confirmed = nothing as ConfirmedRequest, timeWindows, labels, brand } = props;
  const { city, request, details, utcOffsets } = confirmed;
  const texts = fillTexts(props.texts, { ...props.values, ...confirmed.values });
  const phone = confirmed.phone ?? props.phone;
  const timeWindow = timeWindows.find(({ start }) => start === request?.visit?.start)?.label ?? '';
  const { calendar } = texts.keep;
  const words = {
    ...props.words,
    summary: fillText(calendar.summary, { window: timeWindow }),
    description: fillText(calendar.description, { window: timeWindow }),
    message: texts.ticket.message,
  };
  const visit = timeWindow ? request?.visit : undefined;
  const makeFile =
    request && visit && utcOffsets
      ? () => visitFile(request, visit, { utcOffsets, words, brand, madeAt: new Date() })
      : null;
  return (
    <>
      <StampedTicket
        texts={texts}
        labels={labels}
        request={request}
        timeWindow={
          timeWindow && city ? fillText(texts.ticket.windowInCity, { window: timeWindow }) : timeWindow
        }
        details={visitDetailNames.map((name) => ({ label: texts.details[name], value: details[name] ?? '' }))}
        issuer={`${brand.name} · ${phone.display}`}
      />
      {request && (
        <KeepTicket texts={texts.keep} phone={phone} reference={request.reference} makeFile={makeFile} />
      )}
      <Points id="next" texts={{ title: texts.next.title, points: texts.next.items }} />
      <Band surface="quiet">
        {city ? (
          <ActionLink to={city.path} label={texts.backToCity} look="quiet" />
        ) : (
          <ActionLink to="/" label={texts.chooseCity} look="quiet" />
        )}
      </Band>
    </>
  );
}
