import type { PhoneNumber } from '../../domain/phone-number';
import { ActionLink } from '../ui/action-link';
import { Band } from '../ui/band';
import { HeadingGroup } from '../ui/heading-group';
import * as styles from './section.module.css';

type CallBannerProps = {
  texts: { title: string; text: string };
  phone: PhoneNumber;
  words: { call: string; text: string };
};

/** The phone, to call or to text. */
export function CallBanner({ texts, phone, words }: CallBannerProps) {
  return (
    <Band surface="quiet" labelledBy="call">
      <HeadingGroup id="call" title={texts.title} lead={texts.text} />
      <p className={styles.action}>
        <ActionLink to={`tel:${phone.dial}`} label={`${words.call} ${phone.display}`} />
        <ActionLink to={`sms:${phone.dial}`} label={words.text} look="quiet" />
      </p>
    </Band>
  );
}
