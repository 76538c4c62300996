import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { readContact } from '../contacts';
import type { Message } from '../notice-text';
import { createSender } from '../send';
import { failing } from '../tell';
import { startOfficeServer } from './support/office-server';

let server: Awaited<ReturnType<typeof startOfficeServer>>;
let logged: jest.SpyInstance;
beforeAll(async () => void (server = await startOfficeServer()));
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockReturnValue();
  server.got.length = 0;
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => server.close());

const message = (): Message => ({
  subject: 'A request',
  text: 'Message: A couch\nOn it: https://host/onit?id=1',
  values: { message: 'A couch', name: 'Ada' },
});
const senderOf = () =>
  createSender({ key: 'k', twilio: { sid: 'AC1', token: 'secret', from: '+14165550100', api: server.url } });

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

test('of what refuses a message only the status is logged, because its answer may repeat the message', async () => {
  server.next.statuses = [404];
  expect(await senderOf()(`${server.url}/hook`, message())).toBe('refused');
  expect(JSON.parse(server.got[0]?.body ?? '')).toEqual({ text: message().text, ...message().values });
  expect(logged.mock.calls).toEqual([[`${new URL(server.url).host} answers 404`]]);
});

test.each([
  ['sms:+14165550142', ['416-555-0142', ' +1 (416) 555-0142', 'sms:+14165550142']],
  ['sms:+442079460958', ['+442079460958']],
  ['mailto:boss@lugmore.example', ['boss@lugmore.example', 'mailto:boss@lugmore.example']],
  ['https://hooks.example.com/a', ['https://hooks.example.com/a']],
])('at %s are told the contacts %j', (to, written) =>
  expect(new Set(written.map(readContact))).toEqual(new Set([to])),
);

test.each(['fax:+14165550142', 'sms:boss@lugmore.example', '555-0142', 'http://hooks.example.com', 'boss'])(
  'the contact %s is none',
  (written) => expect(readContact(written)).toBeUndefined(),
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
  await senderWith('wrong')('mailto:boss@lugmore.example', message()).catch((error: unknown) =>
    failing('boss', error),
  );
  expect(logged).toHaveBeenCalledWith('boss: 535');
  await new Promise<void>((resolve) => mailServer.close(resolve));
});
