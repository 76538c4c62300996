import { render, screen } from '@testing-library/react';
import { StickyContactBar } from '../../../../src/features/site-chrome/components/sticky-contact-bar';
import { brandContent } from '../../../support/brand-fixture';

const texts = brandContent.site.navigation.stickyBar;
const ways = {
  phone: { display: '416-555-0142', dial: '+14165550142' },
  smsLink: 'sms:+14165550142?&body=Hello',
  quotePath: '/toronto/get-quote',
};

test('call and text name their number, and stand together under one name', () => {
  render(<StickyContactBar texts={texts} ways={ways} />);
  const call = screen.getByRole('link', { name: `${texts.call} 416-555-0142` });
  const text = screen.getByRole('link', { name: `${texts.sms} 416-555-0142` });
  const together = document.querySelector(`[aria-label="${texts.contact}"]`);
  expect(together).toContainElement(call);
  expect(together).toContainElement(text);
  expect(together?.querySelectorAll('a')).toHaveLength(2);
});
