import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { FaqList } from '../../../../src/features/questions/components/faq-list';
import { showLive } from '../../../support/islands';

const texts = {
  label: 'Search the questions',
  found: '{count} found',
  none: 'Nothing found',
  ask: 'Text us',
  pages: 'Guides',
  synonyms: ['guide handbook'],
  endings: 's',
};
const pages = [{ label: 'Pianos', to: '/junk-removal/piano' }];
const words = { more: 'More', language: 'en' };
const entries = [
  { question: 'What will it cost me?', topic: 'Price', order: 1, html: '<p>By the truck.</p>' },
  { question: 'Is the quote free?', topic: 'Price', order: 2, html: '<p>Yes, in every window.</p>' },
  { question: 'Which window is mine?', topic: 'Booking', order: 3, html: '<ul><li>Two</li></ul>' },
  { question: 'Can you come today?', topic: 'Booking', order: 4, html: '<p>Pick a window.</p>' },
  // As the build marks what does not show on its own day.
  {
    question: 'Do you come on Family Day?',
    topic: 'Winter',
    order: 5,
    html: '<p>Every window is open.</p>',
    validFrom: '2999-01-01',
    hiddenAtBuild: true as const,
  },
];

/** The texts of those that no style sheet hides. */
const shown = (tag: string) =>
  [...document.querySelectorAll(tag)]
    .filter((element) => !element.closest('[hidden], [data-unfound]'))
    .map((element) => element.textContent);

const field = () => screen.getByRole('searchbox', { name: texts.label });
const announced = () => screen.getByRole('status').textContent;
const topics = () => shown('h2');
const questions = () => shown('summary');

test('a search shows the questions that match and show today, under their topics, and counts them', async () => {
  const user = userEvent.setup();
  const page = await showLive(
    <FaqList entries={entries} pages={pages} smsLink="sms:+14165550142" texts={texts} words={words} />,
  );
  await user.type(field(), 'window');
  expect(questions()).toStrictEqual(['Which window is mine?', 'Can you come today?', 'Is the quote free?']);
  expect(topics()).toStrictEqual(['Booking', 'Price']);
  expect(announced()).toBe('3 found');
  await user.type(field(), ' two');
  expect(questions()).toStrictEqual(['Which window is mine?']);
  expect(topics()).toStrictEqual(['Booking']);
  expect(announced()).toBe('1 found');
  await user.clear(field());
  expect(topics()).toStrictEqual(['Price', 'Booking', 'Guides']);
  await user.type(field(), 'piano');
  expect(shown('a')).toStrictEqual(['Pianos']);
  await user.type(field(), ' dust');
  expect(announced()).toBe('Nothing found');
  expect(shown('a')).toStrictEqual(['Text us']);
  await user.clear(field());
  expect(await axe(page)).toHaveNoViolations();
});
