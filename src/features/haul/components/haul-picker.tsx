import {
  memo,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { amountFormat } from '../../../shared/values/amount-format';
import { fillText, fillTexts } from '../../../shared/text/fill-text';
import { MoreLink } from '../../../shared/ui/action-link';
import { PriceLine } from '../../../shared/ui/price-line';
import { LazyStyles } from '../../../shared/ui/lazy-styles';
import type { HaulShellProps } from '../hooks/haul-shell';
import { usePicker, type Picker } from '../hooks/use-picker';
import { levelCount, pickedOf, priceRange } from '../rules/haul';
import { readHaulFile, type HaulFile } from '../services/haul-file';
import { CustomerCopy, type CopyProps } from './customer-copy';
import { ItemList } from './item-list';
import { TextPhotos } from './text-photos';
import * as styles from './haul-picker.lazy.module.css';

export type HaulPickerProps = HaulShellProps['picker'] & { formId: string; copy?: CopyProps | undefined };

type Props = HaulPickerProps & { file: HaulFile };

export function HaulPicker({ file: read, formId, copy, ...props }: Props) {
  const { values } = props;
  const file = useMemo(() => fillTexts(read, values), [read, values]);
  const picker = usePicker(file, props);
  // The list shows the press first: all of it at once would take a slow phone 200 ms.
  const followed = useDeferredValue(picker);
  const truck = (
    <div className={`grid ${styles.truckPart}`}>
      <LazyStyles of={styles} />
      <HaulTruck file={file} picker={followed} />
      <Level words={file.picker} picker={picker} />
    </div>
  );
  const items = <ItemList file={file} picker={picker} />;
  const facts = <HaulFacts {...props} file={file} picker={followed} formId={formId} />;
  if (copy) {
    return (
      <CustomerCopy {...copy} truck={truck}>
        {items}
        {facts}
      </CustomerCopy>
    );
  }
  const panel = `framed on-sheet shrinkable ${styles.panel}`;
  return (
    <div className={`grid gap-4 ${styles.picker}`}>
      <div className={`grid gap-4 ${styles.filling}`}>
        <div className={`${panel} staying ${styles.truck}`}>{truck}</div>
        <div className={`grid ${panel} ${styles.items}`}>{items}</div>
      </div>
      <div className={`${panel} ${styles.facts}`}>{facts}</div>
    </div>
  );
}

/** The file of items, which is large: the HTML of the build has none, and an island brings it (islands/haul-picker.ts). */
export function useHaulFile(src: string | undefined, given: HaulFile | undefined): HaulFile | undefined {
  const [file, setFile] = useState(given);
  useEffect(() => {
    if (src && !file) readHaulFile(src).then(setFile, () => undefined);
  }, [src, file]);
  return file;
}

export type PlainHaul = { plain: string; plainLink: string; plainPath: string };

export const PlainHaulText = ({ plain, plainLink, plainPath }: PlainHaul): ReactNode => (
  <>
    <p>{plain}</p>
    <MoreLink label={plainLink} to={plainPath} />
  </>
);

export type LazyPickerProps = HaulPickerProps & PlainHaul & { file?: HaulFile };

/** The picker; until its file is there, a sentence with a link. */
export function LazyPicker({ file: given, plain, plainLink, plainPath, ...props }: LazyPickerProps) {
  const file = useHaulFile(props.src, given);
  if (!file) return <PlainHaulText {...{ plain, plainLink, plainPath }} />;
  return <HaulPicker {...props} file={file} />;
}

const quietMs = 700;

/** Gives a text once it has not changed for a moment: a screen reader hears only the last of many changes. */
function useSaidLater(text: string): string {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), quietMs);
    return () => clearTimeout(timer);
  }, [text]);
  return said;
}

const HaulTruck = memo(function HaulTruck({ file, picker }: { file: HaulFile; picker: Picker }) {
  const { haul, offer } = picker;
  const { picker: words } = file;
  const coupon = offer ? fillText(words.coupon, { offer: `${offer.amount} ${offer.condition}` }) : '';
  // Of one object, because React writes the HTML anew when it is given another.
  const drawing = useMemo(() => ({ __html: file.truck }), [file]);
  const drawn = useRef<HTMLDivElement>(null);
  // Piece by piece: a property that the drawing inherits would have the style of its 200 shapes computed at each press.
  useLayoutEffect(() => {
    const pieces = [...(drawn.current?.querySelectorAll('[data-piece]') ?? [])];
    for (const [index, piece] of pieces.entries()) piece.toggleAttribute('data-loaded', index < haul.level);
  });
  const said = useSaidLater(haul.words && [haul.words, coupon].filter(Boolean).join('. '));
  return (
    <>
      {/* The brand's drawing (art/drawings/load-in-pieces.svg). */}
      <div ref={drawn} className={styles.drawing} aria-hidden="true" dangerouslySetInnerHTML={drawing} />
      <div className={`stack gap-2 ${styles.said}`}>
        <p className={`capital heading-font ${styles.share}`}>{haul.words || words.empty}</p>
        {coupon && (
          <p className={`bold outlined rounded on-identity chip-padding ${styles.coupon}`}>{coupon}</p>
        )}
        <output className="visually-hidden">{said}</output>
      </div>
    </>
  );
});

function Level({ words, picker }: { words: HaulFile['picker']; picker: Picker }) {
  const { level, words: share } = picker.haul;
  return (
    <input
      className={`wide pressable whole-row ${styles.level}`}
      type="range"
      min={0}
      max={levelCount}
      value={level}
      aria-label={words.level}
      aria-valuetext={share || words.empty}
      onChange={({ target }) => picker.drag(Number(target.value))}
    />
  );
}

const HaulFacts = memo(function HaulFacts(props: Props & { picker: Picker }) {
  const { file, picker, formId, textPhotos, phone, ...priced } = props;
  const { haul, items, share } = picker;
  const { picker: words, expect } = file;
  const isHeavy = pickedOf(haul.picks, items).some(({ item }) => item.isHeavy);
  return (
    <div className="stack gap-3">
      {file.sample && <p className="small soft bold">{words.sample}</p>}
      <p className="small soft">{words.estimate}</p>
      {isHeavy ? (
        <p className="note">{words.heavy}</p>
      ) : (
        <Price {...priced} share={share} texts={file.price} />
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
          <button
            className="text-button small semibold action-text"
            type="button"
            onClick={({ currentTarget }) => {
              // The button goes with the load, and must not take the focus along.
              currentTarget.parentElement?.querySelector('a')?.focus({ preventScroll: true });
              picker.clear();
            }}
          >
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
});

type PriceProps = Pick<HaulPickerProps, 'rates' | 'price' | 'country' | 'language'> & {
  texts: HaulFile['price'];
  share: number;
};

function Price({ rates, price, texts, share, country, language }: PriceProps) {
  const range = rates && priceRange(share, rates);
  if (!range) return <PriceLine {...price} className="note" />;
  const format = amountFormat({ country, language }, rates.currency);
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
