import type { ReactElement, ReactNode } from 'react';
import { fillText } from '../text/fill-text';
import * as styles from './fold-rest.module.css';
import * as moreStyles from './more.module.css';
import { Icon } from './icon';

type FoldRestProps = {
  /** The button that shows the rest; `{count}` is their number. Without it nothing folds. */
  label?: string | undefined;
  as?: 'li' | 'div';
  children: ReactElement[];
};

/** A phone shows only the first item; a press shows the rest, also without scripts. Wide windows and paper show all. */
export function FoldRest({ label, as: Place = 'li', children: [first, ...rest] }: FoldRestProps) {
  return (
    <>
      {first}
      {label && rest.length > 0 && (
        <Place className={`hidden whole-row ${styles.fold}`}>
          {/* By this mark the browser's search and the preview of the editing screen find it. */}
          <details data-fold="">
            <Opener label={fillText(label, { count: String(rest.length) })} />
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
    // A browser that doesn't know the value treats it as plain `hidden` and would never show the item.
    if ((rest as { hidden?: unknown }).hidden !== 'until-found') return rest.removeAttribute('hidden');
    rest.addEventListener('beforematch', () => place?.firstElementChild?.setAttribute('open', ''));
  }
}

export function letSearchOpenFolds(): void {
  for (const fold of document.querySelectorAll('[data-fold]')) letSearchOpen(fold.parentElement);
}

const Opener = ({ label }: { label: string }) => (
  <summary className={`opener target underlined small bold gap-2 ${moreStyles.label}`}>
    {label}
    <Icon name="chevron-down" className={`smooth-turn turning ${moreStyles.sign}`} />
  </summary>
);

export function More({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="pt-2">
      <Opener label={label} />
      <div className="pt-2">{children}</div>
    </details>
  );
}
