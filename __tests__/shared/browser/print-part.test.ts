import { printPart } from '../../../src/shared/browser/print-part';

const root = document.documentElement;
const finishPrinting = () => window.dispatchEvent(new Event('afterprint'));
let print: jest.SpyInstance;

beforeEach(() => {
  print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
});

afterEach(() => {
  finishPrinting();
  print.mockRestore();
});

test('the page is marked with the part while the dialog is open, and not after it', () => {
  printPart('coupons');
  expect(print).toHaveBeenCalledTimes(1);
  expect(root.dataset.printing).toBe('coupons');
  finishPrinting();
  expect(root).not.toHaveAttribute('data-printing');
});

test('what is around the part is marked too, so that it is not hidden with the rest', () => {
  document.body.innerHTML = '<main><ul data-printed="coupons"></ul><p></p></main>';
  const marked = () =>
    Array.from(document.querySelectorAll('body [data-around-printed]'), (part) => part.tagName);
  printPart('coupons');
  expect(marked()).toEqual(['MAIN']);
  finishPrinting();
  expect(marked()).toEqual([]);
});

test('a browser that returns from its dialog only when it is closed leaves no mark', () => {
  print.mockImplementation(finishPrinting);
  printPart('coupons');
  expect(root).not.toHaveAttribute('data-printing');
});

test('it prints as often as it is asked to', () => {
  printPart('coupons');
  finishPrinting();
  printPart('coupons');
  expect(print).toHaveBeenCalledTimes(2);
  expect(root.dataset.printing).toBe('coupons');
});
