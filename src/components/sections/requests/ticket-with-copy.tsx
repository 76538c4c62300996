import { useRef, type ReactNode } from 'react';
import type { Pages, Site } from '../../../content-model/types';
import type { PhoneNumber } from '../../../domain/phone-number';
import type { LoadShellProps } from '../../../hooks/load/load-shell';
import { useIsWanted } from '../../../hooks/load/use-is-wanted';
import type { TicketOf } from '../../../hooks/requests/use-ticket';
import { DeferredPart } from '../../../startup/deferred-part';
import { Band } from '../../ui/band';
import { Drawing } from '../../ui/drawing';
import { HeadingGroup } from '../../ui/heading-group';
import { CustomerCopy } from '../load/customer-copy';
import * as copyStyles from '../load/customer-copy.module.css';
import { MoreLink } from '../more-link';
import { OrCall } from './or-call';
import { TicketCopy } from './ticket-copy';
import * as styles from './ticket-with-copy.module.css';

/** Its script, its styles and its things come when the visitor comes near it (docs/decisions/0074). */
const loadCopyPicker = async () => (await import('../load/copy-picker')).CopyPicker;

type TicketWithCopyProps = {
  of: TicketOf;
  texts: Pick<Site['forms'], 'ticketHead' | 'copy' | 'orCall'>;
  /** Stand on the lines of the copy, as on the confirmation. */
  labels: Pages['thankyou']['ticket'];
  phone: PhoneNumber;
  /** The truck that fills, where it is switched on. */
  load: LoadShellProps | undefined;
  /** The id of the heading of the form. */
  formId: string;
  /** The form on its ticket. */
  children: ReactNode;
};

/**
 * A form as a ticket, and in wide windows the visitor's copy of it: the truck that fills, and what the visitor has filled
 * in. The things to pick stand below the form.
 */
export function TicketWithCopy({ of, texts, labels, phone, load, formId, children }: TicketWithCopyProps) {
  const place = useRef<HTMLElement>(null);
  const isWanted = useIsWanted(place);
  const copy = {
    texts: { head: texts.ticketHead, title: texts.copy.title },
    children: (
      <>
        <TicketCopy of={of} labels={labels} blank={texts.copy.blank} />
        <div className={styles.talk}>
          <OrCall texts={texts.orCall} phone={phone} />
        </div>
      </>
    ),
  };
  const drawing = <Drawing name={load ? 'load-empty' : texts.orCall.drawing} />;
  const still = (
    <>
      <CustomerCopy
        {...copy}
        ref={place}
        truck={load ? <div className={copyStyles.still}>{drawing}</div> : drawing}
      />
      {load && (
        <div className={copyStyles.things}>
          <p>{load.texts.plain}</p>
          <MoreLink label={load.texts.plainLink} to={load.plainPath} />
        </div>
      )}
    </>
  );
  return (
    <Band surface="identity">
      <div className={styles.columns}>
        <div>{children}</div>
        {load && (
          <div className={styles.heading}>
            <HeadingGroup id="load" title={load.texts.title} lead={load.texts.lead} />
          </div>
        )}
        <div className={styles.filling}>
          {load && isWanted ? (
            <DeferredPart load={loadCopyPicker} props={{ ...load.picker, formId, copy, plain: still }}>
              {still}
            </DeferredPart>
          ) : (
            still
          )}
        </div>
      </div>
    </Band>
  );
}
