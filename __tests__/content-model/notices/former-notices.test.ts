import { checkContent } from '../../../src/content-model/checks/check-content';
import { findFormerValues } from '../../../src/content-model/notices/fact-notices';
import type { Content } from '../../../src/content-model/types';
import { makeMistake } from '../../support/mistakes';

const contentOf = (changes: string): Content => {
  const { content, errors } = checkContent(makeMistake(changes));
  if (!content) throw new Error(JSON.stringify(errors));
  return content;
};

const hours = (closes: string): string =>
  `site/brand.json: openingHours = [{"days": ["Monday", "Tuesday", "Wednesday"], "opens": "09:00", "closes": "${closes}"}]`;

const hero = (field: string, text: string): string => `pages/home.json: hero.${field} = "${text}"`;
const owned = (placeholder: string): string => `: write ${placeholder}, which changes with it`;

test.each([
  // Opening hours, however they are written.
  [
    hero('eyebrow', 'Here from 9 am – 5 pm'),
    hours('17:00'),
    hours('18:00'),
    `hero.eyebrow still says “9 am to 5 pm”${owned('{opens} to {closes}')}`,
  ],
  // A day of the week that can be booked no more.
  [
    hero('eyebrow', 'On Wednesday too'),
    hours('17:00'),
    hours('17:00').replace(', "Wednesday"', ''),
    'hero.eyebrow still says “Wednesday”',
  ],
  [
    'faq/what-is-taken.md: "in {city}." => "in {city}. Call 800-555-0199."',
    'site/brand.json: mainPhone = "+1 800 555 0199"',
    'site/brand.json: mainPhone = "+1 800 555 0198"',
    `body still says “+1 800 555 0199”${owned('{phone}')}`,
  ],
  // The minimum, and no larger amount that begins like it.
  [
    [hero('eyebrow', 'From $99'), hero('title', 'Not $990')].join('\n'),
    'site/pricing.json: minimum = "$99"',
    'site/pricing.json: minimum = "$120"',
    `hero.eyebrow still says “$99”${owned('{pricing.minimum}')}`,
  ],
  // A place that a city serves no more, in its own texts alone.
  [
    `cities/toronto.json: about.typical = "In Leaside."\n${hero('eyebrow', 'Not Leaside')}`,
    'cities/toronto.json: cities = ["Leaside", "Rosedale"]',
    'cities/toronto.json: cities = ["Rosedale"]',
    'about.typical still says “Leaside”',
  ],
  [hero('eyebrow', '9 am to 5 pm'), hours('17:00'), hours('17:00'), ''],
])('texts that still say a former value are found: %s', (texts, before, now, told) => {
  const found = findFormerValues(contentOf(`${texts}\n${before}`), contentOf(`${texts}\n${now}`));
  expect(found.map(({ field, plain }) => `${field} ${plain}`).join('; ')).toBe(told);
  for (const { file } of found) expect(texts).toContain(file);
});
