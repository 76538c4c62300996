import type { ReactNode } from 'react';
import type { Site } from '../../../content-model/types';
import type { PhoneNumber } from '../../../shared/values/phone-number';
import { Band } from '../../../shared/ui/band';
import { Drawing } from '../../../shared/ui/drawing';
import { OrCall } from '../../requests/components/or-call';
import * as styles from './ticket-band.module.css';

type TicketBandProps = { texts: Site['forms']['orCall']; phone: PhoneNumber; children: ReactNode };

/** A ticket on its own band; wide windows show a drawing of the truck and the phone number next to it. */
export function TicketBand({ texts, phone, children }: TicketBandProps) {
  return (
    <Band surface="identity">
      <div className={`grid ${styles.columns}`}>
        {children}
        <aside className={`stack gap-2 ${styles.aside}`}>
          <Drawing name={texts.drawing} />
          <OrCall texts={texts} phone={phone} />
        </aside>
      </div>
    </Band>
  );
}
