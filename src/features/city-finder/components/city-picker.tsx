import { Island } from '../../../islands/island';
import { Band } from '../../../shared/ui/band';
import { HeadingGroup } from '../../../shared/ui/heading-group';
import { CityFinder, type CityFinderProps } from './city-finder';
import * as styles from './city-picker.module.css';

export function CityPicker(finder: CityFinderProps) {
  const { texts } = finder;
  return (
    <Band labelledBy="cities">
      <HeadingGroup id="cities" title={texts.title} lead={texts.lead} />
      <div className={`sheet-box ${styles.board}`}>
        <Island name="city-finder" of={CityFinder} props={finder} />
      </div>
    </Band>
  );
}
