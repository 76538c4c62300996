import { Icon } from '../../../shared/ui/icon';
import type { Site } from '../../../content-model/types';
import type { CityPage } from '../../cities/hooks/use-city-page';
import type { UtcOffsets } from '../../../shared/time/city-clock';
import { fillText } from '../../../shared/text/fill-text';
import { dayInWords } from '../../../shared/time/last-day';
import { printPart } from '../../../shared/browser/print-part';
import { useShown } from '../../../shared/time/use-shown';
import { ActionButton } from '../../../shared/ui/action-link';
import { Band } from '../../../shared/ui/band';
import * as styles from './coupons.module.css';

type CouponsProps = {
  texts: { title: string; lead: string };
  coupons: Site['coupons'];
  page: Pick<CityPage, 'phone'> & {
    site: Pick<CityPage['site'], 'brand' | 'words'>;
    utcOffsets?: UtcOffsets | undefined;
  };
};

export function Coupons({ texts, coupons, page }: CouponsProps) {
  const { site, phone, utcOffsets } = page;
  const { shown, attach } = useShown(coupons.items, utcOffsets);
  const [first] = shown;
  if (!first) return coupons.items.length > 0 && <div ref={attach} />;
  // A title that names a missing coupon is empty, as in a city with coupons of its own.
  const title = texts.title || `${first.amount} ${first.condition}`;
  return (
    <Band labelledBy="coupons" ref={attach} heading={{ title, lead: texts.lead }}>
      <ul className={`grid gap-5 ${styles.coupons}`} data-printed="coupons">
        {shown.map(({ id, amount, condition, terms, validUntil }) => (
          <li key={id} className={`framed on-sheet grid clip ${styles.coupon}`}>
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
                <p>
                  {fillText(coupons.validUntilLabel, { date: dayInWords(validUntil, site.words.language) })}
                </p>
              )}
              <p className="bold">{`${site.brand.name} · ${phone.display}`}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className={`needs-scripts unprinted ${styles.action}`}>
        <ActionButton
          label={coupons.print}
          icon="printer"
          look="quiet"
          onClick={() => printPart('coupons')}
        />
      </p>
    </Band>
  );
}
