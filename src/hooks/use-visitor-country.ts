import { useEffect, useState } from 'react';
import { visitorCountry, type VisitorCountry } from '../domain/visitor-country';
import { locateVisitor } from '../services/geolocation';

/** The visitor's country; unknown until it is known, and where it is not asked for. */
export function useVisitorCountry(isNeeded: boolean): VisitorCountry {
  const [country, setCountry] = useState<VisitorCountry>('unknown');
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isCurrent = true;
    void locateVisitor().then((data) => {
      if (isCurrent) setCountry(visitorCountry(data));
    });
    return () => {
      isCurrent = false;
    };
  }, [isNeeded]);
  return country;
}
