import http from 'node:http';
import path from 'node:path';
import superstatic from 'superstatic';
import { listenOnLoopback } from '../loopback';

type HostingOptions = {
  /** 0, or none, takes a free one. */
  port?: number;
  publicDir: string;
  /** The parsed firebase.json, whose own redirects and headers are honoured. */
  firebaseConfig: { hosting: object };
  /** Answers what is asked below /__local/. */
  handleLocal: http.RequestListener;
};

export type Hosting = { port: number; url: string; close: () => Promise<void> };

function answerPlain(response: http.ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(text);
}

function isWellEncoded(url: string): boolean {
  try {
    decodeURI(url);
    return true;
  } catch {
    return false;
  }
}

/**
 * Serves the built site as Firebase Hosting does, on this machine only; refuses a port in use.
 * What is asked below /__local/ goes to the lookups.
 */
export async function startHosting(options: HostingOptions): Promise<Hosting> {
  const { port = 0, publicDir, firebaseConfig, handleLocal } = options;
  const serveFile = superstatic({
    cwd: path.resolve(publicDir),
    config: { ...firebaseConfig.hosting, public: '.' },
    compression: true,
    fallthrough: false,
  });
  const onRequest: http.RequestListener = (request, response) => {
    const url = request.url ?? '/';
    if (url.startsWith('/__local/')) return handleLocal(request, response);
    // An address that cannot be decoded would end this process: superstatic leaves its error uncaught.
    if (!isWellEncoded(url)) return answerPlain(response, 400, 'The address is not well encoded.');
    serveFile(request, response, () => answerPlain(response, 500, 'The site could not be served.'));
  };
  const listening = await listenOnLoopback(port, { onRequest });
  return { ...listening, url: `http://localhost:${listening.port}` };
}
