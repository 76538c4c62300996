import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import addresses from '../maps/addresses.json';

/** How tests can make a lookup fail. */
type Fault = 'down' | 'html' | 'malformed' | { slowMs: number };

export type LookupCountry = 'CA' | 'US' | 'none';

export type Lookups = {
  /** Answers a request below /__local/. */
  handle: (request: IncomingMessage, response: ServerResponse) => void;
  faults: Record<'ip' | 'geo' | 'maps', Fault | null>;
  /** Where the next visitor is. */
  setCountry: (country: LookupCountry) => void;
  close: () => void;
};

const places = {
  CA: { country_name: 'Canada', city: 'Toronto', region_code: 'ON', postal: 'M5V 2T6' },
  US: { country_name: 'United States', city: 'Houston', region_code: 'TX', postal: '77002' },
  none: { error: true, reason: 'Reserved IP address' },
};

function readMapsScript(): string {
  const source = readFileSync(path.join(__dirname, '../maps/maps.js'), 'utf8');
  return source.replace('/* addresses */ []', () => JSON.stringify(addresses));
}

/** A maps script without the Places library. */
const uselessMapsScript =
  'window.google = { maps: {} }; window[new URL(document.currentScript.src).searchParams.get("callback")]?.();';

/** What a lookup answers, its right text and a malformed one; without a key, which it may need, it refuses. */
type Lookup = {
  name: keyof Lookups['faults'];
  type: string;
  needsKey: boolean;
  text: () => string;
  malformed: string;
};

const json = { type: 'application/json', malformed: '{"nothing":"of use"}' };

/** IP address, geolocation and the maps script (docs/specification.md, section 7). */
export function createLookups({ country }: { country: LookupCountry }): Lookups {
  let place: object = places[country];
  const lookups: Record<string, Lookup> = {
    '/__local/ip': { name: 'ip', needsKey: false, text: () => '{"ip":"203.0.113.7"}', ...json },
    '/__local/geo': { name: 'geo', needsKey: true, text: () => JSON.stringify(place), ...json },
    '/__local/maps.js': {
      name: 'maps',
      type: 'text/javascript',
      needsKey: true,
      text: readMapsScript,
      malformed: uselessMapsScript,
    },
  };
  const faults: Lookups['faults'] = { ip: null, geo: null, maps: null };
  const timers = new Set<NodeJS.Timeout>();

  const handle: Lookups['handle'] = (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const send = (status: number, type: string, body: string): void => {
      response.writeHead(status, {
        'content-type': `${type}; charset=utf-8`,
        'cache-control': 'no-store',
        // The development server's pages have another origin, and the real lookups answer every origin.
        'access-control-allow-origin': '*',
      });
      response.end(body);
    };
    const lookup = lookups[url.pathname];
    if (!lookup) return send(404, 'text/plain', `There are ${Object.keys(lookups).join(', ')}.`);
    const answer = (): void =>
      lookup.needsKey && !url.searchParams.get('key')
        ? send(401, json.type, '{"error":true,"reason":"This lookup needs a key: ?key=..."}')
        : send(200, lookup.type, lookup.text());

    const fault = faults[lookup.name];
    if (fault === null) answer();
    else if (fault === 'down') request.socket.destroy();
    else if (fault === 'malformed') send(200, lookup.type, lookup.malformed);
    else if (fault === 'html') send(200, 'text/html', '<!doctype html><title>Please sign in</title>');
    else timers.add(setTimeout(answer, fault.slowMs));
  };

  return {
    handle,
    faults,
    setCountry: (next) => void (place = places[next]),
    close: () => {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
