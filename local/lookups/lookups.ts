import type { IncomingMessage, ServerResponse } from 'node:http';
import { readMapsScript, uselessMapsScript } from '../maps/maps-script';

/** The ways in which tests can make a lookup fail. */
type Fault = 'down' | 'html' | 'malformed' | { slowMs: number };

export type LookupCountry = 'CA' | 'US' | 'none';

export type Lookups = {
  /** Answers a request below /__local/. */
  handle: (request: IncomingMessage, response: ServerResponse) => void;
  faults: Record<'ip' | 'geo' | 'maps', Fault | null>;
  close: () => void;
};

const visitorIp = { ip: '203.0.113.7' };

const places = {
  CA: { country_name: 'Canada', city: 'Toronto', region_code: 'ON', postal: 'M5V 2T6' },
  US: { country_name: 'United States', city: 'Houston', region_code: 'TX', postal: '77002' },
  none: { error: true, reason: 'Reserved IP address' },
};

/** A JSON body or a script. */
type Answer = { status: number; body: unknown } | { status: number; script: string };

const useless: Answer = { status: 200, body: { nothing: 'of use' } };

function answerIp(): Answer {
  return { status: 200, body: visitorIp };
}

function answerGeo(url: URL, country: LookupCountry): Answer {
  if (!url.searchParams.get('key')) {
    return { status: 401, body: { error: true, reason: 'The geolocation lookup needs a key: ?key=...' } };
  }
  return { status: 200, body: places[country] };
}

function answerMaps(url: URL): Answer {
  return url.searchParams.get('key')
    ? { status: 200, script: readMapsScript() }
    : { status: 403, body: { error: 'The maps script needs a key: ?key=...' } };
}

function send(response: ServerResponse, answer: Answer): void {
  const isScript = 'script' in answer;
  response.writeHead(answer.status, {
    'content-type': `${isScript ? 'text/javascript' : 'application/json'}; charset=utf-8`,
    'cache-control': 'no-store',
    // The development server's pages have another origin, and the real lookups answer every origin.
    'access-control-allow-origin': '*',
  });
  response.end(isScript ? answer.script : JSON.stringify(answer.body));
}

/** Stands in for the lookups on one machine: IP address, geolocation and the maps script (docs/specification.md, section 7). */
export function createLookups({ country }: { country: LookupCountry }): Lookups {
  const faults: Lookups['faults'] = { ip: null, geo: null, maps: null };
  const timers = new Set<NodeJS.Timeout>();

  const answerWith = (
    fault: Fault | null,
    request: IncomingMessage,
    response: ServerResponse,
    answer: Answer,
  ) => {
    if (fault === null) return send(response, answer);
    if (fault === 'down') return void request.socket.destroy();
    if (fault === 'malformed')
      return send(response, 'script' in answer ? { status: 200, script: uselessMapsScript } : useless);
    if (fault === 'html') {
      response.writeHead(200, { 'content-type': 'text/html' });
      return void response.end('<!doctype html><title>Please sign in</title>');
    }
    const timer = setTimeout(() => {
      timers.delete(timer);
      send(response, answer);
    }, fault.slowMs);
    timers.add(timer);
  };

  const handle: Lookups['handle'] = (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (request.method !== 'GET') {
      return send(response, { status: 405, body: { error: `${request.method} is not supported: use GET.` } });
    }
    if (url.pathname === '/__local/ip') return answerWith(faults.ip, request, response, answerIp());
    if (url.pathname === '/__local/geo')
      return answerWith(faults.geo, request, response, answerGeo(url, country));
    if (url.pathname === '/__local/maps.js')
      return answerWith(faults.maps, request, response, answerMaps(url));
    return send(response, {
      status: 404,
      body: {
        error: `${url.pathname} is not here: there are /__local/ip, /__local/geo and /__local/maps.js.`,
      },
    });
  };

  return {
    handle,
    faults,
    close: () => {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
