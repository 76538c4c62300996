import { useRef, type ReactNode } from 'react';
import type { Site } from '../../../content-model/types';
import type { PhoneNumber } from '../../../shared/values/phone-number';
import type { LoadShellProps } from '../../load/hooks/load-shell';
import { useTicket, type TicketOf } from '../hooks/use-ticket';
import { Band, HeadingGroup } from '../../../shared/ui/band';
import { Drawing } from '../../../shared/ui/drawing';
import { CustomerCopy, type CopyProps } from '../../load/components/customer-copy';
import * as copyStyles from '../../load/components/customer-copy.module.css';
import { LazyPicker } from '../../load/components/lazy-picker';
import { MoreLink } from '../../../shared/ui/action-link';
import type { BookingFormProps } from '../../requests/components/booking-form';
import { FormIsland } from '../../requests/components/form-island';
import { Ticket } from './quote-ticket';
import { OrCall } from '../../requests/components/or-call';
import { TicketLines } from './ticket-lines';
import * as styles from './ticket-with-copy.module.css';

type TicketWithCopyProps = {
  of: TicketOf;
  texts: Pick<Site['forms'], 'ticket' | 'orCall'>;
  phone: PhoneNumber;
  load: LoadShellProps | undefined;
  formId: string;
  talk?: ReactNode;
  children: ReactNode;
};

/** From a tablet on they are side by side; on a phone the truck comes after the form. */
export function TicketWithCopy({ of, texts, phone, load, formId, talk, children }: TicketWithCopyProps) {
  const copy = {
    texts: { head: texts.ticket.head, title: texts.ticket.copy },
    rest: (
      <>
        <TicketCopy of={of} texts={texts.ticket} />
        <div className={`grid gap-1 perforated ${styles.talk}`}>
          <OrCall texts={texts.orCall} phone={phone} />
          {talk}
        </div>
      </>
    ),
  };
  return (
    <Band surface="identity">
      <div className={`grid ${styles.columns}`}>
        <div className={styles.form}>{children}</div>
        {load && (
          <div className={styles.heading}>
            <HeadingGroup id="load" title={load.texts.title} lead={load.texts.lead} />
          </div>
        )}
        <div className={styles.filling}>
          {load ? (
            <CopyShell {...load} formId={formId} copy={copy} />
          ) : (
            <CustomerCopy {...copy} truck={<Drawing name={texts.orCall.drawing} />} />
          )}
        </div>
      </div>
    </Band>
  );
}

type CopyShellProps = LoadShellProps & { formId: string; copy: CopyProps };

function CopyShell({ texts, plainPath, picker, formId, copy }: CopyShellProps) {
  const place = useRef<HTMLElement>(null);
  const still = (
    <div className={`grid ${copyStyles.still}`}>
      <Drawing name="load-empty" />
    </div>
  );
  const plain = (
    <CustomerCopy {...copy} ref={place} truck={still}>
      <p>{texts.plain}</p>
      <MoreLink label={texts.plainLink} to={plainPath} />
    </CustomerCopy>
  );
  return <LazyPicker {...picker} {...{ place, formId, copy, plain }} />;
}

const ofVisit = ['day', 'timeWindow', 'address'] as const;

function TicketCopy({ of, texts }: { of: TicketOf; texts: Site['forms']['ticket'] }) {
  const ticket = useTicket(of);
  const names = ['name', 'phone', ...(of.offered ? ofVisit : [])] as const;
  const lines = names.map((name) => ({ label: texts[name], value: ticket?.[name] ?? '' }));
  return <TicketLines lines={lines} blank={texts.blank} />;
}

type BookingTicketProps = Omit<BookingFormProps, 'labelledBy'> & { titleId: string };

export function BookingTicket({ titleId, ...form }: BookingTicketProps) {
  const { title, intro } = form.texts.booking;
  return (
    <Ticket titleId={titleId} head={form.texts.ticket.head} title={title} text={intro}>
      <FormIsland name="booking" {...form} labelledBy={titleId} />
    </Ticket>
  );
}
