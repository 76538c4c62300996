import net from 'node:net';
import { PlainError } from './plain-error';

export const defaultSitePort = 5000;
const defaultDatabasePort = 9000;

/** A locally built page looks for its database this far above its own port. */
export const databasePortStep = defaultDatabasePort - defaultSitePort;

type PortName = 'PORT' | 'DATABASE_PORT';

/** Reads a port from the environment; refuses what is no port, in one sentence. */
export function readPort(name: PortName, env: NodeJS.ProcessEnv, fallback: number): number {
  const text = env[name];
  if (!text) return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65535) return port;
  throw new PlainError(
    `${name} is "${text}", but must be a whole number from 1 to 65535: change or unset it.`,
  );
}

/** The sentence for a port that something else listens on; any other error is given back as it is. */
export function portInUseError(error: unknown, name: PortName, port: number): unknown {
  if ((error as NodeJS.ErrnoException | null)?.code !== 'EADDRINUSE') return error;
  const other = port + 1;
  return new PlainError(
    `Port ${port} is in use: stop what uses it, or choose another with ${name}=${other} (as in \`${name}=${other} npm start\`).`,
  );
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

const firstPort = 5100;
const portCount = 800;

/** Finds a port for a site whose database port is free as well. */
export async function findFreePortPair(): Promise<{ sitePort: number; databasePort: number }> {
  // A random start keeps tests that run side by side apart.
  const start = Math.floor(Math.random() * portCount);
  for (let tried = 0; tried < portCount; tried += 1) {
    const sitePort = firstPort + ((start + tried) % portCount);
    const databasePort = sitePort + databasePortStep;
    if ((await isFree(sitePort)) && (await isFree(databasePort))) return { sitePort, databasePort };
  }
  throw new PlainError('No free port was found from 5100 to 5899: stop what uses them.');
}
