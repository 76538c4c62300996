import { useId } from 'react';
import type { CityPickerTexts, CityInRegion } from './city-in-region';
import { regionId } from './city-list';
import { SiteLink } from '../../../shared/ui/site-link';
import * as styles from './nearby-cities.module.css';

/** Where more cities are near, one link leads to the list of their province or state. */
const mostShown = 2;
const look = `bold row small plain outlined rounded on-identity centered-text center tall smooth ${styles.link}`;

export function NearbyCities({ texts, cities }: { texts: CityPickerTexts; cities: CityInRegion[] }) {
  const id = useId();
  const [first] = cities;
  if (!first) return <p className="soft">{texts.nearUnknown}</p>;
  return (
    <div className={`stack gap-1 ${styles.nearby}`}>
      <p id={id}>{texts.nearYou}</p>
      <ul className={`grid gap-2 ${styles.cities}`} aria-labelledby={id}>
        {cities.length > mostShown ? (
          <li>
            <a className={look} href={`#${regionId(first.badgeGroup)}`}>
              {first.region.name}
            </a>
          </li>
        ) : (
          cities.map(({ slug, path, locationName }) => (
            <li key={slug}>
              <SiteLink className={look} to={path}>
                {locationName}
              </SiteLink>
            </li>
          ))
        )}
      </ul>
    </div>
  );
}
