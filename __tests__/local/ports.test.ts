import { listenOnLoopback } from '../../local/loopback';
import { PlainError } from '../../local/plain-error';
import { databasePortStep, explainPortError, findFreePortPair, readPort } from '../../local/ports';

const onRequest = () => undefined;

test('a port is read from the environment, or is the usual one', () => {
  expect(readPort('PORT', { PORT: '5173' }, 5000)).toBe(5173);
  expect(readPort('PORT', { PORT: '' }, 5000)).toBe(5000);
  expect(readPort('DATABASE_PORT', { PORT: '5173' }, 9000)).toBe(9000);
});

test.each(['abc', '0', '65536', '80.5', '1e3', ' 80'])('PORT=%s is refused in one sentence', (text) => {
  const read = () => readPort('PORT', { PORT: text }, 5000);
  expect(read).toThrow(PlainError);
  expect(read).toThrow(`PORT is "${text}", but must be a whole number from 1 to 65535: change or unset it.`);
});

test('a port in use, one that is closed to the user and one that does not exist are named', () => {
  const explain = (code: string, port: number) =>
    explainPortError(Object.assign(new Error('raw'), { code }), 'DATABASE_PORT', port);
  expect(explain('EADDRINUSE', 9000)).toEqual(
    new PlainError(
      'Port 9000 is in use: stop what uses it, or choose another with DATABASE_PORT=9001 (as in `DATABASE_PORT=9001 npm start`).',
    ),
  );
  expect(String(explain('EADDRINUSE', 65_535))).toContain('DATABASE_PORT=9000');
  expect(String(explain('EACCES', 80))).toContain('Port 80 is not open to this user');
  expect(String(explain('ERR_SOCKET_BAD_PORT', 69_000))).toContain('There is no port 69000');
  const other = new Error('something else');
  expect(explainPortError(other, 'PORT', 5000)).toBe(other);
});

test('a free pair of ports can be listened on, at the distance that the pages assume', async () => {
  const { sitePort, databasePort } = await findFreePortPair();
  expect(databasePort - sitePort).toBe(databasePortStep);
  const both = await Promise.all(
    [sitePort, databasePort].map((port) => listenOnLoopback(port, { onRequest })),
  );
  expect(both.map(({ port }) => port)).toEqual([sitePort, databasePort]);
  // Taken now, so it is not offered again, wherever the search begins.
  jest.spyOn(Math, 'random').mockReturnValue((sitePort - 5100) / 800);
  const next = await findFreePortPair();
  jest.restoreAllMocks();
  await Promise.all(both.map(({ close }) => close()));
  expect(next.sitePort).not.toBe(sitePort);
});
