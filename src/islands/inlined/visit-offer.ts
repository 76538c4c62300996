import { withOwnCampaign } from '../../shared/site/own-campaign';

/**
 * Before the first paint: outside the offer's days it redirects to the city's home; within, it adds the page's own campaign
 * to the address, for attribution, early submissions and a tag manager (docs/decisions/0073).
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

if (now < Number(begins) || now >= Number(ends)) location.replace(home + search + hash);
else {
  const named = withOwnCampaign(search, { campaign, source, medium });
  if (named !== search) history.replaceState(history.state, '', pathname + named + hash);
}
