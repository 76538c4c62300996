import { readTypedCode, writtenCode } from '../../../../src/features/cities/rules/postal-areas';

const read = (text: string) => {
  const typed = readTypedCode(text);
  return typed?.kind === 'code' ? `${typed.country} ${writtenCode(typed)}` : typed?.kind;
};

test.each([
  ['M5V 2T6', 'CA M5V 2T6'],
  ['M5V', 'CA M5V'],
  ['m5v 2', 'CA M5V 2'],
  ['Toronto ON M5V 2T6', 'CA M5V 2T6'],
  ['30318', 'US 30318'],
  ['30318-1234', 'US 30318'],
  ['Atlanta, GA 30318', 'US 30318'],
])('%j is read as the code %s', (text, expected) => {
  expect(read(text)).toBe(expected);
});

test.each(['M5', 'k1', '9', '90'])('%j may become a code', (text) => {
  expect(read(text)).toBe('unfinished');
});

// No code begins with D, and none has an O in it; the rest is too long, or mixed up.
test.each(['D1A 1A1', 'D1', 'O5V', 'M5O', 'M5V 2TO', 'M55', '1234567890', '5M5'])(
  '%j is malformed',
  (text) => {
    expect(read(text)).toBe('malformed');
  },
);

test.each(['', 'M', 'Toronto', 'Route 66 and on', '100 Mile House', '<b>', '?!'])('%j is no code', (text) => {
  expect(read(text)).toBeUndefined();
});
