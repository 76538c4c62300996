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
  /** Whether they are a part of another section. */
  isPart?: boolean;
  page: Pick<CityPage, 'phone'> & { site: Pick<CityPage['site'], 'brand' | 'words'> };
};

export function Coupons({ texts, coupons, page, isPart }: CouponsProps) {
  const { site, phone } = page;
  const { items } = coupons;
  const first = items.find(isShownAtBuild) ?? items[0];
  if (!first) return null;
  // A title that names a missing coupon is empty, as in a city with coupons of its own.
  const title = texts.title || `${first.amount} ${first.condition}`;
  const heading = { title, lead: texts.lead };
  const content = (
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
              {validUntil && coupons.validUntilLabel && (
                <p>
                  {fillText(coupons.validUntilLabel, { date: dayInWords(validUntil, site.words.language) })}
                </p>
              )}
              <p className="bold">{`${site.brand.name} · ${phone.display}`}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="needs-scripts unprinted pt-3">
        <ActionButton label={coupons.print} icon="printer" look="quiet" data-print="coupons" />
      </p>
    </>
  );
  return isPart ? (
    <div {...shownOn(items)}>
      <HeadingGroup id="coupons" {...heading} level={3} />
      {content}
    </div>
  ) : (
    <Band labelledBy="coupons" {...shownOn(items)} heading={heading}>
      {content}
    </Band>
  );
}
