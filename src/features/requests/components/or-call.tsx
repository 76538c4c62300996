import type { Site } from '../../../content-model/types';
import type { PhoneNumber } from '../../../shared/values/phone-number';
import * as styles from './or-call.module.css';

export function OrCall({ texts, phone }: { texts: Site['forms']['orCall']; phone: PhoneNumber }) {
  return (
    <>
      <p className="narrow">{texts.text}</p>
      <a
        className={`heading-font black action-text tight-lines py-2 self-start ${styles.phone}`}
        href={`tel:${phone.dial}`}
      >
        {phone.display}
      </a>
    </>
  );
}
