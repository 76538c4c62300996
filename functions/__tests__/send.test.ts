import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
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

test('mail reaches a mail server with its subject and text, as the user of the address', async () => {
  const got: string[] = [];
  const mailServer = new SMTPServer({
    onAuth: ({ username, password }, _, done) =>
      done(password === 'pass' ? null : new Error('Wrong password'), { user: username }),
    onData: (stream, { envelope }, done) =>
      void text(stream).then((mail) => {
        got.push(`To ${envelope.rcptTo.map(({ address }) => address).join()}\n${mail}`);
        done();
      }),
    disabledCommands: ['STARTTLS'],
  });
  await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve));
  const { port } = mailServer.server.address() as AddressInfo;
  const senderWith = (password: string) => {
    const smtp = `smtp://office:${password}@127.0.0.1:${port}`;
    return createSender({ key: 'k', smtp, from: 'Site <site@lugmore.example>' });
  };

  expect(await senderWith('pass')('mailto:boss@lugmore.example', message())).toBe('sent');
  expect(got[0]).toMatch(/^To boss@lugmore\.example\n[^]*From: Site <site@lugmore\.example>/);
  expect(got[0]).toMatch(/Subject: A request[^]*Message: A couch/);
  await expect(senderWith('wrong')('mailto:boss@lugmore.example', message())).rejects.toThrow();
  await new Promise<void>((resolve) => mailServer.close(resolve));
});
