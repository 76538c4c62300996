import vm from 'node:vm';
import { bundleInlined } from '../../src/build/inlined-scripts';

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
  ['/nowhere/faq', '/'],
  ['/toront', '/'],
  ['/toronto/nothing-here', '/toronto'],
  ['/toronto/faq/deeper', '/toronto'],
  ['/toronto/privacy', '/toronto/privacy-policy'],
  ['/sanantonio/privacy/', '/sanantonio/privacy-policy'],
  ['/book/faq', '/'],
  ['/constructor/faq', '/'],
  ['/toronto/constructor', '/toronto'],
  ['//evil.example/x', '/'],
  ['/404', '/'],
])('%s goes to %s', (from, to) => {
  expect(followed(from)).toBe(to);
});

test.each([
  ['/Toronto', '/toronto'],
  ['/TORONTO', '/toronto'],
  ['/Toronto/', '/toronto'],
  ['/Toronto/FAQ', '/toronto/faq'],
  ['/toronto/Book-Now', '/toronto/book-now'],
  ['/SanAntonio/What-We-Take/', '/sanantonio/what-we-take'],
  ['/Toronto/Privacy', '/toronto/privacy-policy'],
  ['/TORONTO/PRIVACY-POLICY', '/toronto/privacy-policy'],
  ['/Toronto/Nothing-Here', '/toronto'],
  ['/Toronto/FAQ/Deeper', '/toronto'],
  ['/Book', '/book'],
  ['/ThankYou', '/thankyou'],
  ['/THANKYOU/', '/thankyou'],
  ['/Privacy-Policy', '/privacy-policy'],
])('%s, in other letters than a page’s own, goes to %s', (from, to) => {
  expect(followed(from)).toBe(to);
});

test.each([
  ['/old-york', '/toronto'],
  ['/Old-York/', '/toronto'],
  ['/ny/FAQ', '/sanantonio/faq'],
  ['/ny/privacy', '/sanantonio/privacy-policy'],
  ['/old-york/what-we-take/piano', '/toronto/what-we-take/piano'],
  ['/ny2', '/'],
  ['/toronto/old-york', '/toronto'],
])('%s, of a city that is renamed, goes to %s', (from, to) => {
  expect(followed(from)).toBe(to);
});

test.each([
  ['/old-york/faq', '/toronto/faq'],
  ['/toronto/old', '/toronto'],
  ['/Toronto/FAQ', '/toronto/faq'],
  ['/Nowhere', '/'],
])('the campaign and the fragment in the address %s are kept', (pathname, to) => {
  const kept = { search: '?utm_source=flyer&Utm_Term=Junk%20Removal', hash: '#Question-2' };
  expect(followed(pathname, kept)).toBe(`${to}${kept.search}${kept.hash}`);
});

/** Every address that is loaded from there on, on a site that has no page at all. */
function followedOn(from: string): string[] {
  const seen: string[] = [];
  for (let next: string | null = from; next !== null && seen.length < 10; next = followed(next))
    seen.push(next);
  return seen;
}

test.each([
  ['/', ['/']],
  ['/toronto', ['/toronto']],
  ['/toronto/', ['/toronto/']],
  ['/TORONTO/FAQ', ['/TORONTO/FAQ', '/toronto/faq', '/toronto']],
  ['/Toronto/Privacy', ['/Toronto/Privacy', '/toronto/privacy-policy', '/toronto']],
  ['/toronto/faq/', ['/toronto/faq/', '/toronto']],
  ['/Book', ['/Book', '/book', '/']],
  ['/old-york/sofas/piano', ['/old-york/sofas/piano', '/toronto/sofas/piano', '/toronto']],
])('where even the pages that should be there are missing, %s comes to an end', (from, seen) => {
  expect(followedOn(from)).toEqual(seen);
});
