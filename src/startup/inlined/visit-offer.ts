import { withOwnCampaign } from '../../shared/site/own-campaign';

/**
 * The script in the head of an offer's page, which runs before anything is painted (docs/decisions/0073). Outside the
 * offer's days it redirects to the city's home, so nobody reads an expired promise. Otherwise it adds the page's own
 * campaign to the address, where attribution, early submissions and a tag manager find it. Its own element has the data
 * that only the build knows.
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
