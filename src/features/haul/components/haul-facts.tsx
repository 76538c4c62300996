import { fillText } from '../../../shared/text/fill-text';
import { pickedOf, priceRange } from '../rules/haul';
import type { HaulShellProps } from '../hooks/haul-shell';
import type { HaulFile } from '../services/haul-file';
import type { Picker } from '../hooks/use-picker';
import { LazyStyles } from '../../../shared/ui/lazy-styles';
import { TextPhotos } from './text-photos';
import * as styles from './haul-facts.lazy.module.css';

type HaulFactsProps = Pick<
  HaulShellProps['picker'],
  'rates' | 'country' | 'language' | 'textPhotos' | 'phone'
> & { file: HaulFile; picker: Picker; formId: string };

export function HaulFacts({ file, picker, formId, rates, textPhotos, phone, ...locale }: HaulFactsProps) {
  const { haul, items, share } = picker;
  const { picker: words, expect } = file;
  const isHeavy = pickedOf(haul.picks, items).some(({ item }) => item.isHeavy);
  return (
    <div className="stack gap-3">
      <LazyStyles of={styles} />
      {file.sample && <p className="small soft bold">{words.sample}</p>}
      <p className="small soft">{words.estimate}</p>
      {isHeavy ? (
        <p className="note">{words.heavy}</p>
      ) : (
        rates && <Price {...locale} {...{ rates, share }} texts={file.price} />
      )}
      <h3 className="body-size">{expect.title}</h3>
      <ul className={`stack gap-1 small ${styles.expectList}`}>
        {expect.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <div className={`cluster middle ${styles.actions}`}>
        <a className="button" href={`#${formId}`}>
          {words.toForm}
        </a>
        <TextPhotos texts={textPhotos} phone={phone} />
        {haul.words && (
          <button className="text-button small semibold action-text" type="button" onClick={picker.clear}>
            {words.clear}
          </button>
        )}
        {picker.address && (
          <a className="text-button small semibold action-text" href={picker.address}>
            {words.share}
          </a>
        )}
      </div>
    </div>
  );
}

type PriceProps = Pick<HaulFactsProps, 'country' | 'language'> & {
  rates: NonNullable<HaulFactsProps['rates']>;
  texts: HaulFile['price'];
  share: number;
};

function Price({ rates, country, language, texts, share }: PriceProps) {
  const range = priceRange(share, rates);
  if (!range) return null;
  const { format } = new Intl.NumberFormat(`${language}-${country}`, {
    style: 'currency',
    currency: rates.currency,
    maximumFractionDigits: 0,
  });
  const { from, to } = range;
  return (
    <div className="note stack gap-1">
      <p className="bold body-size">{fillText(texts.range, { from: format(from), to: format(to) })}</p>
      <p>
        {texts.includes} {texts.firm}
      </p>
    </div>
  );
}
