import { blockingOf } from '../../scripts/bench/own-blocking';

const url = 'http://localhost/toronto';
const onPage = { pid: 1, tid: 2 };

/** A task of so many milliseconds of the clock and of the processor. */
const task = (ts: number, dur: number, tdur: number, thread = onPage) => ({
  ...thread,
  name: 'ThreadControllerImpl::RunTask',
  ts: ts * 1000,
  dur: dur * 1000,
  tdur: tdur * 1000,
  args: {},
});

const page = [
  { ...onPage, name: 'thread_name', ts: 0, args: { name: 'CrRendererMain' } },
  { ...onPage, name: 'navigationStart', ts: 0, args: { data: { documentLoaderURL: url } } },
  { ...onPage, name: 'firstContentfulPaint', ts: 100_000, args: {} },
];

test('only the time over 50 ms on a processor four times slower counts', () => {
  expect(blockingOf([...page, task(200, 20, 20), task(300, 15, 15), task(400, 12, 12)], url)).toBe(30 + 10);
});

test('a task that waited for the processor counts as long as it had it', () => {
  expect(blockingOf([...page, task(200, 300, 10)], url)).toBe(0);
});

test('work before the first paint, or outside the page, does not count as blocking', () => {
  const beside = [task(200, 40, 40, { pid: 1, tid: 9 }), task(200, 40, 40, { pid: 7, tid: 2 })];
  expect(blockingOf([...page, task(20, 40, 40), ...beside], url)).toBe(0);
});

test('a task that the browser names twice counts once', () => {
  expect(blockingOf([...page, task(200, 20, 20), task(200, 20, 20)], url)).toBe(30);
});

test.each([
  ['first paint', [...page.slice(0, 2), task(200, 20, 20)]],
  ['tasks', page],
])('a trace without the %s is refused', (_, events) => {
  expect(() => blockingOf(events, url)).toThrow(
    `The trace of ${url} is without its first paint or its tasks.`,
  );
});
