import { listStored, readStored, removeStored, writeStored } from '../../../src/shared/browser/storage';

afterEach(() => jest.restoreAllMocks());

function refuse(...methods: ('getItem' | 'setItem' | 'removeItem')[]): void {
  for (const method of methods)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
}

test.each(['localStorage', 'sessionStorage'] as const)('%s keeps a value until it is removed', (area) => {
  expect(writeStored(area, 'draft', { name: 'Ada' })).toBe(true);
  expect(readStored(area, 'draft')).toStrictEqual({ name: 'Ada' });
  expect(listStored(area)).toStrictEqual(['draft']);
  removeStored(area, 'draft');
  expect(readStored(area, 'draft')).toBeUndefined();
  expect(listStored(area)).toStrictEqual([]);
});

test('a browser that refuses its storage keeps nothing and breaks nothing', () => {
  refuse('getItem', 'setItem', 'removeItem');
  expect(writeStored('localStorage', 'draft', 'Ada')).toBe(false);
  expect(readStored('localStorage', 'draft')).toBeUndefined();
  expect(() => removeStored('localStorage', 'draft')).not.toThrow();
});
