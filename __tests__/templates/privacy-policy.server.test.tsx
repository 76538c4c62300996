import { allPages, textOf } from '../support/site-pages';

const pageAt = (path: string) => allPages().find((page) => page.path === path)!;

test('the policy outside the cities says the same without a city, and the phone of the brand', () => {
  const policy = textOf(pageAt('/privacy-policy').body());
  expect(policy).toContain('What we keep everywhere');
  expect(policy).toContain('We keep what you send to Lugmore . Ask 877-555-0123.');
  expect(policy).not.toMatch(/\{\w+\}|Toronto/);
  expect(textOf(pageAt('/toronto/privacy-policy').body())).toContain('Ask 416-555-0142.');
});

test.each(['/', '/book', '/thankyou'])('the footer of %s leads to it', (path) => {
  expect(pageAt(path).body()).toMatch(/<footer[^]*<a href="\/privacy-policy"[^>]*>Footer: policy<\/a>/);
});
