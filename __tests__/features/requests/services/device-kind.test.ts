import { deviceKind } from '../../../../src/features/requests/services/device-kind';

/** Shows pages in a window of that size, whose main pointer is a finger or a mouse. */
function useWindow(width: number, height: number, isTouched: boolean): void {
  const sizes = { width, height };
  const answers = (condition: string): boolean => {
    const [, side, least] = /min-(width|height):(\d+)px/.exec(condition) ?? [];
    return side ? sizes[side as 'width' | 'height'] >= Number(least) : isTouched;
  };
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ matches: query.split(' and ').every(answers) }) as MediaQueryList);
}

afterEach(() => jest.restoreAllMocks());

test.each([
  ['phone', 360, 640, true],
  ['phone on its side', 932, 430, true],
  ['tablet', 744, 1000, true],
  ['tablet on its side', 1024, 650, true],
  ['desktop', 1440, 900, false],
  ['desktop with a narrow window', 390, 700, false],
])('a %s is told by its window and its pointer', (name, width, height, isTouched) => {
  useWindow(width, height, isTouched);
  expect(deviceKind()).toBe(name.split(' ')[0]);
});
