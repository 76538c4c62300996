import { render, screen } from '@testing-library/react';
import { BeforeAfter } from '../../../../src/features/jobs/components/before-after';
import { DrawingsContext } from '../../../../src/shared/ui/drawing';
import { brandContent } from '../../../support/brand-fixture';

const rooms = brandContent.site['before-after'];
const drawn = (name: string) => ({ [name]: { src: `/drawings/${name}.svg`, width: 800, height: 600 } });

test('both drawings of a room say what they show, which the words beside them do not', () => {
  render(
    <DrawingsContext value={{ ...drawn('before-garage'), ...drawn('after-garage') }}>
      <BeforeAfter rooms={rooms} />
    </DrawingsContext>,
  );
  expect(screen.getByRole('img', { name: 'A garage full of tires' })).toHaveAttribute(
    'src',
    '/drawings/before-garage.svg',
  );
  expect(screen.getByRole('img', { name: 'A garage with a broom' })).toHaveAttribute(
    'src',
    '/drawings/after-garage.svg',
  );
});
