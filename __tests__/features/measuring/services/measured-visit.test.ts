import { measureArrival, measurePresses } from '../../../../src/features/measuring/services/measured-visit';
import { pageDataId } from '../../../../src/shared/browser/page-data';
import { clearSignals, saySignal } from '../../../support/privacy-signals';

const page = window as { dataLayer?: unknown };

/** A page's body; the links of this one lead nowhere, as jsdom follows none. */
function showPage(city: string, links = ''): void {
  const data = `<script type="application/json" id="${pageDataId}">{"city":"${city}"}</script>`;
  document.body.innerHTML = `<main>${links}</main>${data}`;
}

const link = (id: string) => document.querySelector<HTMLElement>(`#${id}`) as HTMLElement;
/** The events, without what each has. */
const takePushed = () => {
  const pushed = ((page.dataLayer ?? []) as { campaign: string; event_id: string }[]).map(
    ({ campaign: _campaign, event_id: _id, ...entry }) => entry,
  );
  Reflect.deleteProperty(window, 'dataLayer');
  return pushed;
};

const links = `
  <a id="call" href="tel:+14165550142"><svg id="sign"></svg>416-555-0142</a>
  <a id="text" href="sms:+14165550142?&body=Hi">Text us</a>
  <a id="other" href="#tel:">Reviews</a>
  <button id="button">Send</button>`;

beforeAll(() => {
  // Once for the whole file, as in a page: listeners stay.
  showPage('toronto', links);
  measurePresses([link('sign'), link('button')]);
});

afterEach(() => {
  takePushed();
  clearSignals();
});

test('a press before the scripts were there is counted when they are, once', () => {
  expect(takePushed()).toStrictEqual([{ event: 'call_pressed', city: 'toronto', place: 'main' }]);
});

test('the database counts a press by the campaign or the ad of the last visit, with nothing of the visitor', async () => {
  const send = jest.fn().mockResolvedValue({});
  Object.assign(window, { fetch: send });
  showPage('gta', links);
  const ads = [{ utm_campaign: 'fall' }, { gad_campaignid: '2187', gclid: 'a' }, { gbraid: 'a' }];
  for (const ad of ads) {
    const last_touch = { landing_page: '/gta', at: new Date().toISOString(), ...ad };
    localStorage.setItem('touches', JSON.stringify({ last_touch }));
    link('text').click();
  }
  const sent = (send.mock.calls as [string, RequestInit][]).map(
    ([, { body }]) => JSON.parse(String(body)) as object,
  );
  expect(send).toHaveBeenLastCalledWith(
    expect.stringMatching(/\/presses\.json/),
    expect.objectContaining({ method: 'POST' }),
  );
  const campaigns = ['fall', 'google ads campaign 2187', 'gbraid'];
  expect(sent).toEqual(campaigns.map((campaign) => ({ pressed: 'text', city: 'gta', campaign })));
  saySignal('globalPrivacyControl', true);
  link('call').click();
  expect(send).toHaveBeenCalledTimes(3);
  Reflect.deleteProperty(window, 'fetch');
});

test('a press on a number to call or to text is counted with the city of the page, other presses are not', () => {
  showPage('gta', links);
  link('call').click();
  link('sign').dispatchEvent(new MouseEvent('click', { bubbles: true }));
  link('text').click();
  link('other').click();
  link('button').click();
  document.dispatchEvent(new MouseEvent('click'));
  expect(takePushed()).toStrictEqual([
    { event: 'call_pressed', city: 'gta', place: 'main' },
    { event: 'call_pressed', city: 'gta', place: 'main' },
    { event: 'text_pressed', city: 'gta', place: 'main' },
  ]);
});

const here = window.location.origin;
const chosen = [{ event: 'city_chosen', city: 'toronto' }];

test.each([
  ['on /', `${here}/`, 'navigate', chosen],
  ['on / with a campaign in its address', `${here}/?utm_source=a`, 'navigate', chosen],
  ['on / and then loaded again', `${here}/`, 'reload', []],
  ['on a page of the city', `${here}/toronto/faq`, 'navigate', []],
  ['elsewhere', 'https://example.com/', 'navigate', []],
  ['nowhere', '', 'navigate', []],
])('a city page opened by a plain link %s', (_, referrer, type, counted) => {
  showPage('toronto');
  const [whence, how] = [jest.spyOn(document, 'referrer', 'get'), jest.fn(() => [{ type }])];
  whence.mockReturnValue(referrer);
  Object.defineProperty(performance, 'getEntriesByType', { value: how, configurable: true });
  measureArrival();
  expect(takePushed()).toStrictEqual(counted);
  whence.mockRestore();
});
