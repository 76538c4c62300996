import { pushToDataLayer } from './measuring';
import { isTrackingRefused } from './privacy-signals';
import { settings, tagManagerOrigin } from '../../../shared/site/settings';
import { whenIdle } from '../../../startup/scheduling';

function addScript(id: string): void {
  pushToDataLayer({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${tagManagerOrigin}/gtm.js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

/**
 * Loads the tag manager of GATSBY_TAG_MANAGER_ID when the page is idle. Loads nothing without an id, or for a visitor
 * who refuses to be tracked. Call it once.
 */
export function startTagManager(): void {
  const { tagManagerId } = settings;
  if (tagManagerId && !isTrackingRefused()) whenIdle(() => addScript(tagManagerId));
}
