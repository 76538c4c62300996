import { listenOnLoopback } from '../../local/loopback';
import { databasePortStep, findFreePortPair } from '../../local/ports';

const onRequest = () => undefined;

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
