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

test.each([
  {
    fact: 'opening hours, however they are written',
    texts: 'pages/home.json: hero.eyebrow = "Here from 9 am – 5 pm"',
    before: hours('17:00'),
    now: hours('18:00'),
    told: ['pages/home.json hero.eyebrow: still says “9 am to 5 pm”: write {opens} to {closes}, [...]'],
  },
  {
    fact: 'a day of the week and a time slot that can be booked no more',
    texts:
      'pages/home.json: hero.eyebrow = "On Wednesday too"; hero.title = "The 3 to 5 slot"; hero.lead = "From 1 pm to 3 pm"',
    before: hours('17:00'),
    now: hours('15:00').replace(', "Wednesday"', ''),
    told: [
      'pages/home.json hero.eyebrow: still says “Wednesday”',
      'pages/home.json hero.title: still says “3 to 5”',
    ],
  },
  {
    fact: 'the phone, with dashes',
    texts: 'faq/what-is-taken.md: "in {city}." => "in {city}. Call 800-555-0199."',
    before: 'site/brand.json: mainPhone = "+1 800 555 0199"',
    now: 'site/brand.json: mainPhone = "+1 800 555 0198"',
    told: ['faq/what-is-taken.md body: still says “+1 800 555 0199”: write {phone}, [...]'],
  },
  {
    fact: 'the minimum, and no larger amount that begins like it',
    texts: 'pages/home.json: hero.eyebrow = "From $99"; hero.title = "Not $990"',
    before: 'site/pricing.json: minimum = "$99"',
    now: 'site/pricing.json: minimum = "$120"',
    told: ['pages/home.json hero.eyebrow: still says “$99”: write {pricing.minimum}, [...]'],
  },
  {
    fact: 'a place that a city serves no more, in its own texts alone',
    texts:
      'cities/toronto.json: about.typical = "In Leaside."\npages/home.json: hero.eyebrow = "Not Leaside"',
    before: 'cities/toronto.json: cities = ["Leaside", "Rosedale"]',
    now: 'cities/toronto.json: cities = ["Rosedale"]',
    told: ['cities/toronto.json about.typical: still says “Leaside”'],
  },
  {
    fact: 'nothing that has not changed',
    texts: 'pages/home.json: hero.eyebrow = "9 am to 5 pm"',
    before: hours('17:00'),
    now: hours('17:00'),
    told: [],
  },
])('texts that still say a former value are found: $fact', ({ texts, before, now, told }) => {
  const found = findFormerValues(contentOf(`${texts}\n${before}`), contentOf(`${texts}\n${now}`));
  const said = found.map(({ file, field, plain }) => `${file} ${field}: ${plain}`);
  expect(said.map((line) => line.replace('which changes with it', '[...]'))).toStrictEqual(told);
});
