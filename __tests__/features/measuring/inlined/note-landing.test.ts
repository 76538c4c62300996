import { waitFor } from '@testing-library/react';
import { readStored } from '../../../../src/shared/browser/storage';
import { landingName } from '../../../../src/shared/values/device-names';

const { dataset } = document.documentElement;

test.each([
  ['before the first paint where the question would show', 'ask', 'accepted'],
  ['after the first paint where the province decides', 'CA-QC', undefined],
  ['after the first paint where nobody is asked', '', undefined],
])('the answer to the question of consent is on the document %s', async (_, asked, atOnce) => {
  localStorage.setItem('consent', JSON.stringify('accepted'));
  document.head.innerHTML = asked && `<meta name="measuring" content="${asked}">`;
  jest.resetModules();
  await import('../../../../src/features/measuring/inlined/note-landing');
  expect(dataset.consent).toBe(atOnce);
  await waitFor(() => expect(dataset.consent).toBe('accepted'));
  delete dataset.consent;
});

test('a visitor who leaves before the first paint is noted, once', async () => {
  localStorage.clear();
  document.head.innerHTML = '';
  jest.resetModules();
  await import('../../../../src/features/measuring/inlined/note-landing');
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('pagehide'));
  expect(readStored('localStorage', landingName)).toHaveLength(1);
});
