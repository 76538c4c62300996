import { earlyPage, fetchAgain, hasDeviceDatabase, showWaiting } from './early-page';
import {
  deviceDatabase,
  deviceStore,
  earlySubmissionFolder,
  reloadedName,
} from '../shared/values/device-names';
import { busyButton, plainForms, readForm, showBusy, showNotSent } from '../shared/browser/plain-forms';
import { keepCity } from '../shared/browser/known-city';
import { keepMovedPresses } from '../shared/browser/moved-press';
import { fillIn, saveDraftOf } from '../shared/browser/drafts';
import { afterPaint, requestIdle } from '../shared/browser/scheduling';

/** The last script of every page: loads the others, and keeps what is typed and pressed until an island answers. */

const { entry = '' } = (document.currentScript as HTMLScriptElement).dataset;
const firstSigns = ['pointerdown', 'keydown', 'wheel', 'scroll', 'focusin', 'input'];
/** A busy phone that plays the film may never be idle. */
const longestRestMs = 5000;
/** After it a visitor who has pressed hears how to call; the request is kept, and is sent when its script has come. */
const longestSilenceMs = 8000;

const page = earlyPage();
const forms = [...document.querySelectorAll<HTMLFormElement>('form[data-form]')];
let isStarted = false;
/** Whether the visitor follows a link: loading this page again would keep them here. */
let isLeaving = false;
let releases: (() => void)[] = [];

/** It gets no scripts, in which a line that it cannot run would break what works without them. */
const isTooOld = !('hasIndices' in RegExp.prototype);

/** Shows what a page says without scripts: its forms can't be sent, so they say how to call. */
function showWithoutScripts(): void {
  document.querySelectorAll('noscript').forEach((part) => (part.outerHTML = part.textContent as string));
}

function quietly(task: () => void): void {
  try {
    task();
  } catch {
    // Site data is blocked: what was pressed is known for as long as the page is open.
  }
}

/** Writes to disk too: local storage is flushed seconds later, and a browser that is killed before that loses it. */
function keepOnDisk(form: string, name: string, value: object): void {
  const opening = indexedDB.open(deviceDatabase);
  opening.onupgradeneeded = () => opening.result.createObjectStore(deviceStore);
  opening.onsuccess = () => {
    // The outbox may have it by now.
    if (page.stored[form] !== name) return;
    const writing = opening.result.transaction(deviceStore, 'readwrite', { durability: 'strict' });
    writing.objectStore(deviceStore).put(value, name);
  };
}

/** Until this page is left, another page leaves it alone: this one may still send it itself. */
function lock(name: string): void {
  // iOS before 15.4 has no locks.
  void navigator.locks?.request(name, () => new Promise<void>((release) => releases.push(release)));
}

function keepForm(form: HTMLFormElement): void {
  const { form: which = '' } = form.dataset;
  const name = (page.stored[which] ??= `${earlySubmissionFolder}${Date.now()}${Math.random()}`);
  const submission = readForm(form);
  quietly(() => lock(name));
  quietly(() => localStorage.setItem(name, JSON.stringify(submission)));
  quietly(() => keepOnDisk(which, name, submission));
}

function rememberPress(event: Event): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const link = target.closest('a[href^="tel:"], a[href^="sms:"]');
  if (link) page.calls.push(link);
  isLeaving = target.closest('a[href^="/"]') !== null;
  const pressed = target.closest('[data-island]:is(:not([data-mounted]), [data-failed]) button');
  if (!pressed) return;
  start();
  page.presses.push(pressed);
  const form = pressed.closest<HTMLFormElement>('form[data-form]');
  if (!form) return showWaiting(true);
  if (!plainForms().includes(form)) return;
  // Where its code has failed, the browser would send the answers in the address.
  event.preventDefault();
  keepForm(form);
  showBusy(pressed, true);
  setTimeout(() => {
    if (form.isConnected && plainForms().includes(form)) showNotSent(form);
  }, longestSilenceMs);
}

/** Moves what a slider divides (src/shared/ui/comparison.tsx). */
function moveSlider({ target }: Event): void {
  const { type, value, parentElement } = target as HTMLInputElement;
  if (type !== 'range' || !parentElement?.style.getPropertyValue('--split')) return;
  parentElement.style.setProperty('--split', `${value}%`);
  (target as Element).setAttribute('aria-valuetext', `${value} %`);
}

