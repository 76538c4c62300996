import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { StickyContactBar } from '../../src/components/layout/sticky-contact-bar';
import { brandContent } from '../support/brand-fixture';

const texts = brandContent.site.navigation.stickyBar;
const ways = {
  phone: { display: '416-555-0142', dial: '+14165550142' },
  smsLink: 'sms:+14165550142?&body=Hello',
  quotePath: '/toronto/get-quote',
};

test('the bar is named, and calls, texts and leads to the quote, in this order', async () => {
  const { container } = render(<StickyContactBar texts={texts} ways={ways} />);
  const bar = screen.getByRole('region', { name: texts.name });
  const links = within(bar).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [texts.call, 'tel:+14165550142'],
    [texts.sms, 'sms:+14165550142?&body=Hello'],
    [texts.getQuote, '/toronto/get-quote'],
  ]);
  expect(await axe(container)).toHaveNoViolations();
});

test('call and text name their number, and stand together under one name', () => {
  render(<StickyContactBar texts={texts} ways={ways} />);
  const call = screen.getByRole('link', { name: `${texts.call} 416-555-0142` });
  const text = screen.getByRole('link', { name: `${texts.sms} 416-555-0142` });
  const together = document.querySelector(`[aria-label="${texts.contact}"]`);
  expect(together).toContainElement(call);
  expect(together).toContainElement(text);
  expect(together?.querySelectorAll('a')).toHaveLength(2);
});

test('on a page with a form of its own it leads to that', () => {
  render(<StickyContactBar texts={texts} ways={ways} formId="quote-title" />);
  expect(screen.getByRole('link', { name: texts.getQuote })).toHaveAttribute('href', '#quote-title');
});
