import { isPostalCode } from '../../../domain/cities/postal-areas';
import type { PhoneNumber } from '../../../domain/phone-number';
import { useCitySearch } from '../../../hooks/cities/use-city-search';
import { useCitySuggestions } from '../../../hooks/cities/use-city-suggestions';
import { Band } from '../../ui/band';
import { HeadingGroup } from '../../ui/heading-group';
import { CitiesFound, CitiesNotFound } from './cities-found';
import { CityList } from './city-list';
import { CitySearch } from './city-search';
import { NearbyCities } from './nearby-cities';
import type { CityPickerTexts, CitySummary, PlacedCity, RegionSummary } from './placed-city';
import * as styles from './city-picker.module.css';

type CityPickerProps = {
  texts: CityPickerTexts;
  cities: CitySummary[];
  regions: RegionSummary[];
  phone: PhoneNumber;
  words: { call: string };
};

/** By name, each with the names of what it lies in. */
function placeCities({ texts, cities, regions }: CityPickerProps): PlacedCity[] {
  const placed = cities.flatMap((city) => {
    const found = regions.find(({ group }) => group === city.badgeGroup);
    return found ? [{ ...city, region: found.region, countryName: texts.countries[found.country] }] : [];
  });
  return placed.sort((a, b) => a.locationName.localeCompare(b.locationName, 'en'));
}

function announce(texts: CityPickerTexts, query: string, count: number): string {
  if (count === 0) return isPostalCode(query) ? texts.codeNotServed : texts.nameNotFound;
  return `${count} ${count === 1 ? texts.oneCity : texts.manyCities}`;
}

/**
 * The board of `/`: one's city by search, by where one is said to be, or from the list of all, which is there without
 * scripts as well.
 */
export function CityPicker(props: CityPickerProps) {
  const { texts, regions, phone, words } = props;
  const cities = placeCities(props);
  const { attach, query, isSearching, found, handleType, handleSubmit, clear } = useCitySearch(cities);
  const nearby = useCitySuggestions(cities);
  return (
    <Band labelledBy="cities">
      <HeadingGroup id="cities" title={texts.title} lead={texts.lead} />
      <div className={styles.board}>
        <CitySearch texts={texts} attach={attach} onType={handleType} onSubmit={handleSubmit}>
          <output className={styles.count}>{isSearching && announce(texts, query, found.length)}</output>
          {!isSearching && <NearbyCities texts={texts} cities={nearby} />}
        </CitySearch>
        {!isSearching && <CityList texts={texts} cities={cities} regions={regions} />}
        {isSearching && found.length > 0 && <CitiesFound texts={texts} found={found} />}
        {isSearching && found.length === 0 && (
          <CitiesNotFound texts={texts} phone={phone} words={words} onShowAll={clear} />
        )}
      </div>
    </Band>
  );
}
