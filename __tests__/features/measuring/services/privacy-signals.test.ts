import { isTrackingRefused } from '../../../../src/features/measuring/services/privacy-signals';
import { clearSignals, saySignal } from '../../../support/privacy-signals';

afterEach(clearSignals);

test('a browser that says nothing refuses nothing', () => {
  expect(isTrackingRefused()).toBe(false);
});

test.each([
  ['navigator', 'globalPrivacyControl', true],
  ['navigator', 'doNotTrack', '1'],
  ['navigator', 'doNotTrack', 'yes'],
  ['window', 'doNotTrack', '1'],
  ['navigator', 'msDoNotTrack', '1'],
] as const)('%s.%s %j refuses', (holder, name, value) => {
  saySignal(holder, name, value);
  expect(isTrackingRefused()).toBe(true);
});

test.each([
  ['navigator', 'globalPrivacyControl', false],
  ['navigator', 'doNotTrack', '0'],
  ['navigator', 'doNotTrack', null],
  ['navigator', 'doNotTrack', 'unspecified'],
  ['window', 'doNotTrack', undefined],
] as const)('%s.%s %j does not', (holder, name, value) => {
  saySignal(holder, name, value);
  expect(isTrackingRefused()).toBe(false);
});
