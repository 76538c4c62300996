import type { Pages, Site } from '../../../content-model/types';
import { fillText, fillTexts, type TextValues } from '../../../shared/text/fill-text';
import { type PhoneNumber, smsLink } from '../../../shared/values/phone-number';
import { ActionLink, ActionButton } from '../../../shared/ui/action-link';
import { Band } from '../../../shared/ui/band';
import { Points } from '../../service-pages/components/points';
import { visitFile } from '../rules/calendar-file';
import { visitDetailNames, type Confirmation } from '../rules/confirmation';
import { callPromise, hasBegun } from '../rules/call-promise';
import { parseConfirmed, type ConfirmedRequest } from '../rules/confirmed-request';
import { printPart } from '../../../shared/browser/print-part';
import { saveFile } from '../../../shared/browser/save-file';
import * as keepStyles from './keep-ticket.module.css';
import { TicketLines } from './ticket-lines';
import * as stampStyles from './stamped-ticket.module.css';

export type ConfirmedTicketProps = {
  texts: Pages['thankyou'];
  values: TextValues;
  timeWindows: Site['booking']['timeWindows'];
  labels: Site['forms']['ticket'];
  brand: Pick<Site['brand'], 'name' | 'siteUrl' | 'openingHours' | 'holidays'>;
  words: Pick<Site['words'], 'language' | 'labelled' | 'hours'>;
  phone: PhoneNumber;
  /** What the visitor has sent; the HTML of the build knows of none. */
  confirmed?: ConfirmedRequest;
  now?: Date;
};

const nothing = parseConfirmed(null, '', '');

export function ConfirmedTicket(props: ConfirmedTicketProps) {
  const { confirmed = nothing, now = new Date(0), timeWindows, labels, brand } = props;
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
  const inCity =
    timeWindow && city ? fillText(texts.ticket.windowInCity, { window: timeWindow }) : timeWindow;
  return (
    <>
      <StampedTicket
        texts={texts}
        labels={labels}
        request={request}
        promise={callPromise(confirmed, { texts: texts.promise, words: props.words, hours: brand }, now)}
        timeWindow={hasBegun(confirmed, now) ? fillText(texts.ticket.begun, { window: inCity }) : inCity}
        details={visitDetailNames.map((name) => ({ label: texts.details[name], value: details[name] ?? '' }))}
        issuer={brand.name}
        phone={phone.display}
      />
      {request && (
        <KeepTicket texts={texts.keep} phone={phone} reference={request.reference} makeFile={makeFile} />
      )}
      <Points id="next" texts={texts.next} />
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

type KeepTicketProps = {
  texts: Pages['thankyou']['keep'];
  phone: PhoneNumber;
  reference: string;
  makeFile: (() => string) | null;
};

/** What a visitor can do with the ticket: put it into a calendar, print it, or change the request by text or by phone. */
function KeepTicket({ texts, phone, reference, makeFile }: KeepTicketProps) {
  return (
    <Band surface="sheet" labelledBy="keep" heading={texts}>
      <p className={`cluster gap-3 mt-4 ${keepStyles.actions}`}>
        {makeFile && (
          <ActionButton
            label={texts.calendar.label}
            icon="calendar-plus"
            onClick={() => saveFile(`${reference}.ics`, 'text/calendar;charset=utf-8', makeFile())}
          />
        )}
        <ActionButton label={texts.print} icon="printer" look="quiet" onClick={() => printPart('ticket')} />
      </p>
      <h3 className={keepStyles.title}>{texts.change.title}</h3>
      <p>{texts.change.text}</p>
      <p className={`cluster gap-3 mt-4 ${keepStyles.actions}`}>
        <ActionLink
          to={smsLink(phone, texts.change.message)}
          label={texts.change.sms}
          icon="message-square"
          look="quiet"
        />
        <ActionLink
          to={`tel:${phone.dial}`}
          label={`${texts.change.call} ${phone.display}`}
          icon="phone"
          look="quiet"
        />
      </p>
    </Band>
  );
}

type Detail = { label: string; value: string };

type StampedTicketProps = {
  texts: Pages['thankyou'];
  labels: Site['forms']['ticket'];
  request: Confirmation | null;
  promise: string;
  timeWindow: string;
  details: Detail[];
  issuer: string;
  phone: string;
};

/** The visitor's ticket with a stamp: the request as it was saved. It prints without the rest of the page. */
function StampedTicket(props: StampedTicketProps) {
  const { texts, labels, request, promise, timeWindow, details, issuer, phone } = props;
  const { ticket } = texts;
  const visit = request?.visit;
  const lines: Detail[] = [
    { label: ticket.number, value: request?.reference ?? '' },
    { label: labels.name, value: request?.name ?? '' },
    { label: labels.phone, value: request?.phone ?? '' },
    { label: labels.day, value: visit?.day ?? '' },
    { label: labels.timeWindow, value: timeWindow },
    { label: labels.address, value: visit?.address ?? '' },
    { label: ticket.message, value: request?.message ?? '' },
    ...details,
  ].filter(({ value }) => value !== '');
  return (
    <Band surface="identity">
      <div className={`framed on-sheet grid relative ${stampStyles.ticket}`} data-printed="ticket">
        <div className={`grid gap-4 ${stampStyles.words}`}>
          <h1 className={stampStyles.title}>{texts.title}</h1>
          <p className={`lead-size ${stampStyles.lead}`}>{texts.lead}</p>
          {promise && <p className={`bold lead-size ${stampStyles.lead}`}>{promise}</p>}
        </div>
        <p
          className={`rounded on-identity heading-font black py-2 px-4 ${stampStyles.stamp}`}
          aria-hidden="true"
        >
          {ticket.stamp}
        </p>
        {lines.length > 0 && (
          <section className={`perforated ${stampStyles.details}`} aria-label={texts.details.title}>
            <TicketLines lines={lines} />
            <p className="bold perforated mt-4 pt-4">
              {issuer} · <span className="nowrap">{phone}</span>
            </p>
          </section>
        )}
      </div>
    </Band>
  );
}
