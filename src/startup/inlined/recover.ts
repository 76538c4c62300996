import { busyButton, draftName, earlyPage, isFormWaiting, reloadedName, showWaiting } from '../early-page';
import { plainForms, showNotSent, valuesOf } from '../plain-forms';

/** For scripts that fail: the page reloads once. If that doesn't help, a press says how to call. */

const page = earlyPage();
let hasFailed = false;
/** Whether the visitor follows a link: loading this page again would keep them here. */
let isLeaving = false;
let isReloading = false;
let pressed: HTMLFormElement | undefined;

function quietly(task: () => void): void {
  try {
    task();
  } catch {
    // Then nothing is kept, and the page is not loaded again: it could not know when to stop.
  }
}

const readDraft = (name: string): object => JSON.parse(sessionStorage.getItem(name) ?? '{}') as object;

export const saveDrafts = (): void =>
  quietly(() => {
    for (const form of plainForms()) {
      const name = draftName(form.dataset.form);
      const typed = Object.entries(valuesOf(form)).filter(([, value]) => value);
      const draft = { ...readDraft(name), ...Object.fromEntries(typed) };
      if (typed[0]) sessionStorage.setItem(name, JSON.stringify(draft));
    }
  });

function fillIn(): void {
  for (const form of plainForms()) {
    for (const [field, value] of Object.entries(readDraft(draftName(form.dataset.form)))) {
      const control = form.elements.namedItem(field) as HTMLInputElement | null;
      if (control?.value === '') control.value = value;
    }
  }
}

function giveUp(): void {
  showWaiting(false);
  for (const form of plainForms()) if (form.querySelector(busyButton)) showNotSent(form);
}

const noteForReload = (): void =>
  sessionStorage.setItem(reloadedName, `${pressed?.dataset.form} ${page.earlySubmission}`);

/** The page and the script are fetched first: nothing shown may be lost, and half of the script may be cached. */
async function recover(script?: string, isNeeded = () => page.eventsToReplay !== undefined): Promise<void> {
  try {
    if (sessionStorage.getItem(reloadedName) === null) {
      if (script) await fetch(script, { cache: 'reload' }).catch(() => undefined);
      const { ok } = await fetch(location.href, { cache: 'reload' });
      // The error was not the end, or the next page needs no help.
      if (!isNeeded() || isLeaving) return;
      if (ok) {
        isReloading = true;
        noteForReload();
        location.reload();
        return;
      }
    }
  } catch {
    // The device is offline, or the browser refuses storage.
  }
  giveUp();
}

export function recoverIfFailed(): void {
  if (hasFailed) void recover();
}

export function notePress(form: HTMLFormElement): void {
  pressed = form;
  // The link opened another tab, or did not lead away.
  isLeaving = false;
  if (isReloading) noteForReload();
  else recoverIfFailed();
}

export function noteLink(): void {
  isLeaving = true;
}

/** Listens for scripts that fail to load or parse, or throw before hydration. */
export function handleError(event: Event): void {
  const { target, filename, reason } = event as Partial<ErrorEvent & PromiseRejectionEvent>;
  const script = target instanceof HTMLScriptElement ? target.src : filename;
  const isOurs = script
    ? script.startsWith(location.origin) && script.endsWith('.js')
    : reason && !(reason instanceof DOMException);
  if (!isOurs || hasFailed || !page.eventsToReplay) return;
  hasFailed = true;
  void recover(script);
}

/** Fills in and presses again what was typed and pressed before the page was loaded again. */
export const pressAgain = (start: () => void): void =>
  quietly(() => {
    const reloaded = sessionStorage.getItem(reloadedName);
    if (!reloaded) return;
    // Only this once.
    sessionStorage.setItem(reloadedName, '');
    fillIn();
    const [form, name] = reloaded.split(' ');
    const button = document.querySelector<HTMLElement>(`form[data-form="${form}"] button[aria-disabled]`);
    if (!button) return;
    page.earlySubmission = name;
    start();
    button.click();
  });

page.giveUp = giveUp;
page.recover = () => void recover(undefined, isFormWaiting);
