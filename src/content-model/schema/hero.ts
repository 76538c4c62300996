import { lead, text, texts } from './parts';

/** The words of the hero on a city's home; a city and a campaign may have some of their own. */
export const heroWords = {
  eyebrow: text`Small line above the title | In small print right above the large title.`,
  title: text`Title | The largest words of the page.`,
  lead,
  points: texts`Points | The short points above the form. | point`,
};
