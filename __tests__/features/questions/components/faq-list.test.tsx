import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { FaqList } from '../../../../src/features/questions/components/faq-list';

const texts = { label: 'Search the questions', found: '{count} found', none: 'Nothing found' };
const words = { more: 'More', language: 'en' };
const entries = [
  { question: 'What will it cost me?', topic: 'Price', order: 1, html: '<p>By the truck.</p>' },
  { question: 'Can you come today?', topic: 'Booking', order: 2, html: '<p>Pick a window.</p>' },
  { question: 'Is the quote free?', topic: 'Price', order: 3, html: '<p>Yes, in every window.</p>' },
  // As the build marks what does not show on its own day.
  {
    question: 'Do you come on Family Day?',
    topic: 'Winter',
    order: 4,
    html: '<p>Every window is open.</p>',
    validFrom: '2999-01-01',
    hiddenAtBuild: true as const,
  },
];

function show() {
  return { user: userEvent.setup(), ...render(<FaqList entries={entries} texts={texts} words={words} />) };
}

const field = () => screen.getByRole('searchbox', { name: texts.label });
const announced = () => screen.getByRole('status').textContent;
const topics = () => screen.queryAllByRole('heading').map((heading) => heading.textContent);
const questions = () => [...document.querySelectorAll('summary')].map((summary) => summary.textContent);

test('a search shows the questions that match and show today, under their topics, and counts them', async () => {
  const { user, container } = show();
  await user.type(field(), 'window');
  expect(questions()).toStrictEqual(['Can you come today?', 'Is the quote free?']);
  expect(topics()).toStrictEqual(['Booking', 'Price']);
  expect(announced()).toBe('2 found');
  await user.type(field(), ' quote');
  expect(questions()).toStrictEqual(['Is the quote free?']);
  expect(topics()).toStrictEqual(['Price']);
  expect(announced()).toBe('1 found');
  expect(await axe(container)).toHaveNoViolations();
});
