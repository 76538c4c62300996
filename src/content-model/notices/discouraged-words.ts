/** Words that texts do without, as the source of a pattern for whole words, and what texts say instead. */
type DiscouragedWords = { words: string; instead: string };

const whose = '(?:a|an|the|my|your|our|their|his|her)';
const onFloor = '(?:attic|basement|lower|upper|walk-up)';

/** English only. docs/voice.md says why. */
export const discouragedWords: readonly DiscouragedWords[] = [
  // Turns of another language, word for word.
  { words: 'binds? you to|(?:are|is) not bound|bound to (?:any|no)thing', instead: '"no obligation"' },
  { words: 'where (?:it|they|things) (?:stands?|stood)', instead: '"from any room"' },
  { words: 'where we drive', instead: '"where we work"' },
  { words: '(?:the|your) thing', instead: 'what it is' },
  { words: '(?:small|kitchen) machines', instead: '"small appliances"' },
  { words: 'heaps', instead: '"piles"' },
  { words: 'we answer it', instead: '"we\'ll answer"' },
  { words: 'nam(?:e|es|ing) (?:a|one|the) price', instead: '"gives you a firm price"' },
  { words: 'how it went', instead: '"how the job went"' },
  { words: "there(?: i|['’])s no contest", instead: 'what they mean' },
  { words: '(?:any|every)?thing is lifted|lift a thing', instead: '"before we lift anything"' },
  { words: 'crew of \\{brand\\}', instead: '"{brand}\'s {city} crew"' },
  { words: 'what has to go', instead: '"what you\'ve got"' },
  { words: 'you lift nothing', instead: '"we do the lifting"' },
  { words: 'asking (?:costs nothing|is free)', instead: '"quotes are free"' },
  { words: 'price (?:goes by|follows)', instead: '"you pay for the space your stuff takes up in our truck"' },
  {
    words:
      "(?:have|has|without) (?:the|your|a) yes|your yes|say(?:s|ing)? (?:yes|no) to|until you(?:['’]ve said| say) yes",
    instead: '"agree to the price"',
  },
  { words: "(?:non-|not |isn['’]t )binding", instead: '"no obligation"' },
  { words: 'off the (?:power|water)', instead: '"disconnected from"' },
  { words: '(?:old|dead|working) machines?', instead: '"appliance"' },
  { words: 'go(?:es)? to disposal', instead: '"goes to the landfill"' },
  {
    words:
      '(?:two-hour|morning|midday|afternoon|first|last|open|four) windows?|(?:request|book|pick) (?:a|any|the) window',
    instead: '"time slot" or "time": we haul windows too',
  },
  // Turns of a leaflet.
  { words: 'either way|the honest answer', instead: 'the answer itself' },
  { words: 'a line about', instead: '"a few words about"' },
  { words: 'hassle-free|stress-free|one-stop|solutions', instead: 'what the crew does' },
  { words: "act now|don['’]t wait|while supplies last", instead: 'nothing of haste' },
  // One name for each thing, as people call it in Canada and the United States.
  {
    words: `(?:service|goods|freight|passenger) lifts?|${whose} lift(?= (?:and|at|for|in|is|or|to)\\b|[.,;?])`,
    instead: '"elevator"',
  },
  {
    words: `flats|${onFloor} flat|${whose} flat(?= (?:and|at|has|in|is|on|or|with)\\b|[.,;?])`,
    instead: '"apartment"',
  },
  { words: 'clear-outs?', instead: '"cleanout"' },
  { words: 'tick(?:s|ed|ing)? (?:the|a) box', instead: '"check the box"' },
  { words: '(?:your|the) trades', instead: '"contractors"' },
  { words: 'aluminium', instead: '"aluminum"' },
  { words: 'rubbish', instead: '"junk", "garbage" in Canada, "trash" in the United States' },
  { words: 'chipboard', instead: '"particleboard"' },
  { words: 'holiday (?:rental|let|home)s?', instead: '"vacation rental"' },
  { words: 'refit(?:s|ted|ting)?', instead: '"renovation"' },
  { words: 'plain sailing', instead: '"easy"' },
  { words: 'kerbs?|kerbside', instead: '"curb"' },
  { words: 'pavements', instead: '"sidewalks"' },
  { words: 'lorry|lorries', instead: '"truck"' },
  { words: 'tyres?', instead: '"tires"' },
  { words: 'car parks?', instead: '"parking lot"' },
  { words: 'post ?codes?', instead: '"postal code" or "zip code"' },
  { words: 'whilst|fortnight', instead: '"while" and "two weeks"' },
];
