import { fireEvent, render, screen } from '@testing-library/react';
import { PageFrame } from '../../src/components/layout/page-frame';
import { measurePresses } from '../../src/services/attribution/measured-visit';

const page = (city?: string) => (
  <PageFrame skipLabel="Skip" city={city} header={null} footer={null}>
    <a href="tel:+14165550142">Call</a>
  </PageFrame>
);

test('a press on a number is counted for the city whose page is shown', () => {
  const dataLayer: unknown[] = [];
  Object.assign(window, { dataLayer });
  measurePresses([]);
  const { rerender } = render(page('gta'));
  fireEvent.click(screen.getByText('Call'));
  rerender(page());
  fireEvent.click(screen.getByText('Call'));
  expect(dataLayer).toStrictEqual([
    { event: 'call_pressed', city: 'gta' },
    { event: 'call_pressed', city: '' },
  ]);
});
