import type { Pages } from '../../../content-model/types';
import { smsLink, type PhoneNumber } from '../../../shared/values/phone-number';
import { printPart } from '../../../shared/browser/print-part';
import { saveFile } from '../../../shared/browser/save-file';
import { ActionButton, ActionLink } from '../../../shared/ui/action-link';
import { Band } from '../../../shared/ui/band';
import * as styles from './keep-ticket.module.css';

type KeepTicketProps = {
  texts: Pages['thankyou']['keep'];
  phone: PhoneNumber;
  reference: string;
  makeFile: (() => string) | null;
};

/** What a visitor can do with the ticket: put it into a calendar, print it, or change the request by text or by phone. */
export function KeepTicket({ texts, phone, reference, makeFile }: KeepTicketProps) {
  return (
    <Band surface="sheet" labelledBy="keep" heading={texts}>
      <p className={`cluster gap-3 mt-4 ${styles.actions}`}>
        {makeFile && (
          <ActionButton
            label={texts.calendar.label}
            icon="calendar-plus"
            onClick={() => saveFile(`${reference}.ics`, 'text/calendar;charset=utf-8', makeFile())}
          />
        )}
        <ActionButton label={texts.print} icon="printer" look="quiet" onClick={() => printPart('ticket')} />
      </p>
      <h3 className={styles.title}>{texts.change.title}</h3>
      <p>{texts.change.text}</p>
      <p className={`cluster gap-3 mt-4 ${styles.actions}`}>
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
