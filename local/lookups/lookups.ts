import type { IncomingMessage, ServerResponse } from 'node:http';

/** What a lookup may be made to do wrong, so that tests see what a visitor would. */
type Fault = 'down' | 'html' | 'malformed' | { slowMs: number };

export type LookupCountry = 'CA' | 'US' | 'none';

export type Lookups = {
  /** Answers a request below /__local/. */
  handle: (request: IncomingMessage, response: ServerResponse) => void;
  faults: { ip: Fault | null; geo: Fault | null };
  close: () => void;
};

const visitorIp = { ip: '203.0.113.7' };

const places = {
  CA: { country_name: 'Canada', city: 'Toronto', region_code: 'ON', postal: 'M5V 2T6' },
  US: { country_name: 'United States', city: 'Houston', region_code: 'TX', postal: '77002' },
  none: { error: true, reason: 'Reserved IP address' },
};

type Answer = { status: number; body: unknown };

function answerIp(): Answer {
  return { status: 200, body: visitorIp };
}

function answerGeo(url: URL, country: LookupCountry): Answer {
  if (!url.searchParams.get('key')) {
    return { status: 401, body: { error: true, reason: 'The geolocation lookup needs a key: ?key=...' } };
  }
  return { status: 200, body: places[country] };
}

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(JSON.stringify(body));
}

/** The two lookups of one machine: IP address and geolocation (specification section 7). */
export function createLookups({ country }: { country: LookupCountry }): Lookups {
  const faults: Lookups['faults'] = { ip: null, geo: null };
  const timers = new Set<NodeJS.Timeout>();

  const answerWith = (
    fault: Fault | null,
    request: IncomingMessage,
    response: ServerResponse,
    answer: Answer,
  ) => {
    if (fault === null) return send(response, answer);
    if (fault === 'down') return void request.socket.destroy();
    if (fault === 'malformed') return send(response, { status: 200, body: { nothing: 'of use' } });
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
    return send(response, {
      status: 404,
      body: { error: `${url.pathname} is not here: there are /__local/ip and /__local/geo.` },
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
