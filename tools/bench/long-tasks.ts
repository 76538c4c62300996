import type { Page } from 'puppeteer-core';

/** A task that kept the main thread busy, in milliseconds of processor time, and what took most of it. */
export type LongTask = { cpuMs: number; what: string };

type TraceEvent = {
  name: string;
  ts: number;
  dur?: number;
  tdur?: number;
  pid: number;
  tid: number;
  args: { data?: { functionName?: string; url?: string; type?: string } };
};

const categories = [
  'loading',
  'blink.user_timing',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
];
const longMs = 50;
/** The parts of a task that say where its time went. */
const telling =
  /^(EvaluateScript|FunctionCall|v8\.compile|EventDispatch|UpdateLayoutTree|Layout|PrePaint|Paint|ParseHTML|M..orGC)$/;

function describe({ name, tdur = 0, args: { data } }: TraceEvent): string {
  const file = data?.url?.split('/').pop();
  const words = [name, data?.type, data?.functionName, file].filter(Boolean).join(' ');
  return `${words} ${Math.round(tdur / 1000)}`;
}

const isWithin = (inner: TraceEvent, outer: TraceEvent): boolean =>
  inner.pid === outer.pid &&
  inner.tid === outer.tid &&
  inner.ts >= outer.ts &&
  inner.ts + (inner.dur ?? 0) <= outer.ts + (outer.dur ?? 0);

/** Finds the long tasks of a page that end after the first event of this name. */
function findLongTasks(events: TraceEvent[], since: string): LongTask[] {
  const start = events.find(({ name }) => name === since);
  if (!start) return [];
  return events
    .filter(
      (task) =>
        task.name === 'RunTask' &&
        task.pid === start.pid &&
        task.tid === start.tid &&
        (task.tdur ?? 0) > longMs * 1000 &&
        task.ts + (task.dur ?? 0) > start.ts,
    )
    .map((task) => {
      const parts = events
        .filter((event) => telling.test(event.name) && isWithin(event, task))
        .toSorted((a, b) => (b.tdur ?? 0) - (a.tdur ?? 0));
      return { cpuMs: (task.tdur ?? 0) / 1000, what: parts.slice(0, 4).map(describe).join(', ') };
    });
}

/** Runs a task and gives beside its result the page's long tasks after the event: a mark, or a paint. */
export async function traceLongTasks<Value>(
  page: Page,
  since: string,
  task: () => Promise<Value>,
): Promise<{ value: Value; tasks: LongTask[] }> {
  await page.tracing.start({ categories });
  const value = await task();
  const trace = new TextDecoder().decode(await page.tracing.stop());
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  return { value, tasks: findLongTasks(traceEvents, since) };
}
