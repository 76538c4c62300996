import { By, Key, until, type WebDriver, type WebElement } from 'selenium-webdriver';
import { findBrowser, howToInstall } from '../../scripts/browser';
import { withWebKit } from '../../scripts/browsers-for-tests/webkit';
import { referenceOf } from '../../src/features/ticket/rules/confirmation';
import { fillText } from '../../src/shared/text/fill-text';
import { bookedJob, bookingKeys } from '../support/booking-keys';
import { expect, test as base } from '../support/e2e-test';
import { haul } from '../support/e2e-texts';
import { browserFaults } from '../support/faults';
import { expectedLead, typedAnswers } from '../support/saved-lead';
import { half, thing } from '../support/truck';

/** Keeps in the page's title what its scripts throw and what its policy refuses. */
function recordErrors(): void {
  const record = (what: unknown): void => void (document.title += ` ERROR ${String(what)}`);
  Object.assign(console, { error: record });
  window.addEventListener('error', ({ message }) => record(message));
  window.addEventListener('unhandledrejection', ({ reason }) => record(reason));
  document.addEventListener('securitypolicyviolation', ({ blockedURI }) => record(blockedURI));
}

const { ARROW_RIGHT: ArrowRight, ENTER: Enter, SPACE: Space, TAB: Tab } = Key;
const keys: Record<string, string> = { ArrowRight, Enter, Space, Tab };

function makeVisitor(page: WebDriver, siteUrl: string) {
  /** The element at a CSS selector or an XPath, once it is there and shown. */
  const see = async (place: string): Promise<WebElement> => {
    const by = place.startsWith('//') ? By.xpath(place) : By.css(place);
    const found = await page.wait(until.elementLocated(by), 20_000, place);
    return page.wait(until.elementIsVisible(found), 20_000, place);
  };
  return {
    see,
    open: async (path: string): Promise<void> => {
      await page.get(siteUrl + path);
      await page.executeScript(recordErrors);
    },
    /** The element, brought to the middle of the window. */
    goTo: async (place: string): Promise<WebElement> => {
      const found = await see(place);
      const options = { block: 'center', behavior: 'instant' };
      await page.executeScript('arguments[0].scrollIntoView(arguments[1])', found, options);
      return found;
    },
    waitForPath: async (path: string): Promise<void> => {
      await page.wait(until.urlIs(siteUrl + path), 20_000);
      expect(await page.getTitle()).not.toContain('ERROR');
    },
  };
}

/** WebKitGTK, which Playwright does not drive. */
const test = base.extend<{ webKit: WebDriver; visitor: ReturnType<typeof makeVisitor> }>({
  webKit: async ({ endpoint: { proxyPort } }, use) => {
    const isThere = findBrowser('WebKit') !== undefined;
    if (!isThere && process.env.CI) throw new Error(howToInstall('WebKit'));
    test.skip(!isThere, howToInstall('WebKit'));
    await withWebKit({ width: 390, height: 844, proxyPort }, use);
  },
  visitor: async ({ webKit, site }, use) => use(makeVisitor(webKit, site.url)),
});

test('WebKit: a quote with a load that is picked', async ({ visitor, site }) => {
  test.skip(haul.mode === 'off', 'The content switches it off.');
  const { open, see, goTo, waitForPath } = visitor;
  await open('/toronto/get-quote');
  await (await goTo('form [name=name]')).sendKeys(typedAnswers.Name);
  await (await goTo('form [name=phone]')).sendKeys(typedAnswers.Phone);
  await goTo(`//h2[.="${haul.title}"]`);
  await see('[type=range]');
  const add = `[aria-label="${fillText(haul.picker.add, { thing: thing!.name })}"]`;
  for (let count = 0; count < half; count += 1) await (await goTo(add)).click();
  const message = await see('form [name=message]');
  // The picker shows a press first, and the message follows after the paint.
  await expect.poll(() => message.getAttribute('value')).toContain(`${half} ${thing!.plural}`);
  const note = (await message.getAttribute('value')) ?? '';
  await (await goTo('form button')).click();
  await waitForPath('/thankyou');
  expect(Object.values(site.saved('leads'))).toStrictEqual([
    expectedLead(expect, { location_id: '13929', note_from_customer: note }),
  ]);
});

test('WebKit: a booking by keyboard, and its ticket', async ({ webKit, visitor, site }) => {
  const { open, see, goTo, waitForPath } = visitor;
  await open('/toronto/book-now');
  await (await goTo('form [name=name]')).click();
  await see('form button[type=submit]');
  const [first, day] = await webKit.findElements(By.css('[name=date]:enabled'));
  await webKit.executeScript('arguments[0].focus()', first);
  const date = (await day!.getAttribute('value'))!;
  for (const key of bookingKeys)
    await webKit
      .actions()
      .sendKeys(keys[key] ?? key)
      .perform();
  await waitForPath('/thankyou');
  expect(Object.values(site.saved('jobs'))).toStrictEqual([bookedJob(date)]);
  const [pushId = ''] = Object.keys(site.saved('jobs'));
  await see(`//main//*[contains(text(), "${referenceOf(pushId)}")]`);
});

for (const [what, happen] of Object.entries(browserFaults))
  test(`WebKit: ${what}: the request is saved, and the visitor is thanked`, async ({
    webKit,
    visitor,
    site,
  }) => {
    const { open, see, goTo, waitForPath } = visitor;
    await open('/toronto/get-quote');
    await webKit.executeScript(happen);
    await (await goTo('form [name=name]')).sendKeys(typedAnswers.Name);
    await see('form button[type=submit]');
    await webKit.executeScript(happen);
    await (await goTo('form [name=phone]')).sendKeys(typedAnswers.Phone);
    await (await goTo('form [name=message]')).sendKeys(typedAnswers.Message);
    await (await goTo('form button')).click();
    await waitForPath('/thankyou');
    expect(Object.values(site.saved('leads'))).toStrictEqual([
      expectedLead(expect, { location_id: '13929' }),
    ]);
  });
