import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { FoldRest } from '../../../src/shared/ui/fold-rest';

const show = (items: string[], label?: string) =>
  render(
    <ul>
      <FoldRest label={label}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </FoldRest>
    </ul>,
  );

const texts = () => screen.getAllByRole('listitem').map((item) => item.textContent);

afterEach(() => {
  jest.restoreAllMocks();
});

test('what opens the rest says how many those are, and stands after the first', async () => {
  const { container } = show(['One', 'Two', 'Three'], '{count} others');
  expect(texts()).toStrictEqual(['One', '2 others', 'Two', 'Three']);
  expect(await axe(container)).toHaveNoViolations();
});

test.each([
  ['one item alone', ['One'], '{count} others'],
  ['a list whose page says no words for it', ['One', 'Two'], undefined],
])('%s folds nothing', (_, items, label) => {
  show(items, label);
  expect(texts()).toStrictEqual(items);
});

test('a browser whose search does not open folds hides nothing for it', () => {
  show(['One', 'Two', 'Three'], '{count} others');
  for (const item of ['Two', 'Three']) expect(screen.getByText(item)).toBeVisible();
});
