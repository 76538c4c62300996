import { render } from '@testing-library/react';
import { Steps } from '../../../../src/features/service-pages/components/steps';
import { DrawingsContext } from '../../../../src/shared/ui/drawing';
import { brandContent } from '../../../support/brand-fixture';

const { steps } = brandContent.site;
const size = { width: 600, height: 450 };
const drawings = Object.fromEntries(
  steps.items.map(({ drawing }) => [drawing, { src: `/drawings/${drawing}.svg`, ...size }]),
);

function pictures(firstDrawing?: { src: string; width: number; height: number }) {
  const { container } = render(
    <DrawingsContext value={drawings}>
      <Steps steps={steps} firstDrawing={firstDrawing} />
    </DrawingsContext>,
  );
  return Array.from(container.querySelectorAll('img'), (picture) => ({
    src: picture.getAttribute('src'),
    isWaitedFor: picture.getAttribute('loading') !== 'lazy',
  }));
}

const others = steps.items.slice(1).map(({ drawing }) => ({
  src: `/drawings/${drawing}.svg`,
  isWaitedFor: false,
}));

test('a first drawing that comes with the page is seen with it, the others when they come into view', () => {
  const inline = { src: 'data:image/svg+xml,%3Csvg/%3E', ...size };
  expect(pictures(inline)).toStrictEqual([{ src: inline.src, isWaitedFor: true }, ...others]);
});

test('without one it is the file of its own step', () => {
  const [first] = steps.items;
  expect(pictures()).toStrictEqual([
    { src: `/drawings/${first?.drawing}.svg`, isWaitedFor: false },
    ...others,
  ]);
});
