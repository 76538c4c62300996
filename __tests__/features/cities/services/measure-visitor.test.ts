import { waitFor } from '@testing-library/react';
import type { IpData } from '../../../../src/shared/site/visitor-country';

jest.mock('../../../../src/features/measuring/services/web-vitals', () => ({
  reportWebVitals: () => undefined,
}));

const kept = () => Object.keys({ ...localStorage, ...sessionStorage }).toSorted();
const pending = ['ipData', 'touches/landing'];
const counted = ['ipData', 'touches'];

test.each<[string, Partial<IpData> | null, string[], string, string[]]>([
  ['Ontario', { country_name: 'Canada', region_code: 'ON' }, counted, '', counted],
  ['the United States', { country_name: 'United States' }, counted, '', counted],
  ['Quebec', { country_name: 'Canada', region_code: 'QC' }, pending, 'accepted', ['consent', ...counted]],
  ['Canada', { country_name: 'Canada' }, pending, 'declined', ['consent', 'ipData']],
  ['an unknown place', null, pending, 'a page of Toronto', counted],
])('asked by the place: of %s %j leaves %j, after “%s” %j', async (_, located, before, answer, after) => {
  window.history.replaceState(null, '', '/?gclid=Cj0K');
  document.head.innerHTML = '<meta name="measuring" content="CA-QC">';
  document.body.innerHTML = '<section data-awaited></section><main></main>';
  sessionStorage.setItem('ipData', JSON.stringify(located));
  jest.resetModules();
  await import('../../../../src/features/measuring/inlined/note-landing');
  await waitFor(() => expect(kept()).toEqual(pending));
  const service = await import('../../../../src/features/measuring/services/attribution');
  const { measureVisitor, answerConsent } =
    await import('../../../../src/features/cities/services/measure-visitor');
  service.recordAttribution();
  expect([kept(), service.knownAttribution()]).toEqual([pending, {}]);
  await measureVisitor(() => undefined);
  expect(kept()).toEqual(before);
  expect(document.querySelector('[data-awaited]') === null).toBe(before === pending);
  document.head.replaceChildren();
  if (answer === 'accepted' || answer === 'declined') answerConsent(answer);
  window.history.replaceState(null, '', '/toronto');
  const known = service.knownAttribution();
  expect([kept(), known.gclid?.gclid]).toEqual([after, answer === 'declined' ? undefined : 'Cj0K']);
  delete document.documentElement.dataset.consent;
  localStorage.clear();
  sessionStorage.clear();
});
