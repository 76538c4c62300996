import type { Message } from '../notice-text';
import { createSender } from '../send';
import { startOfficeServer } from './support/office-server';

let server: Awaited<ReturnType<typeof startOfficeServer>>;
beforeAll(async () => void (server = await startOfficeServer()));
beforeEach(() => {
  jest.spyOn(console, 'error').mockReturnValue();
  server.got.length = 0;
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => server.close());

const message = (words = 'A couch'): Message => ({
  subject: 'A request',
  text: `Message: ${words}\nOn it: https://host/onit?id=1`,
  values: { message: words, name: 'Ada' },
});
const senderOf = () =>
  createSender({ key: 'k', twilio: { sid: 'AC1', token: 'secret', from: '+14165550100', api: server.url } });

test('a webhook gets the text and each value as JSON', async () => {
  expect(await senderOf()(`${server.url}/hook`, message())).toBe('sent');
  const [{ path, body, headers } = { path: '', body: '{}', headers: {} }] = server.got;
  expect([path, headers['content-type']]).toEqual(['/hook', 'application/json']);
  expect(JSON.parse(body)).toEqual({ text: message().text, message: 'A couch', name: 'Ada' });
});

test('a text message goes to Twilio in its own format', async () => {
  expect(await senderOf()('sms:+14165550142', message())).toBe('sent');
  const [{ path, body, headers } = { path: '', body: '', headers: {} }] = server.got;
  expect(path).toBe('/2010-04-01/Accounts/AC1/Messages.json');
  expect(headers['content-type']).toMatch('application/x-www-form-urlencoded');
  expect(headers.authorization).toBe(`Basic ${btoa('AC1:secret')}`);
  expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
    To: '+14165550142',
    From: '+14165550100',
    Body: message().text,
  });
});

test('a long message is cut where Twilio would refuse it, and keeps its link', async () => {
  await senderOf()('sms:+14165550142', message('Bricks, $&. '.repeat(250)));
  const sent = new URLSearchParams(server.got[0]?.body).get('Body') ?? '';
  expect(sent.length).toBeLessThan(1600);
  expect(sent).toContain('https://host/onit?id=1');
});

test.each(['mailto:office@lugmore.example', 'fax:+14165550142'])(
  'a contact for whom nothing is set up, as %s, is an error',
  async (to) => expect(senderOf()(to, message())).rejects.toThrow(to),
);
