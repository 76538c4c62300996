import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { TicketBand } from '../../src/components/sections/requests/ticket-band';
import { DrawingsContext } from '../../src/components/ui/drawing';

const texts = { text: 'Or call', drawing: 'spot-load' };
const phone = { display: '416-555-0142', dial: '+14165550142' };
const drawings = { 'spot-load': { src: '/drawings/spot-load-1a2b.svg', width: 800, height: 600 } };

test('beside the ticket stands the truck, and a phone number that calls', async () => {
  const { container } = render(
    <DrawingsContext value={drawings}>
      <TicketBand texts={texts} phone={phone}>
        <p>The ticket</p>
      </TicketBand>
    </DrawingsContext>,
  );
  expect(screen.getByText('The ticket')).toBeVisible();
  expect(screen.getByText('Or call')).toBeVisible();
  expect(screen.getByRole('link', { name: '416-555-0142' })).toHaveAttribute('href', 'tel:+14165550142');
  expect(container.querySelector('img')).toHaveAttribute('src', '/drawings/spot-load-1a2b.svg');
  expect(await axe(container)).toHaveNoViolations();
});
