import { startTransition, useEffect, useState } from 'react';
import { visitorCountry, type VisitorCountry } from '../../../shared/site/visitor-country';
import { locateVisitor } from '../services/geolocation';
import { useAfterPress } from '../../../shared/browser/use-after-press';

/**
 * Gives the visitor's country; undefined until it is known, and where it is not needed. It changes only while nothing is
 * being pressed, because fields may appear with it.
 */
export function useVisitorCountry(isNeeded: boolean): VisitorCountry | undefined {
  const [country, setCountry] = useState<VisitorCountry>();
  const runAfterPress = useAfterPress();
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isCurrent = true;
    void locateVisitor().then((data) => {
      runAfterPress(() => {
        if (isCurrent) startTransition(() => setCountry(visitorCountry(data)));
      });
    });
    return () => {
      isCurrent = false;
    };
  }, [isNeeded, runAfterPress]);
  return country;
}
