import { Icon } from '../../../shared/ui/icon';
import type { Site } from '../../../content-model/types';
import type { PhoneNumber } from '../../../shared/values/phone-number';
import { SiteLink } from '../../../shared/ui/site-link';
import * as styles from './sticky-contact-bar.module.css';

export type ContactLinks = { phone: PhoneNumber; smsLink: string; quotePath: string };

type StickyContactBarProps = {
  texts: Site['navigation']['stickyBar'];
  contact: ContactLinks;
  formId?: string | undefined;
};

/** Get Quote leads to the page's own form where it has one. The style hides a link to the current page. */
export function StickyContactBar({ texts, contact, formId }: StickyContactBarProps) {
  const { phone, smsLink, quotePath } = contact;
  return (
    <div className={`unprinted on-ink ${styles.room}`}>
      <section
        className={`flex bold gap-2 fixed line-above on-identity tight-lines ${styles.bar}`}
        aria-label={texts.name}
        data-place="sticky-bar"
      >
        <address className={`outlined rounded on-sheet flex ${styles.contact}`} aria-label={texts.contact}>
          <a
            className={styles.contactLink}
            href={`tel:${phone.dial}`}
            aria-label={`${texts.call} ${phone.display}`}
          >
            <Icon name="phone" size={20} />
            {texts.call}
          </a>
          <a className={styles.contactLink} href={smsLink} aria-label={`${texts.sms} ${phone.display}`}>
            <Icon name="message-square-text" size={20} />
            {texts.sms}
          </a>
        </address>
        <SiteLink className={`solid px-3 ${styles.quote}`} to={formId ? `#${formId}` : quotePath}>
          {texts.getQuote}
        </SiteLink>
      </section>
    </div>
  );
}
