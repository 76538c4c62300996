import { useEffect, useState } from 'react';
import { citiesNear } from '../rules/cities-near';
import type { ListedCity } from '../rules/find-cities';
import type { IpData } from '../../../shared/site/visitor-country';
import { locateVisitor } from '../../cities/services/geolocation';
import { whenIdle } from '../../../startup/scheduling';

/** Looks the visitor up when the page is idle; gives no cities before that, or if the lookup fails. */
export function useCitySuggestions<City extends ListedCity>(cities: readonly City[]): City[] {
  const [visitor, setVisitor] = useState<IpData | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const locate = async (): Promise<void> => {
      const data = await locateVisitor();
      if (isCurrent) setVisitor(data);
    };
    const cancel = whenIdle(() => void locate());
    return () => {
      isCurrent = false;
      cancel();
    };
  }, []);
  return visitor ? citiesNear(visitor, cities) : [];
}
