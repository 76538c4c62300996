import type { TextRule } from './notice';

const whose = '(?:a|an|the|my|your|our|their|his|her)';
/** Behind a noun, where an adjective or a verb would have another word. */
const goesOn = '(?= (?:and|at|for|has|in|is|on|or|to|with)\\b|[.,;?])';
const slot = '(?:two-hour|morning|midday|afternoon|first|last|open|four)';

/** Words that texts do without, as a pattern for whole words, and what texts say instead. English only (docs/voice.md). */
const discouraged = [
  // Turns that sound translated, and promises that say nothing.
  ["binds? you to|not bound|bound to (?:any|no)thing|(?:non-|not |isn['’]t )binding", '"no obligation"'],
  ['(?:the|your) thing', 'what it is'],
  ['nam(?:e|es|ing) (?:a|one|the) price', '"gives you a firm price"'],
  ['what has to go', '"what you\'ve got"'],
  ['asking (?:costs nothing|is free)', '"quotes are free"'],
  ['price (?:goes by|follows)', '"you pay for the space your stuff takes up in our truck"'],
  ['(?:have|has|without) (?:the|your|a) yes|your yes|say(?:s|ing)? (?:yes|no) to', '"agree to the price"'],
  ['(?:small|kitchen|old|dead|working) machines?', '"appliance"'],
  [`${slot} windows?|(?:request|book|pick) (?:a|any|the) window`, '"time slot": we haul windows too'],
  ['hassle-free|stress-free|one-stop|solutions', 'what the crew does'],
  ["act now|don['’]t wait|while supplies last", 'nothing of haste'],
  // One name for each thing, as people call it in Canada and the United States.
  [`(?:service|goods|freight|passenger) lifts?|${whose} lift${goesOn}`, '"elevator"'],
  [`flats|(?:attic|basement|lower|upper|walk-up) flat|${whose} flat${goesOn}`, '"apartment"'],
  ['clear-outs?|refit(?:s|ted|ting)?', '"cleanout" and "renovation"'],
  ['rubbish', '"junk", "garbage" in Canada, "trash" in the United States'],
  ['holiday (?:rental|let|home)s?|fortnight|whilst', '"vacation rental", "two weeks" and "while"'],
  ['kerbs?|kerbside|pavements|car parks?', '"curb", "sidewalks" and "parking lot"'],
  ['lorry|lorries|tyres?|aluminium', '"truck", "tires" and "aluminum"'],
  ['tick(?:s|ed|ing)? (?:the|a) box|post ?codes?', '"check the box", "postal code" and "zip code"'],
].map(([words, instead]) => ({ pattern: new RegExp(`(?<![\\w-])(?:${words})(?![\\w-])`, 'gi'), instead }));

/** Says of the discouraged words in texts what to write. Leaves out reviews, which are their customers' own words. */
export const voiceRule: TextRule =
  ({ kind }) =>
  (text) => {
    // The tags in HTML would part words that belong together.
    const said = kind === 'reviews' ? '' : text.replace(/<[^>]*>/g, '');
    return discouraged.flatMap(({ pattern, instead }) =>
      (said.match(pattern) ?? []).map((match) => `says "${match}": texts say ${instead} (docs/voice.md)`),
    );
  };
