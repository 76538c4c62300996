import { once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo, type Socket } from 'node:net';
import { pipeline } from 'node:stream';
import tls from 'node:tls';
import { generate } from 'selfsigned';

export type TlsEndpoint = Awaited<ReturnType<typeof startTlsEndpoint>>;

const refusal = 'HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\nConnection: close\r\n\r\n';
const upgrade = /^upgrade:\s*websocket\s*$/im;

/** A proxy that leads to the local database alone, by TLS under the real one's name, with a new certificate each time. */
export async function startTlsEndpoint(host: string) {
  const { private: key, cert } = await generate([{ name: 'commonName', value: host }]);
  /** It may let requests through but no sockets, as in some offices. */
  const network = { refusesWebSockets: false };
  let target: number | null = null;
  // It listens at no port: the proxy hands it its connections.
  const endpoint = tls.createServer({ key, cert, ALPNProtocols: ['http/1.1'] }, (socket) => {
    socket.on('error', () => socket.destroy());
    socket.once('data', (head) => {
      if (network.refusesWebSockets && upgrade.test(head.toString('latin1'))) return socket.end(refusal);
      if (target === null) return socket.destroy();
      const database = net.connect(target, '127.0.0.1');
      database.write(head);
      pipeline(socket, database, socket, () => undefined);
    });
  });

  const open = new Set<Socket>();
  const breakAll = (): void => open.forEach((socket) => socket.destroy());
  const proxy = http.createServer((_request, response) => response.writeHead(403).end());
  proxy.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
  });
  proxy.on('connect', ({ url }, socket: Socket) => {
    if (url !== `${host}:443`) return socket.end(refusal);
    socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
    endpoint.emit('connection', socket);
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  const { port } = proxy.address() as AddressInfo;

  return {
    network,
    /** Leads to the local database at a port; null breaks every connection and leads nowhere. */
    leadTo: (to: number | null): void => {
      target = to;
      if (to === null) breakAll();
    },
    /** Arguments with which Chromium asks the proxy for https, and trusts any certificate. */
    browserArgs: [`--proxy-server=https=127.0.0.1:${port}`, '--ignore-certificate-errors'],
    /** For browsers that know no such arguments. */
    proxyPort: port,
    firefoxPrefs: {
      'network.proxy.type': 1,
      'network.proxy.ssl': '127.0.0.1',
      'network.proxy.ssl_port': port,
    },
    close: async (): Promise<void> => {
      const ended = once(proxy.close(), 'close');
      breakAll();
      await ended;
    },
  };
}
