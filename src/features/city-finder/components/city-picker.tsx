import { Band } from '../../../shared/ui/band';
import { CityFinder, type CityFinderProps } from './city-finder';
import { addRegions, type CitySummary, type RegionSummary } from '../../cities/components/city-in-region';
import { CityList } from '../../cities/components/city-list';
import * as styles from './city-picker.module.css';

type CityPickerProps = Omit<CityFinderProps, 'cities' | 'children'> & {
  cities: CitySummary[];
  regions: RegionSummary[];
};

export function CityPicker({ cities, regions, ...finder }: CityPickerProps) {
  const { texts, words } = finder;
  const listed = addRegions(cities, regions, texts.countries, words.language);
  return (
    <Band labelledBy="cities" heading={texts}>
      <div className={`sheet-box ${styles.board}`}>
        <CityFinder {...finder} cities={listed}>
          <CityList texts={texts} cities={listed} regions={regions} />
        </CityFinder>
      </div>
    </Band>
  );
}
