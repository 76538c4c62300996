import { Printer, Scissors } from 'lucide-react';
import type { Site } from '../../../content-model/types';
import { calendarDate } from '../../../domain/requests/clock';
import { fillText } from '../../../domain/fill-text';
import { dayInWords, isOver } from '../../../domain/last-day';
import { useNow } from '../../../hooks/use-now';
import { usePrint } from '../../../hooks/use-print';
import { Band } from '../../ui/band';
import * as buttonStyles from '../../ui/button.module.css';
import { HeadingGroup } from '../../ui/heading-group';
import * as styles from './coupons.module.css';

type CouponsProps = {
  texts: { title: string; lead: string };
  coupons: Site['coupons'];
  /** Printed on each stub for the customer: the company that honours it, and how to reach it. */
  issuer: string;
};

/**
 * Coupons as stubs of a ticket, each with its conditions. They print without the rest of the page. One that has expired
 * since the build is not shown.
 */
export function Coupons({ texts, coupons, issuer }: CouponsProps) {
  const print = usePrint('coupons');
  const now = useNow();
  const items = coupons.items.filter(({ validUntil }) => !now || !isOver(validUntil, calendarDate(now)));
  if (items.length === 0) return null;
  return (
    <Band labelledBy="coupons">
      <HeadingGroup id="coupons" title={texts.title} lead={texts.lead} />
      <ul className={styles.coupons} data-printed="coupons">
        {items.map(({ id, amount, condition, terms, validUntil }) => (
          <li key={id} className={styles.coupon}>
            <div className={styles.offer}>
              <h3 className={styles.amount}>{amount}</h3>
              <p className={styles.condition}>{condition}</p>
            </div>
            <div className={styles.terms}>
              <Scissors className={styles.scissors} aria-hidden="true" />
              <ul className={styles.conditions}>
                {terms.map((term) => (
                  <li key={term}>{term}</li>
                ))}
              </ul>
              {validUntil && coupons.validUntilLabel && (
                <p>{fillText(coupons.validUntilLabel, { date: dayInWords(validUntil) })}</p>
              )}
              <p className={styles.issuer}>{issuer}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.action}>
        <button className={`${buttonStyles.button} ${buttonStyles.quiet}`} type="button" onClick={print}>
          <Printer className={buttonStyles.icon} aria-hidden="true" />
          {coupons.print}
        </button>
      </p>
    </Band>
  );
}
