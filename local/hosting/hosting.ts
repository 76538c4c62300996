import http from 'node:http';
import superstatic from 'superstatic';

type HostingOptions = {
  port: number;
  publicDir: string;
  /** The parsed firebase.json, whose own redirects and headers are honoured. */
  firebaseConfig: { hosting: object };
  /** Answers what is asked below /__local/. */
  handleLocal: http.RequestListener;
};

export type Hosting = { port: number; url: string; close: () => Promise<void> };

/** Serves the built site as Firebase Hosting does, on this machine only; refuses a port in use. */
export function startHosting(options: HostingOptions): Promise<Hosting> {
  const { port, publicDir, firebaseConfig, handleLocal } = options;
  const serveFile = superstatic({
    cwd: process.cwd(),
    config: { ...firebaseConfig.hosting, public: publicDir },
    compression: true,
    fallthrough: false,
  });
  const server = http.createServer((request, response) => {
    if (request.url?.startsWith('/__local/')) return handleLocal(request, response);
    serveFile(request, response, (error) => {
      response.writeHead(error ? 500 : 404, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(error ? 'The site could not be served.' : 'The site is not built.');
    });
  });
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve({ port, url: `http://localhost:${port}`, close }));
  });
}
