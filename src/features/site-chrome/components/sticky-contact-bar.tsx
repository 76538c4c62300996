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

/** Get Quote leads to the page's own form where it has one (services/sticky-bar.ts). */
export function StickyContactBar({ texts, contact, formId }: StickyContactBarProps) {
  const { phone, smsLink, quotePath } = contact;
  const press = 'row center grow gap-2 pressable wide-target centered-text plain';
  const link = `underlined-on-hover ${press} ${styles.contactLink}`;
  return (
    <div className={`unprinted only-narrow ${styles.room}`}>
      <section
        className={`flex bold gap-2 fixed line-above on-identity tight-lines ${styles.bar}`}
        aria-label={texts.name}
        data-place="sticky-bar"
      >
        <address
          className={`outlined rounded on-sheet flex grow ${styles.contact}`}
          aria-label={texts.contact}
        >
          <a className={link} href={`tel:${phone.dial}`} aria-label={`${texts.call} ${phone.display}`}>
            <Icon name="phone" size={20} />
            {texts.call}
          </a>
          <a className={link} href={smsLink} aria-label={`${texts.sms} ${phone.display}`}>
            <Icon name="message-square-text" size={20} />
            {texts.sms}
          </a>
        </address>
        <SiteLink
          className={`${press} solid rounded px-3`}
          to={formId ? `#${formId}` : quotePath}
          data-step={formId && ''}
        >
          {texts.getQuote}
        </SiteLink>
      </section>
    </div>
  );
}
