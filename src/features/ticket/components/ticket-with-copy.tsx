import type { ReactNode } from 'react';
import type { Site } from '../../../content-model/types';
import { Island } from '../../../islands/island';
import type { PhoneNumber } from '../../../shared/values/phone-number';
import type { HaulShellProps } from '../../haul/hooks/haul-shell';
import { Band, HeadingGroup } from '../../../shared/ui/band';
import { useDrawing } from '../../../shared/ui/drawing';
import type { TicketOf } from '../hooks/use-ticket';
import { TicketCopy } from './ticket-copy';
import * as styles from './ticket-with-copy.module.css';

type TicketWithCopyProps = {
  of: TicketOf;
  texts: Pick<Site['forms'], 'ticket' | 'orCall'>;
  phone: PhoneNumber;
  haul: HaulShellProps | undefined;
  formId: string;
  textPhotos?: Site['forms']['textPhotos'];
  children: ReactNode;
};

/** From a tablet on they are side by side; on a phone the truck comes after the form. */
export function TicketWithCopy({ texts, haul, children, ...copy }: TicketWithCopyProps) {
  const drawing = useDrawing(haul ? 'load-empty' : texts.orCall.drawing);
  const props = {
    ...copy,
    texts: { ...texts.ticket, orCall: texts.orCall },
    drawing,
    haul: haul && { ...haul.picker, ...haul.texts, plainPath: haul.plainPath },
  };
  return (
    <Band surface="identity">
      <div className={`grid ${styles.columns}`}>
        <div className={styles.form}>{children}</div>
        {haul && (
          <div className={styles.heading}>
            <HeadingGroup id="load" title={haul.texts.title} lead={haul.texts.lead} />
          </div>
        )}
        <div>
          <Island name="copy" of={TicketCopy} props={props} when="near" />
        </div>
      </div>
    </Band>
  );
}
