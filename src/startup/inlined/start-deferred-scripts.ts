import {
  deferredScriptsId,
  deviceDatabase,
  deviceStore,
  earlyPage,
  earlySubmissionFolder,
  showBusy,
  showWaiting,
} from '../early-page';
import { hasDeviceDatabase } from '../device-database';
import { plainForms, readForm } from '../plain-forms';
import { afterPaint } from '../scheduling';
import { handleError, noteLink, notePress, pressAgain, recoverIfFailed, saveDrafts } from './recover';

/**
 * The page's scripts wait in a template until the page is idle, or the visitor touches, types or scrolls
 * (docs/decisions/0041). Presses are remembered for replay. Scripts that fail are fetched once more, with the page; then the
 * forms say how to call. A browser too old for the scripts keeps the plain HTML.
 */

type Tag = ['script' | 'link', Record<string, string | boolean>];

const firstSigns = ['pointerdown', 'keydown', 'wheel', 'scroll', 'focusin', 'input'];
const requestIdle: (task: () => void, options: IdleRequestOptions) => unknown =
  window.requestIdleCallback ?? ((task) => setTimeout(task, 200));
/** A busy phone that plays the film may never be idle. */
const longestWaitMs = 5000;
const page = earlyPage();

let isStarted = false;

/** It gets none of the page's scripts, in which a line that it cannot run would break what works without them. */
const isTooOld = !('hasIndices' in RegExp.prototype);

/** Shows what a page says without scripts: its forms can't be sent, so they say how to call. */
function showWithoutScripts(): void {
  document.querySelectorAll('noscript').forEach((part) => (part.outerHTML = part.textContent as string));
}

/** Writes to disk too: local storage is flushed seconds later, and a browser that is killed before that loses it. */
function keepOnDisk(name: string, value: object): void {
  const opening = indexedDB.open(deviceDatabase);
  opening.onupgradeneeded = () => opening.result.createObjectStore(deviceStore);
  opening.onsuccess = () => {
    // The outbox may have it by now.
    if (page.earlySubmission !== name) return;
    const writing = opening.result.transaction(deviceStore, 'readwrite', { durability: 'strict' });
    writing.objectStore(deviceStore).put(value, name);
  };
}

/** Keeps the form's answers on the device, locked for as long as this page is open: it may still send them itself. */
function keepForm(form: HTMLFormElement): void {
  const name = (page.earlySubmission ??= `${earlySubmissionFolder}${Date.now()}${Math.random()}`);
  const kept = readForm(form);
  try {
    localStorage.setItem(name, JSON.stringify(kept));
    // iOS before 15.4 has no locks.
    void navigator.locks?.request(name, () => new Promise(() => undefined));
    keepOnDisk(name, kept);
  } catch {
    // The browser refuses storage or locks: event replay still works while the page stays open.
  }
}

function rememberPress(event: Event): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const link = target.closest('a[href^="/"]');
  if (link) noteLink();
  // Once the scripts run, they show themselves what a press waits for.
  if (page.eventsToReplay) {
    page.eventsToReplay.push(target);
    if (link || target.closest('button')) showWaiting(true);
  }
  const button = target.closest<HTMLButtonElement>('form[data-form] button');
  const form = button?.form;
  if (!form || !plainForms().includes(form)) return;
  // Where the part was ready before it failed, the browser would send the answers in the address.
  event.preventDefault();
  keepForm(form);
  showBusy(button, true);
  notePress(form);
}

/** Moves what a slider divides (src/shared/ui/comparison.tsx) until hydration. */
function moveSlider({ target }: Event): void {
  const { type, value, parentElement } = target as HTMLInputElement;
  if (type === 'range') parentElement?.style.setProperty('--split', `${value}%`);
}

function addTag([tag, attributes]: Tag): void {
  document.head.appendChild(Object.assign(document.createElement(tag), attributes));
}

/** Adds each script in its own task, so the browser can respond to the visitor in between. The order stays. */
function addOneByOne([first, ...rest]: Tag[]): void {
  if (!first) return;
  addTag(first);
  setTimeout(addOneByOne, 0, rest);
}

/** Gatsby's inline scripts are read as data, so that the policy needs to allow only this script. */
function readAssignments(script: string): void {
  for (const [, name = '', json = ''] of script.matchAll(/window\.(\w+)=("(?:[^"\\]|\\.)*")/g))
    Object.assign(window, { [name]: JSON.parse(json) as string });
}

function fetchAndRun(): void {
  const scripts: Tag[] = [];
  const template = document.getElementById(deferredScriptsId) as HTMLTemplateElement;
  for (const script of template.content.querySelectorAll('script')) {
    const src = script.getAttribute('src');
    if (!src) readAssignments(script.textContent ?? '');
    else if (!script.noModule) scripts.push(['script', { src, async: false }]);
  }
  const { pagePath } = window as unknown as { pagePath: string };
  const folder = pagePath === '/' ? '/index' : pagePath;
  const data = ['/page-data/app-data.json', `/page-data${folder}/page-data.json`].map((href): Tag => [
    'link',
    { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href },
  ]);
  addOneByOne([...data, ...scripts]);
}

function start(): void {
  if (isStarted) return;
  isStarted = true;
  for (const sign of firstSigns) removeEventListener(sign, start, true);
  afterPaint(fetchAndRun);
}

type Connection = { saveData?: boolean; effectiveType?: string };

/** Then scripts wait for the first touch, but not where an earlier visit may have left a request to send. */
async function isSparing(): Promise<boolean> {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (!connection?.saveData && !/[23]g/.test(connection?.effectiveType ?? '')) return false;
  return !(await hasDeviceDatabase());
}

async function startAtRest(): Promise<void> {
  if (!(await isSparing().catch(() => false))) start();
}

if (isTooOld) addEventListener('DOMContentLoaded', showWithoutScripts);
else {
  page.eventsToReplay = [];
  for (const sign of firstSigns) addEventListener(sign, start, { capture: true, passive: true });
  addEventListener('click', rememberPress, true);
  addEventListener('input', moveSlider);
  addEventListener('error', handleError, true);
  addEventListener('load', () =>
    afterPaint(() => requestIdle(() => void startAtRest(), { timeout: longestWaitMs })),
  );
  addEventListener('unhandledrejection', handleError);
  addEventListener('online', recoverIfFailed);
  addEventListener('pagehide', saveDrafts);
  pressAgain(start);
}