const isWaiting = (): boolean => page.presses.some((pressed) => pressed.isConnected);

let isRecovering = false;
let isReloading = false;

/** The page is fetched first: nothing shown may be lost. */
async function recover(): Promise<void> {
  if (isRecovering) return;
  isRecovering = true;
  try {
    if (!sessionStorage.getItem(reloadedName)) {
      const { ok } = await fetch(location.href, { cache: 'reload' });
      isRecovering = !isLeaving;
      if (isLeaving) return;
      if (ok) {
        sessionStorage.setItem(reloadedName, '-');
        isReloading = true;
        location.reload();
        return;
      }
    }
  } catch {
    // The device is offline, or the browser refuses storage.
  }
  isRecovering = false;
  showWaiting(false);
  for (const form of plainForms()) if (form.querySelector(busyButton)) showNotSent(form);
}

function load(isAgain = false): void {
  const script = document.createElement('script');
  script.src = entry;
  const fail = (): void => {
    if (!isAgain) return void fetchAgain(entry).then(() => load(true));
    isStarted = false;
    void recover();
    addEventListener('online', start, { once: true });
  };
  script.addEventListener('error', fail);
  // Something else may have come under its name.
  script.addEventListener('load', () => page.isRunning || fail());
  document.head.append(script);
}

function start(): void {
  if (isStarted) return;
  isStarted = true;
  afterPaint(() => load());
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

/** Presses again what was pressed before the page was loaded again; its draft is filled in by then. */
function pressAgain(): void {
  const [which, name] = (sessionStorage.getItem(reloadedName) ?? '').split(' ');
  const form = forms.find(({ dataset }) => dataset.form === which);
  const button = form?.querySelector<HTMLElement>('button[aria-disabled]');
  if (!which || !button) return;
  // Only this once.
  sessionStorage.setItem(reloadedName, '-');
  page.stored[which] = name ?? '';
  start();
  button.click();
}

function saveDrafts(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-form]')) saveDraftOf(form);
}

/** As the page goes, since it can be pressed until then. */
function keepPress(): void {
  const pressed = page.presses.filter((each) => each.isConnected).pop();
  const form = pressed?.closest<HTMLElement>('form[data-form]')?.dataset.form;
  if (form) sessionStorage.setItem(reloadedName, `${form} ${page.stored[form]}`);
}

/** Nothing keeps a page out of the browser's own cache, where it could not send what it holds. */
function leave(): void {
  saveDrafts();
  if (isReloading) quietly(keepPress);
  for (const release of releases) release();
  releases = [];
}

function comeBack({ persisted }: PageTransitionEvent): void {
  showWaiting(false);
  if (persisted) for (const name of Object.values(page.stored)) quietly(() => lock(name));
}

if (isTooOld) showWithoutScripts();
else {
  page.recover = async () => {
    if (isWaiting() || forms.some((form) => form.contains(document.activeElement))) await recover();
  };
  const visit = (): void => {
    page.isVisited = true;
    start();
  };
  for (const sign of firstSigns) addEventListener(sign, visit, { capture: true, passive: true, once: true });
  keepMovedPresses();
  // A slow phone takes 25 ms to open its storage.
  afterPaint(() => keepCity());
  addEventListener('click', rememberPress, true);
  addEventListener('input', moveSlider);
  addEventListener('change', saveDrafts);
  addEventListener('pointerdown', () => (page.isPointerDown = true), true);
  for (const end of ['pointerup', 'pointercancel'])
    addEventListener(end, () => (page.isPointerDown = false), true);
  addEventListener('compositionstart', () => (page.isComposing = true), true);
  addEventListener('compositionend', () => (page.isComposing = false), true);
  addEventListener('load', () => afterPaint(() => requestIdle(() => void startAtRest(), longestRestMs)));
  addEventListener('visibilitychange', saveDrafts);
  addEventListener('pagehide', leave);
  addEventListener('pageshow', comeBack);
  for (const form of forms) fillIn(form);
  if (document.querySelector('[data-when=now]')) start();
  if (forms.length > 0) quietly(pressAgain);
}
