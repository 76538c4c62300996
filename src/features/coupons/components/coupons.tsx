import { Icon } from '../../../shared/ui/icon';
import type { Site } from '../../../content-model/types';
import type { CityPage } from '../../cities/hooks/use-city-page';
import { fillText } from '../../../shared/text/fill-text';
import { dayInWords } from '../../../shared/time/last-day';
import { shownOn } from '../../../shared/time/shown-days';
import { isShownAtBuild } from '../../../shared/time/valid-days';
import { ActionButton } from '../../../shared/ui/action-link';
import { Band, HeadingGroup } from '../../../shared/ui/band';
import * as styles from './coupons.module.css';

type CouponsProps = {
  texts: { title: string; lead: string };
  coupons: Site['coupons'];
  page: Pick<CityPage, 'phone'> & { site: Pick<CityPage['site'], 'brand' | 'words'> };
};

/** The coupons as a section of a page. */
export function Coupons({ texts, ...props }: CouponsProps) {
  const { items } = props.coupons;
  if (items.length === 0) return null;
  return (
    <Band labelledBy="coupons" {...shownOn(items)} heading={headingOf(texts, items)}>
      <CouponList {...props} />
    </Band>
  );
}

/** The coupons in a section that has a heading of its own. */
export function CouponPart({ texts, ...props }: CouponsProps) {
  const { items } = props.coupons;
  if (items.length === 0) return null;
  return (
    <div {...shownOn(items)}>
      <HeadingGroup id="coupons" {...headingOf(texts, items)} level={3} />
      <CouponList {...props} />
    </div>
  );
}

/** A title that names a missing coupon is empty, as in a city with coupons of its own. */
function headingOf({ title, lead }: CouponsProps['texts'], items: Site['coupons']['items']) {
  const first = items.find(isShownAtBuild) ?? items[0];
  return { title: title || `${first?.amount} ${first?.condition}`, lead };
}

function CouponList({ coupons, page: { site, phone } }: Omit<CouponsProps, 'texts'>) {
  const { items, print, validUntilLabel } = coupons;
  return (
    <>
      <ul className={`grid gap-3 ${styles.coupons}`} data-printed="coupons">
        {items.map(({ id, amount, condition, terms, validUntil, ...days }) => (
          <li
            key={id}
            {...shownOn([{ validUntil, ...days }])}
            className={`framed on-sheet grid clip ${styles.coupon}`}
          >
            <div className={`cluster baseline on-identity small px-4 py-3 ${styles.offer}`}>
              <h3 className={`black ${styles.amount}`}>{amount}</h3>
              <p className="bold">{condition}</p>
            </div>
            <div className="stack small gap-2 relative perforated px-4 py-3">
              <Icon name="scissors" className={`absolute ${styles.scissors}`} />
              <ul className="stack gap-2">
                {terms.map((term) => (
                  <li key={term}>{term}</li>
                ))}
              </ul>
              {validUntil && validUntilLabel && (
                <p>{fillText(validUntilLabel, { date: dayInWords(validUntil, site.words.language) })}</p>
              )}
              <p className="bold">
                {site.brand.name} · <span className="nowrap">{phone.display}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
      <p className="needs-scripts unprinted pt-3">
        <ActionButton label={print} icon="printer" look="quiet" data-print="coupons" />
      </p>
    </>
  );
}
