import { waitFor } from '@testing-library/react';

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
