import { checkLinks } from '../../scripts/check-pages/check-links';
import { readBuiltPages, type PageError } from '../../scripts/check-pages/pages';
import { pageWith, smallSiteUrl, withSmallSite } from '../support/small-site';

const errorsOf = (files: Record<string, string>): Promise<PageError[]> =>
  withSmallSite(files, (publicDir) => checkLinks(publicDir, smallSiteUrl, readBuiltPages(publicDir)));

/** What is said of the page /toronto/faq with that in it. */
async function saidOf(main: string): Promise<string[]> {
  const errors = await errorsOf({ 'toronto/faq/index.html': pageWith(`<h2 id="cost">Cost</h2>${main}`) });
  expect(errors.filter(({ page }) => page !== '/toronto/faq')).toStrictEqual([]);
  return errors.map(({ wrong }) => wrong);
}

const site = smallSiteUrl;
const ldJson = (data: string) => `<script type="application/ld+json">${data}</script>`;

test.each([
  ['<a href="fqa">x</a>', 'leads to /toronto/fqa, which the site does not have'],
  ['<form action="/send"></form>', 'leads to /send, which'],
  ['<img src="/gone.png" alt="">', 'fetches /gone.png, which the site does not have'],
  ['<img src="/truck.svg" srcset="/truck.svg 480w,\n/gone.png 960w" alt="">', 'fetches /gone.png'],
  ['<video poster="/gone.jpg"></video>', 'fetches /gone.jpg'],
  ['<template><script src="/gone.js"></script></template>', 'fetches /gone.js'],
  ['<noscript><a href="/gone">x</a></noscript>', 'leads to /gone'],
  ['<img src="/toronto" alt="">', 'fetches /toronto'],
  ['<a href="#">x</a>', 'leads nowhere'],
  ['<a href="javascript:go()">x</a>', 'leads to javascript:go(), which is not https'],
  ['<a href="#gone">x</a>', 'leads to #gone, but /toronto/faq has no element with that id'],
  ['<a href="/toronto#cost">x</a>', 'leads to #cost, but /toronto has no element with that id'],
  ['<a href="/toronto/privacy#gone">x</a>', 'leads to #gone, but /toronto/privacy-policy has no'],
  ['<a href="#%">x</a>', 'leads to #%'],
  ['<a href="/thankyou">x</a>', 'leads to /thankyou, which thanks for a request that was not sent'],
  ['<a href="mailto:a@b.example">x</a>', 'leads to mailto:a@b.example, which is not https'],
  ['<a href="http://www.haulwell.example/">x</a>', 'www.haulwell.example/, which is not https'],
  ['<a href="https://other.example/a">x</a>', 'leads to other.example, which is not among the sites'],
  ['<script src="https://www.youtube.com/a"></script>', 'www.youtube.com/a from another site'],
  ['<style>@font-face{src:url("/static/gone.woff2")}</style>', 'fetches /static/gone.woff2'],
  ['<p style="background:url(/gone.png)">x</p>', 'fetches /gone.png'],
  [`<meta property="og:image" content="${site}/gone.png">`, 'leads to /gone.png'],
  [`<link rel="canonical" href="${site}/gone">`, 'leads to /gone'],
  [`<link rel="canonical" href="${site}/toronto/">`, 'names /toronto/, which hosting redirects to /toronto'],
  ['<link rel="canonical" href="/toronto/faq">', 'names /toronto/faq, which machines cannot follow'],
  [`<link rel="alternate" hreflang="fr" href="${site}/toronto">`, 'names /toronto as the same page'],
  ['<meta http-equiv="refresh" content="0; url=/gone">', 'leads to /gone'],
  [ldJson(`{"@graph":[{"url":"${site}/gone"}]}`), 'leads to /gone'],
  ['<a href="tel:+1416555">x</a>', 'has the address tel:+1416555, which is no number'],
  ['<a href="tel:+1-416-555-0142">x</a>', 'has the address tel:+1-416-555-0142, which is no'],
  ['<a href="sms:undefined?&body=Hello">x</a>', 'has the address sms:undefined?&body=Hello, which'],
  ['<a href="tel:+12895550155">x</a>', "dials +12895550155, but the page's phone is +14165550142"],
  ['<a href="sms:+12895550155?&body=Hello%2C">x</a>', "dials +12895550155, but the page's phone is"],
  ['<a href="tel:+14165550142">Call 289-555-0155</a>', 'shows +12895550155, but dials +14165550142'],
  ['<a href="tel:+14165550142" aria-label="(289) 555-0155">x</a>', 'shows +12895550155, but dials'],
])('%s is reported', async (main, wrong) => {
  expect(await saidOf(main)).toStrictEqual([expect.stringContaining(wrong)]);
});

test('right references and phones in all these elements pass', async () => {
  const main = `<a href="https://www.youtube.com/watch?v=1">x</a> <a href="#top">x</a> <a href="#main">x</a>
    <a href="${site}/toronto">x</a> <a href="/toronto?utm_source=ad">x</a>
    <img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt=""><img src="/truck.svg" srcset="/truck.svg 2x" alt="">
    <div style="background:url(/truck.svg)"></div><svg><use href="#main"></use></svg>
    <iframe src="/toronto" title="x"></iframe><form></form>
    <a href="tel:+14165550142">+1 (416) 555-0142</a><a href="sms:+14165550142">Text</a>
    <a href="sms:+14165550142?&amp;body=Hello%2C%20I%20am%20in%20Toronto">Text</a>
    <link rel="canonical" href="${site}/toronto/faq"><link rel="preconnect" href="https://a.example">
    <link rel="alternate" hreflang="en" href="${site}/toronto/faq">
    <style>@font-face{src:url(/static/font.woff2)}</style><link rel="icon" href="/truck.svg">
    ${ldJson(`{"@context":"https://schema.org","@id":"${site}/#brand","name":"Haulwell"}`)}`;
  expect(await saidOf(main)).toStrictEqual([]);
});

const offer = (head?: string) => ({ 'toronto/offer/spring/index.html': pageWith('Spring', head) });
const shown = 'may be shown by search engines, but no page leads to it';

test.each<[string, Record<string, string>, [page: string, wrong: string][]]>([
  ['not a site whose redirects lead to its pages', {}, []],
  [
    "a page of a city that has another phone than the city's home",
    { 'toronto/faq/index.html': pageWith('<h2 id="cost">Cost</h2>').replaceAll('416', '289') },
    [['/toronto/faq', "dials +12895550142, but the page's phone is +14165550142"]],
  ],
  [
    'a page that no link leads to, and what only that page leads to',
    {
      'guelph/index.html': pageWith('<a href="/guelph/faq">FAQ</a>'),
      'guelph/faq/index.html': pageWith('<a href="/guelph">Home</a>'),
    },
    [
      ['/guelph/faq', 'cannot be reached from / by links'],
      ['/guelph', 'cannot be reached from / by links'],
    ],
  ],
  [
    'a page that needs no link and is not kept from search engines',
    { 'book/index.html': pageWith('<a href="/toronto/privacy">Privacy</a>') },
    [['/book', shown]],
  ],
  ['the page of a campaign that is not kept from them', offer(), [['/toronto/offer/spring', shown]]],
  ['not the page of a campaign that is', offer('<meta name="robots" content="noindex">'), []],
])('%s is reported', async (_, files, errors) => {
  expect(await errorsOf(files)).toMatchObject(
    errors.map(([page, wrong]) => ({ page, wrong: expect.stringContaining(wrong) })),
  );
});
