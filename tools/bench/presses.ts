import type { Browser, Page } from '@playwright/test';

/** One press or key of a visitor on a page, and what it waits for. */
export type Press = {
  name: string;
  /** The name of the kind of page (scripts/page-kinds.ts), or of the page with one sentence. */
  page: string;
  on: string;
  /** Typed into the field, instead of pressing it. */
  key?: string;
  /** What the visitor has done before: fields filled in, and elements pressed. */
  filled?: Record<string, string>;
  pressed?: string[];
  /** What then matches, or the path of the page that then shows. */
  result: string;
};

export const floor = 'one sentence';

const valid = { name: 'Ada Lovelace', phone: '4165550199', message: 'Three sofas and a piano' };
const send = (form: string): string => `form[data-form=${form}] button[aria-disabled]`;
const wrong = (form: string): string => `form[data-form=${form}] [aria-invalid=true]`;
const more = 'li button[aria-disabled] ~ button';
const choice = 'input[name=propertyType]';
const found = 'form[role=search] + * output:not(:empty)';
const less = 'li button[aria-disabled=false]';
/** On a phone it is folded. */
const truck = 'div:has(~ div [data-island=haul-picker]) > [data-fold] > summary';

/** The presses that the bench measures, on a city whose pages are below this path; first the least that a press can do. */
export const pressesIn = (city: string): Press[] => [
  { name: 'fold', page: floor, on: 'summary', result: 'details[open]' },
  { name: 'menu', page: 'home', on: 'header summary', result: 'header details[open]' },
  { name: 'question', page: 'faq', on: 'main summary', result: 'main details[open]' },
  { name: 'choice', page: 'book-now', on: choice, result: `${choice}:checked` },
  { name: 'first key', page: 'home', on: 'input[name=name]', key: 'a', result: 'input[name=name]' },
  { name: 'date', page: 'book-now', on: 'input[name=date]:enabled', result: 'input[name=date]:checked' },
  { name: 'quote form, invalid', page: 'home', on: send('quote'), result: wrong('quote') },
  { name: 'booking form, invalid', page: 'book-now', on: send('booking'), result: wrong('booking') },
  { name: 'book form, invalid', page: 'book', on: send('book'), result: wrong('book') },
  { name: 'quote form, valid', page: 'home', on: send('quote'), filled: valid, result: '/thankyou' },
  { name: 'picker plus', page: 'what-we-take', on: more, pressed: [truck], result: less },
  {
    name: 'picker minus',
    page: 'what-we-take',
    on: less,
    pressed: [truck, more],
    result: `body:not(:has(${less}))`,
  },
  { name: 'city search', page: 'landing', on: 'input[type=search]', key: 'o', result: found },
  { name: 'page change', page: 'home', on: `footer a[href="${city}/faq"]`, result: `${city}/faq` },
];

const patience = { timeout: 60_000 };

export const moments = ['before the scripts', 'right after load', 'at rest'] as const;
export type Moment = (typeof moments)[number];

/** Keeps the longest duration of an interaction by Event Timing in the tab, also for the page that a press leads to. */
function watchInteractions(): void {
  type Interaction = PerformanceEntry & { interactionId?: number };
  const note = (entries: Interaction[]): void => {
    for (const { duration, interactionId, entryType } of entries)
      if (sessionStorage.pressed && (interactionId || entryType === 'first-input'))
        sessionStorage.inp = Math.max(duration, Number(sessionStorage.inp ?? 0));
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  for (const type of ['event', 'first-input'])
    observer.observe({ type, durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** The delays of a slow line in milliseconds: of a request on an open connection, and of one that has to open it. */
const delays = { open: 150, new: 562.5 };

/** Lighthouse's phone: a processor four times as slow as this machine's and, where one is named, its slow line. */
async function slowDown(page: Page, line?: keyof typeof delays): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  if (!line) return;
  const speed = { downloadThroughput: (1600 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };
  await client.send('Network.emulateNetworkConditions', { offline: false, latency: delays[line], ...speed });
}

const phone = { viewport: { width: 412, height: 823 }, hasTouch: true };

/** Opens a page as a new visitor; gives when its largest part was painted, in milliseconds. */
export async function measurePaint(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ ...phone, isMobile: true, deviceScaleFactor: 1.75 });
  try {
    const page = await context.newPage();
    await slowDown(page, 'new');
    await page.goto(url, { waitUntil: 'networkidle', ...patience });
    return await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const observer = new PerformanceObserver((list) => resolve(list.getEntries().at(-1)!.startTime));
          observer.observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
  } finally {
    await context.close();
  }
}

/** Presses once as a new visitor; gives the interaction's duration and when its result was visible, in milliseconds. */
export async function measurePress(
  browser: Browser,
  url: string,
  { on, key, filled = {}, pressed = [], result }: Press,
  moment: Moment,
): Promise<{ inp: number; result: number }> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    // The compiler names what is in a function for the page with a helper of its own.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.addInitScript(watchInteractions);
    await slowDown(page, moment === 'before the scripts' ? 'open' : undefined);
    await page.goto(url, { waitUntil: moment === 'before the scripts' ? 'commit' : 'load' });
    if (moment === 'at rest') await page.waitForLoadState('networkidle');
    for (const [name, value] of Object.entries(filled))
      await page.locator(`input[name=${name}], textarea[name=${name}]`).first().fill(value, patience);
    for (const each of pressed) await page.locator(each).first().click(patience);
    const target = page.locator(on).first();
    // What is filled in or pressed may be replaced by its island meanwhile.
    await target.evaluate((element) => element.scrollIntoView({ block: 'center' }), null, patience);
    if (key) await target.focus();
    await page.evaluate(() => (sessionStorage.pressed = 'true'));
    const started = performance.now();
    if (key) await page.keyboard.press(key);
    // A radio button is covered by its label.
    else await target.click({ ...patience, force: true });
    if (result.startsWith('/')) await page.waitForURL(`**${result}`, { ...patience, waitUntil: 'commit' });
    else await page.waitForSelector(result, { ...patience, state: 'attached' });
    const shown = performance.now() - started;
    // Entries come after the frame that they measure.
    const inpOf = (): string | undefined => sessionStorage.inp as string | undefined;
    const inp = await page.waitForFunction(inpOf, null, { timeout: 2000 });
    return { inp: Number(await inp.jsonValue()), result: shown };
  } finally {
    await context.close();
  }
}
