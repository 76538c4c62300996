import type { Pages } from '../../../content-model/types';
import type { ListedCity } from '../rules/listed-cities';
import * as styles from './city-list.module.css';
import { isBuilt } from '../../../shared/browser/is-built';
import { Icon } from '../../../shared/ui/icon';
import * as rowStyles from './city-row.module.css';
import { useId } from 'react';
import { SiteLink } from '../../../shared/ui/site-link';
import * as nearbyStyles from './nearby-cities.module.css';

export type CityPickerTexts = Pages['landing']['cities'];

const regionId = (group: string): string => `cities-${group}`;

export function CityList({ texts, cities }: { texts: CityPickerTexts; cities: ListedCity[] }) {
  const countries = (['CA', 'US'] as const).filter((each) => cities.some(({ country }) => country === each));
  return countries.map((country) => {
    const ours = cities.filter((city) => city.country === country);
    const groups = [...new Set(ours.map(({ badgeGroup }) => badgeGroup))].sort();
    return (
      <section key={country}>
        <h3 className={`on-ink ${styles.country}`}>{texts.countries[country]}</h3>
        <div className={`cluster ${styles.regions}`}>
          {groups.map((group) => (
            <Region key={group} group={group} cities={ours.filter((city) => city.badgeGroup === group)} />
          ))}
        </div>
      </section>
    );
  });
}

function Region({ group, cities }: { group: string; cities: ListedCity[] }) {
  return (
    <div className={`on-sheet ${styles.region}`}>
      <h4 id={regionId(group)} className={`heading-font rule-below on-quiet body-size ${styles.regionName}`}>
        {cities[0]?.region.name}
      </h4>
      <ul className={styles.cities}>
        {cities.map((city) => (
          <CityRow key={city.slug} city={city} />
        ))}
      </ul>
    </div>
  );
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
export function nearbyLinks(cities: readonly ListedCity[]): NearbyLink[] {
  const [first] = cities;
  if (first && cities.length > mostShown)
    return [{ name: first.region.name, path: `#${regionId(first.badgeGroup)}` }];
  return cities.map(({ locationName: name, path }) => ({ name, path }));
}

/** The HTML of the build has one link in a template, for the island that knows the visitor's cities. */
export function NearbyCities({ texts, cities }: { texts: CityPickerTexts; cities: ListedCity[] }) {
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
