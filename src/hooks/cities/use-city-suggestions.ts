import { useEffect, useState } from 'react';
import { citiesNear } from '../../domain/cities/cities-near';
import type { ListedCity } from '../../domain/cities/find-cities';
import type { IpData } from '../../domain/cities/visitor-country';
import { locateVisitor } from '../../services/cities/geolocation';
import { whenIdle } from '../../startup/scheduling';

/**
 * The cities near the place where the visitor is said to be (docs/specification.md, section 7), asked once the page
 * has nothing better to do; none until it is known, and none where the lookup fails.
 */
export function useCitySuggestions<City extends ListedCity>(cities: readonly City[]): City[] {
  const [place, setPlace] = useState<IpData | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const locate = async (): Promise<void> => {
      const data = await locateVisitor();
      if (isCurrent) setPlace(data);
    };
    const cancel = whenIdle(() => void locate());
    return () => {
      isCurrent = false;
      cancel();
    };
  }, []);
  return place ? citiesNear(place, cities) : [];
}
