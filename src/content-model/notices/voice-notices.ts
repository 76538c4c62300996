import type { TextRule } from './notice';
import words from './voice-words.json';

const parts: Record<string, string> = {
  whose: '(?:a|an|the|my|your|our|their|his|her)',
  /** Behind a noun, where an adjective or a verb would have another word. */
  goesOn: '(?= (?:and|at|for|has|in|is|on|or|to|with)\\b|[.,;?])',
};

/** Words that texts do without, as a pattern for whole words, and what texts say instead. English only (docs/voice.md). */
const discouraged = words.map(({ words: pattern, instead }) => {
  const whole = pattern.replaceAll(/\{(\w+)\}/g, (_, part: string) => parts[part] ?? '');
  return { pattern: new RegExp(`(?<![\\w-])(?:${whole})(?![\\w-])`, 'gi'), instead };
});

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
