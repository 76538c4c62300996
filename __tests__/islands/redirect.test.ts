import vm from 'node:vm';
import { bundleInlined } from '../../src/build/browser-scripts';

const script = bundleInlined('redirect');
const document = {
  currentScript: { dataset: { cities: 'toronto sanantonio', moved: 'old-york=toronto ny=sanantonio' } },
};

/** Where the 404 document of such an address leads, or null where it stays. */
function followed(pathname: string, { search = '', hash = '' } = {}): string | null {
  let target: string | null = null;
  const location = { pathname, search, hash, replace: (to: string) => (target = to) };
  vm.runInNewContext(script, { location, document });
  return target;
}

test.each([
  ['/nowhere', '/'],
  ['/toronto/nothing-here', '/toronto'],
  ['/book/faq', '/'],
  ['//evil.example/x', '/'],
  ['/toronto/offer/spring', '/toronto'],
  ['/toronto/offer', '/toronto'],
  // In other letters than a page's own.
  ['/Toronto', '/toronto'],
  ['/SanAntonio/What-We-Take/', '/sanantonio/what-we-take'],
  ['/Toronto/Privacy', '/toronto/privacy-policy'],
  ['/Toronto/Offer/Spring-2026', '/toronto/offer/spring-2026'],
  ['/toronto/offer/spring/', '/toronto'],
  ['/Book', '/book'],
  ['/Toronto/What-We-Take/Appliances', '/toronto/what-we-take/appliances'],
  ['/toronto/what-we-take/no-such-thing', '/toronto'],
  ['/Junk-Removal/Piano', '/junk-removal/piano'],
  ['/junk-removal/no-such-thing', '/'],
  // Of a city that is renamed.
  ['/old-york', '/toronto'],
  ['/old-york/what-we-take/piano', '/toronto/what-we-take/piano'],
  ['/toronto/old-york', '/toronto'],
])('%s goes to %s', (from, to) => {
  expect(followed(from)).toBe(to);
});

test.each([
  ['/old-york/faq', '/toronto/faq'],
  ['/toronto/offer/over', '/toronto'],
  ['/Nowhere', '/'],
])('the campaign and the fragment in the address %s are kept', (pathname, to) => {
  const kept = { search: '?utm_source=flyer&Utm_Term=Junk%20Removal', hash: '#Question-2' };
  expect(followed(pathname, kept)).toBe(`${to}${kept.search}${kept.hash}`);
});
