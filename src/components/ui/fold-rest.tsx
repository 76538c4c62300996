import { ChevronDown } from 'lucide-react';
import type { ReactElement } from 'react';
import { fillText } from '../../domain/fill-text';
import * as styles from './fold-rest.module.css';
import * as moreStyles from './more.module.css';

type FoldRestProps = {
  /** Opens the rest; `{count}` is how many those are. Without it nothing folds. */
  label?: string | undefined;
  /** What it is among: the items of a list, or plain blocks. */
  as?: 'li' | 'div';
  children: ReactElement[];
};

/**
 * All items, of which a phone shows the first: the rest shows at a press, also without scripts. On wide windows and on
 * paper all stand.
 */
export function FoldRest({ label, as: Place = 'li', children: [first, ...rest] }: FoldRestProps) {
  return (
    <>
      {first}
      {label && rest.length > 0 && (
        <Place ref={letSearchOpen} className={styles.fold}>
          {/* The preview of the editing screen opens what has this mark. */}
          <details className={moreStyles.more} data-fold="">
            <summary className={moreStyles.label}>
              {fillText(label, { count: String(rest.length) })}
              <ChevronDown className={moreStyles.sign} aria-hidden="true" />
            </summary>
          </details>
        </Place>
      )}
      {rest}
    </>
  );
}

/** Lets the browser's own search find what is folded; what it finds opens the fold. */
function letSearchOpen(place: HTMLElement | null): void {
  for (let rest = place?.nextElementSibling; rest; rest = rest.nextElementSibling) {
    rest.setAttribute('hidden', 'until-found');
    // Another browser takes the mark for a plain one, and would never show it.
    if ((rest as { hidden?: unknown }).hidden !== 'until-found') return rest.removeAttribute('hidden');
    rest.addEventListener('beforematch', () => place?.firstElementChild?.setAttribute('open', ''));
  }
}
