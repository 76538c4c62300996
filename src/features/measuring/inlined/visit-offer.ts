import { withOwnCampaign } from '../../../shared/site/own-campaign';

/**
 * Before the first paint: outside the offer's days it redirects to the city's home. It adds the page's own campaign to
 * the address, for attribution, early submissions and a tag manager (docs/decisions/0073).
 */
const {
  home = '/',
  campaign = '',
  source = '',
  medium,
  begins = '0',
  ends = 'Infinity',
} = (document.currentScript as HTMLScriptElement).dataset;

const now = Date.now();
const { pathname, search, hash } = location;

const named = withOwnCampaign(search, { campaign, source, medium });

if (now < Number(begins) || now >= Number(ends)) location.replace(home + named + hash);
else if (named !== search) history.replaceState(history.state, '', pathname + named + hash);
