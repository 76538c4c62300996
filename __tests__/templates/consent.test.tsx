import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { ComponentType } from 'react';
import type { CityPageContext } from '../../src/content-model/gatsby/city-pages';
import { measure } from '../../src/features/measuring/services/measuring';
import { fetchJson } from '../../src/shared/browser/fetch-json';
import { succeeded } from '../../src/shared/values/result';
import PrivacyPolicy, { Head } from '../../src/templates/privacy-policy';
import { pagesOf } from '../support/site-pages';
import { showBuilt } from '../support/islands';
import { site } from '../support/content-fixture-site';

jest.mock('../../src/shared/browser/fetch-json');
jest.mock('../../src/features/measuring/services/measured-visit');
jest.mock('../../src/features/measuring/services/web-vitals', () => ({ reportWebVitals: () => undefined }));

const { consent } = site.measuring;
const quebec = { name: 'Quebec', code: 'QC', asksConsent: true };

/** A page of a city in that province or state. */
async function show(region: CityPageContext['region']): Promise<void> {
  const { context } = pagesOf('toronto').find(({ template }) => template === 'privacy-policy')!;
  const props = { pageContext: { ...context, region }, location: { pathname: '/toronto/privacy-policy' } };
  const parts = [Head, PrivacyPolicy] as ComponentType<typeof props>[];
  showBuilt(
    <>
      {parts.map((Part, index) => (
        <Part key={index} {...props} />
      ))}
    </>,
  );
  // Browsers have it, jsdom does not.
  performance.mark = jest.fn();
  // Once for the whole file: its listeners stay.
  await import('../../src/islands/start');
}

const isMeasured = (): boolean => {
  measure({ event: 'city_chosen', city: 'toronto' });
  return 'dataLayer' in window;
};

beforeEach(() => {
  jest.mocked(fetchJson).mockResolvedValue(succeeded('+1 416 555 0142'));
});

afterEach(() => {
  Reflect.deleteProperty(window, 'dataLayer');
  delete document.documentElement.dataset.consent;
  localStorage.clear();
});

test('in Quebec a visitor is asked first, and after a yes the visit counts', async () => {
  await show(quebec);
  const question = screen.getByRole('region', { name: consent.title });
  expect(await axe(question)).toHaveNoViolations();
  expect(isMeasured()).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: consent.accept }));
  await waitFor(() => expect(localStorage.getItem('consent')).toBe('"accepted"'));
  expect(isMeasured()).toBe(true);
  expect(screen.getByRole('link', { name: consent.change })).toHaveAttribute('href', `#${question.id}`);
});

test('elsewhere nobody is asked, and the visit counts', async () => {
  await show({ name: 'Ontario', code: 'ON' });
  expect(screen.queryByRole('region', { name: consent.title })).toBeNull();
  expect(screen.queryByRole('link', { name: consent.change })).toBeNull();
  expect(isMeasured()).toBe(true);
});
