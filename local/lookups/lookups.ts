import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import addresses from '../maps/addresses.json';

export type LookupCountry = 'CA' | 'US' | 'none';

const places = {
  CA: { country_name: 'Canada', city: 'Toronto', region_code: 'ON', postal: 'M5V 2T6' },
  US: { country_name: 'United States', city: 'Houston', region_code: 'TX', postal: '77002' },
  none: { error: true, reason: 'Reserved IP address' },
};

function readMapsScript(): string {
  const source = readFileSync(path.join(__dirname, '../maps/maps.js'), 'utf8');
  return source.replace('/* addresses */ []', () => JSON.stringify(addresses));
}

/** IP address, geolocation and the maps script (docs/specification.md, section 7), below /__local/. */
export function createLookups({ country }: { country: LookupCountry }) {
  let place: object = places[country];
  const texts: Record<string, () => string> = {
    ip: () => '{"ip":"203.0.113.7"}',
    geo: () => JSON.stringify(place),
    'maps.js': readMapsScript,
  };

  return {
    setCountry: (next: LookupCountry): void => void (place = places[next]),
    handle: (request: IncomingMessage, response: ServerResponse): void => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
      const name = pathname.replace('/__local/', '');
      const send = (status: number, body: string): void => {
        response.writeHead(status, {
          'content-type': `${name === 'maps.js' ? 'text/javascript' : 'application/json'}; charset=utf-8`,
          'cache-control': 'no-store',
          // The development server's pages have another origin, and the real lookups answer every origin.
          'access-control-allow-origin': '*',
        });
        response.end(body);
      };
      const text = Object.hasOwn(texts, name) ? texts[name] : undefined;
      if (!text) send(404, `{"error":true,"reason":"There are ${Object.keys(texts).join(', ')}."}`);
      else if (name !== 'ip' && !searchParams.get('key'))
        send(401, '{"error":true,"reason":"This lookup needs a key: ?key=..."}');
      else send(200, text());
    },
  };
}
