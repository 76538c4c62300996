import { useId, type ChangeEvent, type FormEvent, type ReactNode, type Ref } from 'react';
import { useIsHydrated } from '../../../startup/use-is-hydrated';
import * as buttonStyles from '../../../shared/ui/button.module.css';
import { SearchField } from '../../../shared/ui/search-field';
import * as styles from './city-search.module.css';

type CitySearchProps = {
  texts: { searchLabel: string; submit: string };
  attach: Ref<HTMLInputElement>;
  onType: (event: ChangeEvent<HTMLInputElement>) => void;
  onSubmit: (event: FormEvent) => void;
  /** Shown under the field, in a space of fixed height. */
  children: ReactNode;
};

/** The field that finds a city; hidden without scripts, because it could not search. */
export function CitySearch({ texts, attach, onType, onSubmit, children }: CitySearchProps) {
  const id = useId();
  const isHydrated = useIsHydrated();
  return (
    <div className={`needs-scripts stack gap-3 line-below board-padding ${styles.search}`}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers before 2023 know no <search> */}
      <form role="search" onSubmit={onSubmit}>
        <SearchField
          id={id}
          label={texts.searchLabel}
          spellCheck={false}
          enterKeyHint="go"
          ref={attach}
          onChange={onType}
        >
          {/* Enter must not reload the page before hydration: a form with a disabled button is not sent. */}
          <button className={`${buttonStyles.button} ${styles.submit}`} type="submit" disabled={!isHydrated}>
            {texts.submit}
          </button>
        </SearchField>
      </form>
      <div className={`middle-stack ${styles.answer}`}>{children}</div>
    </div>
  );
}
