import { startTransition, useEffect, useState } from 'react';
import { visitorCountry, type VisitorCountry } from '../domain/visitor-country';
import { locateVisitor } from '../services/geolocation';

/** The visitor's country; undefined until it is told, and where it is not asked for. */
export function useVisitorCountry(isNeeded: boolean): VisitorCountry | undefined {
  const [country, setCountry] = useState<VisitorCountry>();
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isCurrent = true;
    void locateVisitor().then((data) => {
      if (isCurrent) startTransition(() => setCountry(visitorCountry(data)));
    });
    return () => {
      isCurrent = false;
    };
  }, [isNeeded]);
  return country;
}
