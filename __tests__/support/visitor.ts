import { setTimeout as pause } from 'node:timers/promises';
import type { Driver } from '../../scripts/engines/driver';
import { lookAt, type Seen, type Wanted } from './in-page';

const patienceMs = 30_000;
const mostStops = 80;

/** Asks until there is an answer; a page that is just being left has none either. */
async function until<Value>(
  what: string | (() => string),
  ask: () => Promise<Value | null | undefined | false>,
) {
  const last = Date.now() + patienceMs;
  for (;;) {
    let cause: unknown;
    try {
      const value = await ask();
      if (value) return value;
    } catch (error) {
      cause = error;
    }
    if (Date.now() > last)
      throw new Error(`Waited in vain: ${typeof what === 'string' ? what : what()}`, { cause });
    await pause(50);
  }
}

/** A visitor in any engine, who finds things by what they are called and uses a pointer and keys. */
export function makeVisitor(driver: Driver, siteUrl: string) {
  const run = <Args extends unknown[], Value>(task: (...args: Args) => Value, ...args: Args) =>
    driver.evaluate(`(${String(task)})(...${JSON.stringify(args)})`) as Promise<Value>;
  const look = (wanted: Wanted, isBroughtIntoView = false): Promise<Seen | null> =>
    run(lookAt, wanted, isBroughtIntoView);

  /** Waits for an element that is shown and, if asked, fulfils a condition. */
  const see = (wanted: Wanted, isRight: (seen: Seen) => boolean = () => true): Promise<Seen> => {
    let seen: Seen | null = null;
    const what = (): string =>
      `${JSON.stringify(wanted)} ${String(isRight)}; last seen: ${JSON.stringify(seen)}`;
    return until(what, async () => {
      seen = await look(wanted);
      return seen?.isShown && isRight(seen) ? seen : null;
    });
  };

  /** Brings it into view, waits until it rests there, and presses it. */
  const click = async (wanted: Wanted): Promise<void> => {
    let before: Seen | null = null;
    const { x, y } = await until(`can be pressed: ${JSON.stringify(wanted)}`, async () => {
      const seen = await look(wanted, true);
      const isAtRest = seen?.isOnTop && seen.x === before?.x && seen.y === before.y;
      before = seen;
      return isAtRest ? seen : null;
    });
    await driver.click(x, y);
  };

  /** Waits until the page's scripts have taken it over. */
  const takenOver = async (): Promise<void> => {
    // Gatsby's own mark.
    await until('scripts', () => run(() => performance.getEntriesByName('onInitialClientRender').length > 0));
  };

  const waitForPath = (path: string): Promise<unknown> =>
    until(path, async () => (await run(() => location.pathname)) === path);

  /** The errors in the console since the first page. */
  const errors = async (): Promise<string[]> =>
    driver.consoleErrors() ??
    (JSON.parse(await run(() => sessionStorage.getItem('__errors') ?? '[]')) as string[]);

  return {
    run,
    errors,
    see,
    click,
    takenOver,
    waitForPath,
    look,
    until,
    type: driver.type,
    press: driver.press,
    back: driver.back,
    forward: driver.forward,
    /** Opens a page without waiting for its scripts. */
    goto: (path: string) => driver.goto(siteUrl + path),
    open: async (path: string): Promise<void> => {
      await driver.goto(siteUrl + path);
      await takenOver();
    },
    reload: async (): Promise<void> => {
      await driver.reload();
      await takenOver();
    },
    /** Presses a field and types into it. */
    typeInto: async (wanted: Wanted, text: string): Promise<void> => {
      await click(wanted);
      await see(wanted, ({ isFocused }) => isFocused);
      await driver.type(text);
    },
    /** Presses Tab until the element has the focus: there is no other way to it by keyboard. */
    tabTo: async (wanted: Wanted): Promise<void> => {
      for (let stops = 0; stops < mostStops; stops += 1) {
        await driver.press('Tab');
        if ((await look(wanted))?.isFocused) return;
      }
      throw new Error(`Not reached by Tab: ${JSON.stringify(wanted)}`);
    },
  };
}

export type Visitor = ReturnType<typeof makeVisitor>;
