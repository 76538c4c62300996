import type { IncomingMessage } from 'node:http';
import { once } from 'node:events';
import type { Provider } from 'superstatic';
import fileProvider from 'superstatic/lib/providers/fs';

/**
 * Superstatic's own provider of files, except that a file that vanishes during the answer, as during a build, counts as
 * not found. Superstatic leaves that stream error uncaught, which would end this process.
 */
export function createFileProvider(cwd: string): Provider {
  const findFile = fileProvider({ cwd });
  return async (request: IncomingMessage, pathname: string) => {
    const file = await findFile(request, pathname);
    if (!file) return null;
    try {
      await once(file.stream, 'open');
    } catch {
      return null;
    }
    file.stream.once('error', () => request.socket.destroy());
    return file;
  };
}
