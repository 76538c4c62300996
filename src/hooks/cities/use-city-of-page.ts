import { useLayoutEffect } from 'react';
import { tellCityOfPage } from '../../services/attribution/measured-visit';

/** Tells what is measured of which city the page is, before it is told that the page is shown. */
export function useCityOfPage(slug = ''): void {
  useLayoutEffect(() => tellCityOfPage(slug), [slug]);
}
