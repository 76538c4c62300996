import { useId } from 'react';
import { isBuilt } from '../../../shared/browser/is-built';
import { SiteLink } from '../../../shared/ui/site-link';
import { nearbyLinks, type CityInRegion, type CityPickerTexts, type NearbyLink } from './city-in-region';
import * as styles from './nearby-cities.module.css';

/** The HTML of the build has one link in a template, for the island that knows the visitor's cities. */
export function NearbyCities({ texts, cities }: { texts: CityPickerTexts; cities: CityInRegion[] }) {
  const links = nearbyLinks(cities);
  if (links.length > 0) return <Links texts={texts} links={links} />;
  return (
    <>
      <p className="soft">{texts.nearUnknown}</p>
      {isBuilt && (
        <template>
          <Links texts={texts} links={[{ name: '', path: '#' }]} />
        </template>
      )}
    </>
  );
}

function Links({ texts, links }: { texts: CityPickerTexts; links: NearbyLink[] }) {
  const id = useId();
  const look = `bold row small plain outlined rounded on-identity centered-text center tall smooth ${styles.link}`;
  return (
    <div className={`stack gap-1 ${styles.nearby}`}>
      <p id={id}>{texts.nearYou}</p>
      <ul className={`grid gap-2 ${styles.cities}`} aria-labelledby={id}>
        {links.map(({ name, path }) => (
          <li key={path}>
            {path.startsWith('#') ? (
              <a className={look} href={path}>
                {name}
              </a>
            ) : (
              <SiteLink className={look} to={path}>
                {name}
              </SiteLink>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
