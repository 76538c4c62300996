import { useEffect, useMemo, useState, type CSSProperties } from 'react';
import { fillText } from '../../../shared/text/fill-text';
import { levelCount } from '../rules/haul';
import type { HaulFile } from '../services/haul-file';
import type { Picker } from '../hooks/use-picker';
import { LazyStyles } from '../../../shared/ui/lazy-styles';
import * as styles from './haul-truck.lazy.module.css';

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

export function HaulTruck({ file, picker }: { file: HaulFile; picker: Picker }) {
  const { haul, offer, drag } = picker;
  const { picker: words } = file;
  const coupon = offer ? fillText(words.coupon, { offer: `${offer.amount} ${offer.condition}` }) : '';
  const share = haul.words || words.empty;
  // Of one object, because React writes the HTML anew when it is given another.
  const drawing = useMemo(() => ({ __html: file.truck }), [file]);
  const said = useSaidLater(haul.words && [haul.words, coupon].filter(Boolean).join('. '));
  return (
    <div className={`grid ${styles.truckPart}`}>
      <LazyStyles of={styles} />
      {/* The brand's drawing (art/drawings/load-in-pieces.svg); styles show as many pieces as the level says. */}
      <div
        className={styles.truck}
        style={{ '--level': haul.level } as CSSProperties}
        aria-hidden="true"
        dangerouslySetInnerHTML={drawing}
      />
      <div className={`stack gap-2 ${styles.said}`}>
        <p className={`capital heading-font heavy ${styles.share}`}>{share}</p>
        {coupon && (
          <p className={`bold outlined rounded on-identity fine chip-padding ${styles.coupon}`}>{coupon}</p>
        )}
        <output className="visually-hidden">{said}</output>
      </div>
      <input
        className={`wide pressable whole-row ${styles.level}`}
        type="range"
        min={0}
        max={levelCount}
        value={haul.level}
        aria-label={words.level}
        aria-valuetext={share}
        onChange={({ target }) => drag(Number(target.value))}
      />
    </div>
  );
}
