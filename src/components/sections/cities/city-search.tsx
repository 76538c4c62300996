import { useId, type ChangeEvent, type FormEvent, type ReactNode, type Ref } from 'react';
import { useIsHydrated } from '../../../startup/use-is-hydrated';
import { SearchField } from '../../ui/search-field';
import * as styles from './city-search.module.css';

type CitySearchProps = {
  texts: { searchLabel: string; submit: string };
  /** Ties the field to what becomes of it. */
  attach: Ref<HTMLInputElement>;
  onType: (event: ChangeEvent<HTMLInputElement>) => void;
  onSubmit: (event: FormEvent) => void;
  /** What stands under the field, in a space that is kept for it. */
  children: ReactNode;
};

/** The field that finds a city; without scripts it is not there, as nothing would come of it. */
export function CitySearch({ texts, attach, onType, onSubmit, children }: CitySearchProps) {
  const id = useId();
  const isHydrated = useIsHydrated();
  return (
    <div className={styles.search}>
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
          {/* Until then Enter must not reload the page: a form whose button is disabled is not sent. */}
          <button className={styles.submit} type="submit" disabled={!isHydrated}>
            {texts.submit}
          </button>
        </SearchField>
      </form>
      <div className={styles.answer}>{children}</div>
    </div>
  );
}
