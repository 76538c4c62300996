import type { Site } from '../../../content-model/types';
import type { PhoneNumber } from '../../../shared/values/phone-number';
import * as styles from './or-call.module.css';

type OrCallProps = { texts: Site['forms']['orCall']; phone: PhoneNumber };

export function OrCall({ texts, phone }: OrCallProps) {
  return (
    <>
      <p className={styles.words}>{texts.text}</p>
      <a className={styles.phone} href={`tel:${phone.dial}`}>
        {phone.display}
      </a>
    </>
  );
}
