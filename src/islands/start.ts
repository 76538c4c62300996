import { refreshPhone } from '../features/cities/services/refresh-phone';
import { watchHaul } from '../features/haul/services/haul-store';
import { recordAttribution } from '../features/measuring/services/attribution';
import { measureArrival, measurePresses } from '../features/measuring/services/measured-visit';
import { isTrackingDeclined, type ConsentAnswer } from '../features/measuring/services/privacy-signals';
import { runStickyBar } from '../features/site-chrome/services/sticky-bar';
import { sendStoredRequests } from '../features/requests/services/stored-requests';
import { watchPresses } from '../shared/browser/press';
import { readStored } from '../shared/browser/storage';
import { printPart } from '../shared/browser/print-part';
import type { SentFrom } from '../shared/site/sent-from';
import { followDays } from '../shared/time/shown-days';
import { letSearchOpenFolds } from '../shared/ui/fold-rest';
import { earlyPage } from './early-page';
import { ticketName } from '../shared/values/device-names';
import { pageData } from '../shared/browser/page-data';
import { prefetchOnIntent } from '../shared/browser/prefetch';
import { mountIsland, mountTouched, runIslands } from './run-islands';
import { afterPaint, requestIdle, whenIdle } from '../shared/browser/scheduling';

/** The one entry of a page's scripts. What an island alone needs comes with its island (registry.ts). */

/** Draws what is far from the window, one part at a time: pictures of the whole page, and its search, need all of it. */
function drawRest(): void {
  // No further than the first: to ask for the style of what is inside a later one would compute it.
  const part = [...document.querySelectorAll<HTMLElement>('main > *, main > div > *, main li')].find(
    (each) => getComputedStyle(each).contentVisibility === 'auto',
  );
  // What is folded waits until it is opened. All at once would take a slow phone 50 ms to paint.
  const image =
    !part && [...document.images].find((one) => one.loading === 'lazy' && one.checkVisibility?.());
  if (part) part.style.contentVisibility = 'visible';
  else if (image) image.loading = 'eager';
  else return;
  whenIdle(drawRest);
}

/** Answers presses for which no island has to load. */
function answerPresses(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-print], [data-answer]');
    if (!button) return;
    const { print, answer } = button.dataset;
    if (print) printPart(print);
    if (answer)
      void import('../features/cities/services/measure-visitor').then(
        ({ answerConsent }) => answerConsent(answer as ConsentAnswer),
        () => undefined,
      );
  });
}

/** Whoever has something on the truck sees it wherever it shows. */
function followHaul(): void {
  const ofHaul = '[data-island]:is([data-island=haul-picker], [data-island=copy]), form[data-form]';
  const mount = (): void => {
    for (const part of document.querySelectorAll(ofHaul)) {
      const host = part.closest<HTMLElement>('[data-island]');
      if (host) void mountIsland(host);
    }
  };
  if (window.location.search.includes('load=')) mount();
  watchHaul(() => afterPaint(mount));
}

function measureCity(): void {
  if (isTrackingDeclined()) return;
  import('../features/cities/services/measure-visitor').then(
    ({ measureVisitor }) => measureVisitor(refreshPhone),
    () => undefined,
  );
}

function startPage(): void {
  watchPresses(earlyPage().isPointerDown);
  mountTouched();
  answerPresses();
  const data = pageData();
  const ticket: Partial<SentFrom> = Object(readStored('sessionStorage', ticketName));
  if (data.kind === 'thankyou') data.city = ticket.city?.slug ?? '';
  runIslands(document);
  const soon = [
    runStickyBar,
    recordAttribution,
    sendStoredRequests,
    () => measurePresses(earlyPage().calls),
    measureArrival,
    refreshPhone,
    followHaul,
    () => followDays(data.utcOffsets),
    prefetchOnIntent,
  ];
  // One by one: a press on a slow phone is answered between them.
  for (const task of soon) requestIdle(() => void task());
  for (const task of [letSearchOpenFolds, drawRest, measureCity]) whenIdle(task);
}

earlyPage().isRunning = true;
// In a task of its own: to run the code of all parts takes a slow phone 40 ms.
setTimeout(() => {
  startPage();
  performance.mark('islands-started');
});
