import type { CSSProperties } from 'react';
import { fillText } from '../../../domain/fill-text';
import { levelCount, pickedOf } from '../../../domain/load/load';
import { priceRange } from '../../../domain/load/rates';
import type { LoadFile } from '../../../hooks/load/use-load-file';
import type { LoadShellProps } from '../../../hooks/load/use-load-shell';
import type { Picker } from '../../../hooks/load/use-picker';
import { useSaidLater } from '../../../hooks/load/use-said-later';
import * as hidden from '../../ui/visually-hidden.module.css';
import * as styles from './load-picker.later.module.css';

type LoadTicketProps = LoadShellProps['picker'] & { file: LoadFile; picker: Picker; formId: string };

/** The truck with its share in words, a slider for its level, the coupon, the price where the city has rates. */
export function LoadTicket({ file, picker, formId, rates, country }: LoadTicketProps) {
  const { load, items, offer } = picker;
  const { picker: words, expect } = file;
  const coupon = offer ? fillText(words.coupon, { offer: `${offer.amount} ${offer.condition}` }) : '';
  const isHeavy = pickedOf(load.picks, items).some(({ item }) => item.isHeavy);
  const share = load.words || words.empty;
  const said = useSaidLater(load.words && `${load.words}. ${coupon}`);
  return (
    <div className={styles.ticket}>
      <Truck svg={file.truck} level={load.level} />
      <input
        className={styles.level}
        type="range"
        min={0}
        max={levelCount}
        value={load.level}
        aria-label={words.level}
        aria-valuetext={share}
        onChange={({ target }) => picker.drag(Number(target.value))}
      />
      <p className={styles.share}>{share}</p>
      <p className={styles.estimate}>{words.estimate}</p>
      <output className={hidden.visuallyHidden}>{said}</output>
      {coupon && <p className={styles.coupon}>{coupon}</p>}
      {isHeavy ? (
        <p className={styles.note}>{words.heavy}</p>
      ) : (
        rates && <Price {...{ rates, country, texts: file.price }} share={picker.share} />
      )}
      <div className={styles.expect}>
        <h3 className={styles.expectTitle}>{expect.title}</h3>
        <ul className={styles.expectList}>
          {expect.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
      <p className={styles.actions}>
        <a className={styles.toForm} href={`#${formId}`}>
          {words.toForm}
        </a>
        {load.words && (
          <>
            <button className={styles.plainButton} type="button" onClick={picker.clear}>
              {words.clear}
            </button>
            {Object.keys(load.picks).length > 0 && (
              <a className={styles.plainButton} href={picker.address}>
                {words.share}
              </a>
            )}
          </>
        )}
      </p>
    </div>
  );
}

/** The brand's drawing (art/drawings/scenes/load-levels.ts), of which styles show as many pieces as the level says. */
function Truck({ svg, level }: { svg: string; level: number }) {
  return (
    <div
      className={styles.truck}
      style={{ '--level': level } as CSSProperties}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}

type PriceProps = Required<Pick<LoadShellProps['picker'], 'country'>> & {
  rates: NonNullable<LoadShellProps['picker']['rates']>;
  texts: LoadFile['price'];
  share: number;
};

function Price({ rates, country, texts, share }: PriceProps) {
  const range = priceRange(share, rates);
  if (!range) return null;
  const { format } = new Intl.NumberFormat(`en-${country}`, {
    style: 'currency',
    currency: rates.currency,
    maximumFractionDigits: 0,
  });
  const { from, to } = range;
  return (
    <div className={styles.note}>
      <p className={styles.price}>{fillText(texts.range, { from: format(from), to: format(to) })}</p>
      <p>
        {texts.includes} {texts.firm}
      </p>
    </div>
  );
}
