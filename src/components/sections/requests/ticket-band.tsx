import type { ReactNode } from 'react';
import type { Site } from '../../../content-model/types';
import type { PhoneNumber } from '../../../domain/phone-number';
import { Band } from '../../ui/band';
import { Drawing } from '../../ui/drawing';
import * as styles from './ticket-band.module.css';

type TicketBandProps = { texts: Site['forms']['orCall']; phone: PhoneNumber; children: ReactNode };

/** A ticket on a band of its own; in wide windows a drawing of the truck and the phone stand beside it. */
export function TicketBand({ texts, phone, children }: TicketBandProps) {
  return (
    <Band surface="identity">
      <div className={styles.columns}>
        {children}
        <aside className={styles.aside}>
          <Drawing name={texts.drawing} />
          <p className={styles.words}>{texts.text}</p>
          <a className={styles.phone} href={`tel:${phone.dial}`}>
            {phone.display}
          </a>
        </aside>
      </div>
    </Band>
  );
}
