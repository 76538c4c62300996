import { lead, text, texts } from './parts';

/** The words of the hero on a city's home; a city and a campaign may have some of their own. */
export const heroWords = {
  eyebrow: text('Small line above the title').describe('In small print right above the large title.'),
  title: text('Title').describe('The largest words of the page.'),
  lead,
  points: texts('Points', 'point').describe('The short points above the form.'),
};
