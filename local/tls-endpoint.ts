import { createHash, createPublicKey } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo, type Socket } from 'node:net';
import tls from 'node:tls';
import { generate } from 'selfsigned';

export type TlsEndpoint = Awaited<ReturnType<typeof startTlsEndpoint>>;

const refusal = 'HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\nConnection: close\r\n\r\n';
const upgrade = /^upgrade:\s*websocket\s*$/im;

function keyHash(certificate: string): string {
  const key = createPublicKey(certificate).export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(key).digest('base64');
}

function join(one: Socket, other: Socket): void {
  one.on('error', () => other.destroy());
  other.on('error', () => one.destroy());
  one.pipe(other).pipe(one);
}

async function listen(server: net.Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

/** TLS in front of the local database under the real one's name, with a new certificate each time. */
export async function startTlsEndpoint(host: string) {
  const { private: key, cert } = await generate([{ name: 'commonName', value: host }]);
  const open = new Set<Socket>();

  /** A proxy that lets requests through but no sockets, as in some offices. */
  const network = { refusesWebSockets: false };
  let target: number | null = null;
  const server = tls.createServer({ key, cert, ALPNProtocols: ['http/1.1'] }, (socket) => {
    socket.on('error', () => socket.destroy());
    socket.once('data', (head) => {
      if (network.refusesWebSockets && upgrade.test(head.toString('latin1'))) return socket.end(refusal);
      if (target === null) return socket.destroy();
      socket.pause();
      const database = net.connect(target, '127.0.0.1');
      database.write(head);
      join(socket, database);
    });
  });
  const port = await listen(server);
  const proxy = http.createServer((_request, response) => response.writeHead(403).end());
  proxy.on('connect', ({ url }, socket: Socket, head) => {
    if (url !== `${host}:443`) return socket.end(refusal);
    const inner = net.connect(port, '127.0.0.1');
    socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
    inner.write(head);
    join(socket, inner);
  });
  const proxyPort = await listen(proxy);
  for (const each of [server, proxy]) {
    each.on('connection', (socket: Socket) => {
      open.add(socket);
      socket.on('close', () => open.delete(socket));
    });
  }

  const breakAll = (): void => {
    for (const socket of open) socket.destroy();
  };
  return {
    network,
    /** Leads to the local database at a port; null breaks every connection and leads nowhere. */
    leadTo: (to: number | null): void => {
      target = to;
      if (to === null) breakAll();
    },
    /** Arguments with which Chromium finds the endpoint under the database's name and trusts its certificate. */
    browserArgs: [
      `--host-resolver-rules=MAP ${host}:443 127.0.0.1:${port}`,
      `--ignore-certificate-errors-spki-list=${keyHash(cert)}`,
    ],
    /** A proxy for https that leads to the endpoint alone, for browsers that know no such arguments. */
    proxyPort,
    firefoxPrefs: {
      'network.proxy.type': 1,
      'network.proxy.ssl': '127.0.0.1',
      'network.proxy.ssl_port': proxyPort,
    },
    close: async (): Promise<void> => {
      const ended = [server, proxy].map((each) => once(each.close(), 'close'));
      breakAll();
      await Promise.all(ended);
    },
  };
}
