import type { Site } from '../../content-model/types';
import { Band } from '../ui/band';
import { HeadingGroup } from '../ui/heading-group';
import * as styles from './coupons.module.css';

type CouponsProps = { texts: { title: string; lead: string }; coupons: Site['coupons'] };

/** Coupons as stubs torn from the ticket, each with its conditions. */
export function Coupons({ texts, coupons }: CouponsProps) {
  return (
    <Band labelledBy="coupons">
      <HeadingGroup id="coupons" title={texts.title} lead={texts.lead} />
      <ul className={styles.coupons}>
        {coupons.items.map(({ id, amount, condition, terms }) => (
          <li key={id} className={styles.coupon}>
            <h3 className={styles.amount}>{amount}</h3>
            <p className={styles.condition}>{condition}</p>
            <ul>
              {terms.map((term) => (
                <li key={term}>{term}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Band>
  );
}
