import type { Badges, City, Country, Pages } from '../../../content-model/types';
import * as styles from './city-list.module.css';
import { isBuilt } from '../../../shared/browser/is-built';
import { Icon } from '../../../shared/ui/icon';
import * as rowStyles from './city-row.module.css';
import { useId } from 'react';
import { SiteLink } from '../../../shared/ui/site-link';
import * as nearbyStyles from './nearby-cities.module.css';

export type CitySummary = Pick<
  City,
  | 'slug'
  | 'path'
  | 'locationName'
  | 'sentenceName'
  | 'badgeGroup'
  | 'country'
  | 'cities'
  | 'postalPrefixes'
  | 'position'
>;
export type RegionSummary = Pick<Badges, 'group' | 'country' | 'region'>;
export type CityPickerTexts = Pages['landing']['cities'];
export type CityInRegion = CitySummary & { region: RegionSummary['region']; countryName: string };

export function addRegions(
  cities: CitySummary[],
  regions: RegionSummary[],
  countries: CityPickerTexts['countries'],
  language: string,
): CityInRegion[] {
  const inRegions = cities.flatMap((city) => {
    const found = regions.find(({ group }) => group === city.badgeGroup);
    return found ? [{ ...city, region: found.region, countryName: countries[found.country] }] : [];
  });
  return inRegions.sort((a, b) => a.locationName.localeCompare(b.locationName, language));
}

type CityListProps = { texts: CityPickerTexts; cities: CityInRegion[]; regions: RegionSummary[] };

const countries: Country[] = ['CA', 'US'];

const regionId = (group: string): string => `cities-${group}`;

export function CityList({ texts, cities, regions }: CityListProps) {
  const listed = regions
    .map((region) => ({ ...region, cities: cities.filter(({ badgeGroup }) => badgeGroup === region.group) }))
    .filter((region) => region.cities.length > 0);
  const served = countries.filter((country) => listed.some((region) => region.country === country));
  return served.map((country) => (
    <section key={country}>
      <h3 className={`on-ink ${styles.country}`}>{texts.countries[country]}</h3>
      <div className={`cluster ${styles.regions}`}>
        {listed
          .filter((region) => region.country === country)
          .map(({ group, region, cities: ours }) => (
            <div key={group} className={`on-sheet ${styles.region}`}>
              <h4
                id={regionId(group)}
                className={`heading-font rule-below on-quiet body-size ${styles.regionName}`}
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

type CityRowProps = {
  city: { path: string; locationName: string; cities?: string[] };
  regionCode?: string;
  detail?: string;
};

const placesShown = 3;

export function CityRow({ city, regionCode, detail }: CityRowProps) {
  const { path, locationName, cities = [] } = city;
  const places = detail ?? cities.slice(0, placesShown).join(', ');
  return (
    <li className="rule-below">
      <SiteLink className={`row gap-3 between pressable plain smooth ${rowStyles.link}`} to={path}>
        <span className="grid shrinkable breakable">
          <span className="bold">{regionCode ? `${locationName}, ${regionCode}` : locationName}</span>{' '}
          {places && <span className={`small soft ${rowStyles.places}`}>{places}</span>}
        </span>
        <Icon name="arrow-right" className={`sign no-shrink smooth-turn ${rowStyles.arrow}`} />
      </SiteLink>
    </li>
  );
}

export type NearbyLink = { name: string; path: string };

const mostShown = 2;

/** Where more cities are near, one link leads to the list of their province or state. */
export function nearbyLinks(cities: readonly CityInRegion[]): NearbyLink[] {
  const [first] = cities;
  if (first && cities.length > mostShown)
    return [{ name: first.region.name, path: `#${regionId(first.badgeGroup)}` }];
  return cities.map(({ locationName: name, path }) => ({ name, path }));
}

/** The HTML of the build has one link in a template, for the island that knows the visitor's cities. */
export function NearbyCities({ texts, cities }: { texts: CityPickerTexts; cities: CityInRegion[] }) {
  const links = nearbyLinks(cities);
  if (links.length > 0) return <NearbyLinks texts={texts} links={links} />;
  return (
    <>
      <p className="soft">{texts.nearUnknown}</p>
      {isBuilt && (
        <template>
          <NearbyLinks texts={texts} links={[{ name: '', path: '/' }]} />
        </template>
      )}
    </>
  );
}

function NearbyLinks({ texts, links }: { texts: CityPickerTexts; links: NearbyLink[] }) {
  const id = useId();
  return (
    <div className={`stack gap-1 ${nearbyStyles.nearby}`}>
      <p id={id}>{texts.nearYou}</p>
      <ul className={`grid gap-2 ${nearbyStyles.cities}`} aria-labelledby={id}>
        {links.map(({ name, path }) => (
          <li key={path}>
            <SiteLink
              className={`bold row dense plain outlined rounded on-identity centered-text center tall smooth ${nearbyStyles.link}`}
              to={path}
            >
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
