import type { Country } from '../../../content-model/types';
import type { CityPickerTexts, CityInRegion, RegionSummary } from './city-in-region';
import { CityRow } from './city-row';
import * as styles from './city-list.module.css';

type CityListProps = { texts: CityPickerTexts; cities: CityInRegion[]; regions: RegionSummary[] };

const countries: Country[] = ['CA', 'US'];

export const regionId = (group: string): string => `cities-${group}`;

export function CityList({ texts, cities, regions }: CityListProps) {
  const listed = regions
    .map((region) => ({ ...region, cities: cities.filter(({ badgeGroup }) => badgeGroup === region.group) }))
    .filter((region) => region.cities.length > 0);
  const served = countries.filter((country) => listed.some((region) => region.country === country));
  return served.map((country) => (
    <section key={country}>
      <h3 className={`on-ink page-text ${styles.country}`}>{texts.countries[country]}</h3>
      <div className={`cluster ${styles.regions}`}>
        {listed
          .filter((region) => region.country === country)
          .map(({ group, region, cities: ours }) => (
            <div key={group} className={`on-sheet ${styles.region}`}>
              <h4
                id={regionId(group)}
                className={`heading-font rule-below on-quiet heavy body-size ${styles.regionName}`}
              >
                {region.name}
              </h4>
              <ul className={styles.cities}>
                {ours.map((city) => (
                  <CityRow key={city.slug} city={city} />
                ))}
              </ul>
            </div>
          ))}
      </div>
    </section>
  ));
}
