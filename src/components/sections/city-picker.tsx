import { Link } from 'gatsby';
import type { Badges, City, Country, Pages } from '../../content-model/types';
import { cityPath } from '../../domain/routes';
import { Band } from '../ui/band';
import { HeadingGroup } from '../ui/heading-group';
import * as styles from './city-picker.module.css';

export type CitySummary = Pick<City, 'slug' | 'locationName' | 'badgeGroup'>;
export type RegionSummary = Pick<Badges, 'group' | 'country' | 'region'>;

type CityPickerProps = {
  texts: Pages['landing']['cities'];
  cities: CitySummary[];
  regions: RegionSummary[];
};

const countries: Country[] = ['CA', 'US'];

/** Every city by country and province or state, as a plain list. */
export function CityPicker({ texts, cities, regions }: CityPickerProps) {
  const citiesOf = (group: string) => cities.filter(({ badgeGroup }) => badgeGroup === group);
  return (
    <Band surface="sheet" labelledBy="cities">
      <HeadingGroup id="cities" title={texts.title} lead={texts.lead} />
      {countries.map((country) => (
        <section key={country} className={styles.country}>
          <h3>{texts.countries[country]}</h3>
          <div className={styles.regions}>
            {regions
              .filter((region) => region.country === country && citiesOf(region.group).length > 0)
              .map(({ group, region }) => (
                <div key={group}>
                  <h4>{region.name}</h4>
                  <ul className={styles.cities}>
                    {citiesOf(group).map(({ slug, locationName }) => (
                      <li key={slug}>
                        <Link className={styles.link} to={cityPath(slug)}>
                          {locationName}
                        </Link>
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
          </div>
        </section>
      ))}
    </Band>
  );
}
