import { lookUpIpAddress } from '../../src/features/requests/services/ip-lookup';
import { write } from '../../src/features/requests/services/realtime-database';
import { succeeded } from '../../src/shared/values/result';
import { forgetPending } from './saving';
import { echo } from './submission';

type IpAnswer = Awaited<ReturnType<typeof lookUpIpAddress>>;

/** What the REST interface is asked; it cannot be reached unless a test lets it answer. */
export const fetched = jest.fn<ReturnType<typeof echo>, Parameters<typeof echo>>();
export const never = () => new Promise<never>(() => undefined);
/** What the SDK throws when the rules refuse a write. */
export const refusal = Object.assign(new Error('Permission denied'), { code: 'PERMISSION_DENIED' });

/** What the database was given by the socket at paths that begin so. */
export const written = (path: string) => jest.mocked(write).mock.calls.filter(([to]) => to.startsWith(path));

/** Lets everything happen that waits for no clock. */
export const flush = () => jest.advanceTimersByTimeAsync(0);

/** Holds back the answer of the next IP lookup; gives a function that lets it come. */
export function holdIp(): (ip: IpAnswer) => void {
  let answer: (ip: IpAnswer) => void = () => undefined;
  jest.mocked(lookUpIpAddress).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  return (ip) => answer(ip);
}

/** Before each test the socket saves at once; the test's own jest.mock has put database and IP lookup away. */
export function sendFrom(now: Date): void {
  beforeAll(() => void Object.assign(globalThis, { fetch: fetched }));
  beforeEach(() => {
    jest.useFakeTimers({ now });
    jest.mocked(write).mockReset().mockResolvedValue();
    jest.mocked(lookUpIpAddress).mockReset().mockResolvedValue(succeeded('203.0.113.7'));
    fetched.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  });
  afterEach(async () => {
    forgetPending();
    // With nothing left to send the pauses run out.
    await jest.advanceTimersByTimeAsync(120_000);
    jest.useRealTimers();
  });
}
