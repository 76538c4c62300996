import { startTransition, useEffect, useState } from 'react';
import { visitorCountry, type VisitorCountry } from '../../../shared/site/visitor-country';
import { knownVisitor, locateVisitor } from '../services/geolocation';
import { afterPress } from '../../../shared/browser/press';

function knownCountry(): VisitorCountry | undefined {
  const visitor = knownVisitor();
  return visitor === undefined ? undefined : visitorCountry(visitor);
}

/** Undefined until it is known, and where it is not needed. Fields may appear with it, so it waits for a press to end. */
export function useVisitorCountry(isNeeded: boolean): VisitorCountry | undefined {
  const [country, setCountry] = useState(() => (isNeeded ? knownCountry() : undefined));
  useEffect(() => {
    if (!isNeeded) return;
    void locateVisitor().then((visitor) => {
      afterPress(() => startTransition(() => setCountry(visitorCountry(visitor))));
    });
  }, [isNeeded]);
  return country;
}
