import { useLayoutEffect } from 'react';
import { setCityOfPage } from '../../measuring/services/measured-visit';

/** Sets the page's city for measured events, before the events of the new page. */
export function useCityOfPage(slug = ''): void {
  useLayoutEffect(() => setCityOfPage(slug), [slug]);
}
