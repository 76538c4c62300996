import { startTransition, useEffect, useState } from 'react';
import { visitorCountry, type VisitorCountry } from '../../../shared/site/visitor-country';
import { locateVisitor } from '../services/geolocation';
import { afterPress } from '../../../shared/browser/press';

/** Undefined until it is known, and where it is not needed. Fields may appear with it, so it waits for a press to end. */
export function useVisitorCountry(isNeeded: boolean): VisitorCountry | undefined {
  const [country, setCountry] = useState<VisitorCountry>();
  useEffect(() => {
    if (!isNeeded) return;
    void locateVisitor().then((data) => {
      afterPress(() => startTransition(() => setCountry(visitorCountry(data))));
    });
  }, [isNeeded]);
  return country;
}
