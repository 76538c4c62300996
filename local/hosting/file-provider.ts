import type { IncomingMessage } from 'node:http';
import { once } from 'node:events';
import type { Provider } from 'superstatic';
import fileProvider from 'superstatic/lib/providers/fs';

/**
 * Superstatic's own provider of files, but for a file that vanishes while it is being answered with, as in a
 * build beside it: superstatic leaves the error of its stream uncaught, which would end this process.
 * Such a file counts as not found.
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
