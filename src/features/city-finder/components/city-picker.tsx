import { Band } from '../../../shared/ui/band';
import { HeadingGroup } from '../../../shared/ui/heading-group';
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
    <Band labelledBy="cities">
      <HeadingGroup id="cities" title={texts.title} lead={texts.lead} />
      <div className={`outlined rounded on-sheet ${styles.board}`}>
        <CityFinder {...finder} cities={listed}>
          <CityList texts={texts} cities={listed} regions={regions} />
        </CityFinder>
      </div>
    </Band>
  );
}
