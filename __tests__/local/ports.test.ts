import { listenOnLoopback } from '../../local/loopback';
import { PlainError } from '../../local/plain-error';
import { databasePortStep, findFreePortPair, readPort } from '../../local/ports';

const onRequest = () => undefined;

test('a port is read from the environment, or is the usual one', () => {
  expect(readPort('PORT', { PORT: '5173' }, 5000)).toBe(5173);
  expect(readPort('PORT', { PORT: '' }, 5000)).toBe(5000);
});

test.each(['abc', '0', '65536', '80.5', '1e3', ' 80'])('PORT=%s is refused in one sentence', (text) => {
  const sentence = `PORT is "${text}", but must be a whole number from 1 to 65535: change or unset it.`;
  expect(() => readPort('PORT', { PORT: text }, 5000)).toThrow(new PlainError(sentence));
});

test('a free pair of ports can be listened on, at the distance that the pages assume, and is not given twice', async () => {
  const { sitePort, databasePort } = await findFreePortPair();
  expect(databasePort - sitePort).toBe(databasePortStep);
  const both = [sitePort, databasePort].map((port) => listenOnLoopback(port, { onRequest }));
  const taken = await Promise.all(both);
  // Wherever the search begins.
  jest.spyOn(Math, 'random').mockReturnValue((sitePort - 5100) / 800);
  const next = await findFreePortPair();
  jest.restoreAllMocks();
  await Promise.all(taken.map(({ close }) => close()));
  expect(next.sitePort).not.toBe(sitePort);
});
