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
import type { CityPickerTexts, CitySummary, CityInRegion, RegionSummary } from './city-in-region';
import * as styles from './city-picker.module.css';

type CityPickerProps = {
  texts: CityPickerTexts;
  cities: CitySummary[];
  regions: RegionSummary[];
  phone: PhoneNumber;
  words: { call: string };
};

/** Adds its region and country to each city, and sorts the cities by name. */
function addRegions({ texts, cities, regions }: CityPickerProps): CityInRegion[] {
  const inRegions = cities.flatMap((city) => {
    const found = regions.find(({ group }) => group === city.badgeGroup);
    return found ? [{ ...city, region: found.region, countryName: texts.countries[found.country] }] : [];
  });
  return inRegions.sort((a, b) => a.locationName.localeCompare(b.locationName, 'en'));
}

function announce(texts: CityPickerTexts, query: string, count: number): string {
  if (count === 0) return isPostalCode(query) ? texts.codeNotServed : texts.nameNotFound;
  return `${count} ${count === 1 ? texts.oneCity : texts.manyCities}`;
}

/**
 * The board of `/`: visitors find their city by a search, among the cities near them, or in the list of all cities,
 * which works without scripts.
 */
export function CityPicker(props: CityPickerProps) {
  const { texts, regions, phone, words } = props;
  const cities = addRegions(props);
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
