import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { FaqList } from '../../../../src/features/questions/components/faq-list';
import type { FaqEntry } from '../../../../src/content-model/types';
import type { MaybeHidden } from '../../../../src/shared/time/valid-days';
import { inToronto, utcOffsets } from '../../../support/booking-page';

const texts = { label: 'Search the questions', found: '{count} found', none: 'Nothing found' };
const words = { more: 'More', language: 'en' };
const entries = [
  { question: 'What will it cost me?', topic: 'Price', order: 1, html: '<p>By the truck.</p>' },
  { question: 'Can you come today?', topic: 'Booking', order: 2, html: '<p>Pick a window.</p>' },
  { question: 'Is the quote free?', topic: 'Price', order: 3, html: '<p>Yes, in every window.</p>' },
];

function show() {
  return { user: userEvent.setup(), ...render(<FaqList entries={entries} texts={texts} words={words} />) };
}

const field = () => screen.getByRole('searchbox', { name: texts.label });
const announced = () => screen.getByRole('status').textContent;
const topics = () => screen.queryAllByRole('heading').map((heading) => heading.textContent);
const questions = () => [...document.querySelectorAll('summary')].map((summary) => summary.textContent);

test('a search shows the questions that match, under their topics, and counts them', async () => {
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

describe('questions with days', () => {
  beforeEach(() => jest.useFakeTimers({ now: inToronto(5, '23:30') }));
  afterEach(() => jest.useRealTimers());

  const answer = { html: '<p>Every window is open.</p>' };
  const dated: (FaqEntry & MaybeHidden)[] = [
    ...entries,
    {
      question: 'Do you come on Boxing Day?',
      topic: 'Holidays',
      order: 4,
      ...answer,
      validUntil: '2026-01-05',
    },
    {
      question: 'Do you come on Family Day?',
      topic: 'Winter',
      order: 5,
      ...answer,
      validFrom: '2026-01-06',
      // As the build marks what does not show on its own day.
      hiddenAtBuild: true,
    },
  ];
  const page = <FaqList entries={dated} texts={texts} words={words} utcOffsets={utcOffsets} />;
  const atMidnight = () => act(() => jest.advanceTimersByTime(30 * 60_000));

  test('a search finds none that does not show', () => {
    render(page);
    act(() => jest.advanceTimersByTime(10));
    fireEvent.input(field(), { target: { value: 'window' } });
    expect(questions()).toContain('Do you come on Boxing Day?');
    expect(questions()).not.toContain('Do you come on Family Day?');
    expect(announced()).toBe('3 found');
    atMidnight();
    expect(questions()).toContain('Do you come on Family Day?');
    expect(questions()).not.toContain('Do you come on Boxing Day?');
    expect(announced()).toBe('3 found');
  });
});
