import { removeStored } from '../shared/browser/storage';
import { whenNear } from '../shared/browser/near';
import { earlyPage, fetchAgain, showWaiting } from './early-page';
import { reloadedName } from '../shared/values/device-names';
import { propsOf } from '../shared/browser/page-phone';
import { islands, type Island, type IslandName } from './registry';
import { afterPaint, whenIdle } from '../shared/browser/scheduling';

const isIsland = '[data-island]:not([data-mounted])';
const touches = ['pointerdown', 'focusin', 'input', 'click'];

const islandAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(isIsland) : null;

const load = (host: HTMLElement): Promise<Island> => islands[host.dataset.island as IslandName]();

async function loadAgain(host: HTMLElement, error: { request?: string }): Promise<Island> {
  // Webpack names the script that did not come; without one the code itself has failed.
  if (!error.request) throw error;
  await fetchAgain(error.request);
  return load(host);
}

const mounting = new WeakSet<HTMLElement>();

/** Which buttons of an island were pressed; the last press counts. */
function takePress(host: HTMLElement): number {
  const buttons: Element[] = [...host.querySelectorAll('button')];
  const { presses } = earlyPage();
  const pressed = presses.map((each) => buttons.indexOf(each));
  earlyPage().presses = presses.filter((each) => !buttons.includes(each));
  return pressed.filter((index) => index >= 0).pop() ?? -1;
}

async function bringToLife(host: HTMLElement): Promise<void> {
  const code = await load(host)
    .catch((error: object) => loadAgain(host, error))
    .catch(() => undefined);
  if (!code) {
    mounting.delete(host);
    // What helps without the code, where the part has something.
    const instead = host.parentElement?.querySelector<HTMLElement>('[data-without-code]');
    if (instead) instead.hidden = false;
    return instead ? undefined : earlyPage().recover();
  }
  let shown: HTMLElement;
  try {
    shown = (await code.mount(host, propsOf(host) as never)) || host;
  } catch {
    // Whoever failed has logged it; what was built stays.
    mounting.delete(host);
    return;
  }
  shown.dataset.mounted = '';
  runIslands(shown);
  const button = [...shown.querySelectorAll('button')][takePress(host)];
  // Only now may the page reload again: cleared any sooner, a form that never loads would reload it forever.
  if (shown.querySelector('form[data-form]')) removeStored('sessionStorage', reloadedName);
  if (button) setTimeout(() => button.click());
}

/** Loads an island's code and hands it what was pressed meanwhile. If the code does not come, a later touch tries again. */
export async function mountIsland(host: HTMLElement): Promise<void> {
  if (mounting.has(host) || 'mounted' in host.dataset) return;
  mounting.add(host);
  await bringToLife(host);
  showWaiting(false);
}

const signs = ['scroll', 'pointerover', 'pointerdown', 'keydown', 'focusin'];

/** At the first sign of somebody who reads: until then a page has only what it needs at rest. */
const someoneIsThere = new Promise<void>((resolve) => {
  if (earlyPage().isVisited) resolve();
  for (const sign of signs)
    addEventListener(sign, () => resolve(), { once: true, capture: true, passive: true });
});

const starts: Record<string, (host: HTMLElement) => void> = {
  now: (host) => void mountIsland(host),
  near: (host) =>
    void someoneIsThere.then(() => whenNear(host.firstElementChild ?? host, () => void mountIsland(host))),
  rest: (host) => whenIdle(() => void mountIsland(host)),
};

/** Starts those islands in a part of the page that do not wait for a touch. */
export function runIslands(part: ParentNode): void {
  for (const host of part.querySelectorAll<HTMLElement>(isIsland)) starts[host.dataset.when ?? '']?.(host);
}

/** First what is touched shows it: to ask for six files takes a slow phone 60 ms. */
export function mountTouched(): void {
  for (const touch of touches)
    document.addEventListener(
      touch,
      ({ target }) => {
        const host = islandAt(target);
        if (host) afterPaint(() => void mountIsland(host));
      },
      { capture: true, passive: true },
    );
  document.addEventListener('pointerover', ({ target }) => {
    const host = islandAt(target);
    if (host) afterPaint(() => void load(host).catch(() => undefined));
  });
  // What was touched before these scripts had come.
  const touched = [...earlyPage().presses, document.activeElement, ...typedInto()];
  for (const host of new Set(touched.map((each) => islandAt(each)))) if (host) void mountIsland(host);
}

function typedInto(): Element[] {
  const fields = document.querySelectorAll<HTMLInputElement>('[data-island] :is(input, textarea)');
  return [...fields].filter(
    ({ type, value, defaultValue }) => !['radio', 'checkbox'].includes(type) && value !== defaultValue,
  );
}
