import { Icon } from '../../../shared/ui/icon';
import { SiteLink } from '../../../shared/ui/site-link';
import * as styles from './city-row.module.css';

type CityRowProps = {
  city: { path: string; locationName: string; cities?: string[] };
  /** Shown where the rows are of several provinces or states. */
  regionCode?: string;
  /** Shown instead of the first places that the city serves. */
  detail?: string;
};

const placesShown = 3;

export function CityRow({ city, regionCode, detail }: CityRowProps) {
  const { path, locationName, cities = [] } = city;
  const places = detail ?? cities.slice(0, placesShown).join(', ');
  return (
    <li className="rule-below unbroken">
      <SiteLink className={`row gap-3 between pressable plain smooth ${styles.link}`} to={path}>
        <span className="grid shrinkable breakable">
          <span className="bold">{regionCode ? `${locationName}, ${regionCode}` : locationName}</span>{' '}
          {places && <span className={`small soft ${styles.places}`}>{places}</span>}
        </span>
        <Icon name="arrow-right" className={`no-shrink smooth-turn ${styles.arrow}`} />
      </SiteLink>
    </li>
  );
}
