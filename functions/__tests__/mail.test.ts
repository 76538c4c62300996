import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { createSender } from '../send';

test('mail reaches a mail server with its subject and text, as the user of the address', async () => {
  const got: string[] = [];
  const server = new SMTPServer({
    onAuth: ({ username, password }, _, done) =>
      done(password === 'pass' ? null : new Error('Wrong password'), { user: username }),
    onData: (stream, { envelope }, done) =>
      void text(stream).then((mail) => {
        got.push(`To ${envelope.rcptTo.map(({ address }) => address).join()}\n${mail}`);
        done();
      }),
    disabledCommands: ['STARTTLS'],
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const message = { subject: 'A booking', text: 'tel:+14165550199', values: {} };
  const senderWith = (password: string) => {
    const smtp = `smtp://office:${password}@127.0.0.1:${port}`;
    return createSender({ key: 'k', smtp, from: 'Site <site@lugmore.example>' });
  };

  expect(await senderWith('pass')('mailto:boss@lugmore.example', message)).toBe('sent');
  expect(got[0]).toMatch(/^To boss@lugmore\.example\n[^]*From: Site <site@lugmore\.example>/);
  expect(got[0]).toMatch(/Subject: A booking[^]*tel:\+14165550199/);
  await expect(senderWith('wrong')('mailto:boss@lugmore.example', message)).rejects.toThrow();
  await new Promise<void>((resolve) => server.close(resolve));
});
