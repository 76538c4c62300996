import type { ReactNode } from 'react';
import type { Site } from '../../../content-model/types';
import { Island } from '../../../islands/island';
import type { PhoneNumber } from '../../../shared/values/phone-number';
import type { LoadShellProps } from '../../load/hooks/load-shell';
import { Band, HeadingGroup } from '../../../shared/ui/band';
import { useDrawing } from '../../../shared/ui/drawing';
import type { TicketOf } from '../hooks/use-ticket';
import { TicketCopy } from './ticket-copy';
import * as styles from './ticket-with-copy.module.css';

type TicketWithCopyProps = {
  of: TicketOf;
  texts: Pick<Site['forms'], 'ticket' | 'orCall'>;
  phone: PhoneNumber;
  load: LoadShellProps | undefined;
  formId: string;
  textPhotos?: Site['forms']['textPhotos'];
  children: ReactNode;
};

/** From a tablet on they are side by side; on a phone the truck comes after the form. */
export function TicketWithCopy({ texts, load, children, ...copy }: TicketWithCopyProps) {
  const drawing = useDrawing(load ? 'load-empty' : texts.orCall.drawing);
  const props = {
    ...copy,
    texts: { ...texts.ticket, orCall: texts.orCall },
    drawing,
    load: load && { ...load.picker, ...load.texts, plainPath: load.plainPath },
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
        <div>
          <Island name="copy" of={TicketCopy} props={props} when="near" />
        </div>
      </div>
    </Band>
  );
}
