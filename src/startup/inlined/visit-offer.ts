import { withOwnCampaign } from '../../domain/attribution/own-campaign';

/**
 * The script in the head of an offer's page, which runs before anything is painted (docs/decisions/0073). Outside the
 * days of the offer it leads to the city's home, so that nobody reads a promise that is over. Otherwise it writes the
 * page's own campaign into the address, from where all else reads it: attribution, early submissions, a tag manager. Its
 * own element has what only the build knows.
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
