import { Icon } from '../../../shared/ui/icon';
import type { Site } from '../../../content-model/types';
import { fillText } from '../../../shared/text/fill-text';
import { dayInWords } from '../../../shared/time/last-day';
import { shownOn } from '../../../shared/time/shown-days';
import { isShownAtBuild } from '../../../shared/time/valid-days';
import { Band, HeadingGroup } from '../../../shared/ui/band';
import * as buttonStyles from '../../../shared/ui/button.module.css';
import * as styles from './coupons.module.css';

type CouponsProps = {
  texts: { title: string; lead: string };
  coupons: Site['coupons'];
  language: string;
  /** Printed on each stub for the customer: the company that honours it, and how to reach it. */
  issuer: string;
};

export function Coupons({ texts, coupons, language, issuer }: CouponsProps) {
  const { items } = coupons;
  const first = items.find(isShownAtBuild) ?? items[0];
  if (!first) return null;
  // A title that names a missing coupon is empty, as in a city with coupons of its own.
  const title = texts.title || `${first.amount} ${first.condition}`;
  return (
    <Band labelledBy="coupons" {...shownOn(items)}>
      <HeadingGroup id="coupons" title={title} lead={texts.lead} />
      <ul className={`grid gap-5 ${styles.coupons}`} data-printed="coupons">
        {items.map(({ id, amount, condition, terms, validUntil, ...days }) => (
          <li key={id} {...shownOn([{ validUntil, ...days }])} className={`card grid clip ${styles.coupon}`}>
            <div className={`middle-stack gap-1 on-identity p-5 ${styles.offer}`}>
              <h3 className={`black ${styles.amount}`}>{amount}</h3>
              <p className="bold">{condition}</p>
            </div>
            <div className={`middle-stack small gap-3 relative perforated p-5 ${styles.terms}`}>
              <Icon name="scissors" className={`absolute ${styles.scissors}`} />
              <ul className="stack gap-2">
                {terms.map((term) => (
                  <li key={term}>{term}</li>
                ))}
              </ul>
              {validUntil && coupons.validUntilLabel && (
                <p>{fillText(coupons.validUntilLabel, { date: dayInWords(validUntil, language) })}</p>
              )}
              <p className="bold">{issuer}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className={`needs-scripts unprinted ${styles.action}`}>
        <button className={`${buttonStyles.button} ${buttonStyles.quiet}`} type="button" data-print="coupons">
          <Icon name="printer" className={buttonStyles.icon} />
          {coupons.print}
        </button>
      </p>
    </Band>
  );
}
