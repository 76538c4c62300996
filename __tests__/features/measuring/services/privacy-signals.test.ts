import { isTrackingRefused } from '../../../../src/features/measuring/services/privacy-signals';
import { clearSignals, saySignal } from '../../../support/privacy-signals';

afterEach(clearSignals);

test('a browser that says nothing refuses nothing', () => {
  expect(isTrackingRefused()).toBe(false);
});

test.each([
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
] as const)('%s %j refuses', (name, value) => {
  saySignal(name, value);
  expect(isTrackingRefused()).toBe(true);
});

test.each([
  ['globalPrivacyControl', false],
  ['doNotTrack', '0'],
  ['doNotTrack', null],
  ['doNotTrack', 'unspecified'],
] as const)('%s %j does not', (name, value) => {
  saySignal(name, value);
  expect(isTrackingRefused()).toBe(false);
});
