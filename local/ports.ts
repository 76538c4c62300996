import { listenOnLoopback } from './loopback';
import { PlainError } from './plain-error';
import { localPortStep } from '../src/shared/site/settings';

export const defaultSitePort = 5000;

export const developPortStep = 3000;

const highestPort = 65535;

type PortName = 'PORT' | 'DATABASE_PORT';

/** Reads a port from the environment; throws a plain sentence for a value that is not a port. */
export function readPort(name: PortName, env: NodeJS.ProcessEnv, fallback: number): number {
  const text = env[name];
  if (!text) return fallback;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port >= 1 && port <= highestPort) return port;
  throw new PlainError(
    `${name} is "${text}", but must be a whole number from 1 to 65535: change or unset it.`,
  );
}

/** Gives a plain sentence for a port that cannot be used; gives any other error back unchanged. */
export function explainPortError(error: unknown, name: PortName, port: number): unknown {
  const { code = '' } = (error ?? {}) as NodeJS.ErrnoException;
  const problems: Record<string, string> = {
    EADDRINUSE: 'in use',
    EACCES: 'not open to this user',
    ERR_SOCKET_BAD_PORT: 'above the highest one',
  };
  const problem = problems[code];
  if (problem === undefined) return error;
  return new PlainError(`Port ${port} is ${problem}: choose another, as in \`${name}=5400 npm start\`.`);
}

const isFree = (port: number): Promise<boolean> =>
  listenOnLoopback(port, { onRequest: () => undefined })
    .then((probe) => probe.close())
    .then(
      () => true,
      () => false,
    );

/** Finds a free port for a site, whose database port is free too. */
export async function findFreePortPair(): Promise<{ sitePort: number; databasePort: number }> {
  for (let tries = 0; tries < 200; tries += 1) {
    // At random, so that tests that run at the same time do not collide.
    const sitePort = 5100 + Math.floor(Math.random() * 800);
    const databasePort = sitePort + localPortStep;
    if ((await isFree(sitePort)) && (await isFree(databasePort))) return { sitePort, databasePort };
  }
  throw new PlainError('No free port was found from 5100 to 5899: stop what uses them.');
}
