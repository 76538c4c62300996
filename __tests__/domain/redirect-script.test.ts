import vm from 'node:vm';
import { redirectScript } from '../../src/domain/redirect-script';

function followed(pathname: string, search = ''): string | null {
  let target: string | null = null;
  const location = { pathname, search, replace: (to: string) => (target = to) };
  vm.runInNewContext(redirectScript(['toronto', 'sanantonio']), { location });
  return target;
}

test.each([
  ['/nowhere', '/'],
  ['/nowhere/faq', '/'],
  ['/toront', '/'],
  ['/Toronto', '/'],
  ['/toronto/nothing-here', '/toronto'],
  ['/toronto/faq/deeper', '/toronto'],
  ['/toronto/privacy', '/toronto/privacy-policy'],
  ['/sanantonio/privacy/', '/sanantonio/privacy-policy'],
  ['/constructor/faq', '/'],
  ['//evil.example/x', '/'],
])('%s goes to %s', (from, to) => {
  expect(followed(from)).toBe(to);
});

test('the campaign in the address is kept', () => {
  expect(followed('/toronto/old', '?utm_source=flyer')).toBe('/toronto?utm_source=flyer');
});

test('an address that is its own target is not loaded again and again', () => {
  expect(followed('/')).toBeNull();
});
