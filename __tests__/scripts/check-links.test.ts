import { readBuiltPages } from '../../scripts/check-pages/built-pages';
import { checkLinks } from '../../scripts/check-pages/check-links';
import type { PageError } from '../../scripts/check-pages/page-error';
import { pageWith, withSmallSite } from '../support/small-site';

const errorsOf = (files: Record<string, string>): Promise<PageError[]> =>
  withSmallSite(files, (site) => checkLinks(site, readBuiltPages(site.publicDir)));

/** What is said of the page /toronto/faq with that in it. */
const saidOf = async (main: string, head?: string): Promise<string[]> => {
  const errors = await errorsOf({
    'toronto/faq/index.html': pageWith(`<h2 id="cost">Cost</h2>${main}`, head),
  });
  expect(errors.filter(({ page }) => page !== '/toronto/faq')).toStrictEqual([]);
  return errors.map(({ wrong }) => wrong);
};

test('a site without an error passes; its redirects are followed and what is no page is left out', async () => {
  expect(await errorsOf({})).toStrictEqual([]);
});

test('an error names its page, its element, what is wrong and what to do', async () => {
  const main = '<a class="link" href="/toronto/fqa">Questions</a>';
  expect(
    await errorsOf({ 'toronto/index.html': pageWith(`${main}<a href="/toronto/faq">FAQ</a>`) }),
  ).toStrictEqual([
    {
      page: '/toronto',
      element: '<a href="/toronto/fqa">Questions',
      wrong: 'leads to /toronto/fqa, which the site does not have',
      fix: 'Fix the address, or build the page or file that is missing.',
    },
  ]);
});

test.each([
  ['<a href="fqa">x</a>', 'leads to /toronto/fqa, which the site does not have'],
  ['<form action="/send"></form>', 'leads to /send, which the site does not have'],
  ['<img src="/gone.png" alt="">', 'fetches /gone.png, which the site does not have'],
  [
    '<img src="/truck.svg" srcset="/truck.svg 480w,\n/gone.png 960w" alt="">',
    'fetches /gone.png, which the site does not have',
  ],
  [
    '<picture><source srcset="/gone.avif"><img src="/truck.svg" alt=""></picture>',
    'fetches /gone.avif, which the site does not have',
  ],
  ['<video poster="/gone.jpg"></video>', 'fetches /gone.jpg, which the site does not have'],
  ['<script src="/gone.js"></script>', 'fetches /gone.js, which the site does not have'],
  ['<template><script src="/gone.js"></script></template>', 'fetches /gone.js, which the site does not have'],
  ['<noscript><a href="/gone">x</a></noscript>', 'leads to /gone, which the site does not have'],
  ['<img src="/toronto" alt="">', 'fetches /toronto, which is a page'],
  ['<a href="">x</a>', 'leads nowhere'],
  ['<a href="#">x</a>', 'leads nowhere'],
  ['<a href="https://[">x</a>', 'has the address "https://[", which is not a valid one'],
  ['<a href="/%">x</a>', 'leads to /%, which the site does not have'],
  ['<a href="javascript:go()">x</a>', 'has an address that begins with javascript:'],
  ['<a href="#gone">x</a>', 'leads to #gone, but /toronto/faq has no element with that id'],
  ['<a href="/toronto#cost">x</a>', 'leads to #cost, but /toronto has no element with that id'],
  [
    '<a href="/toronto/privacy#gone">x</a>',
    'leads to #gone, but /toronto/privacy-policy has no element with that id',
  ],
  ['<a href="#%">x</a>', 'leads to #%, but /toronto/faq has no element with that id'],
  ['<a href="/thankyou">x</a>', 'leads to /thankyou, which thanks for a request that was not sent'],
  [
    '<a href="mailto:a@b.example">x</a>',
    'opens a mail, but nobody is reached by mail here (docs/specification.md, section 3)',
  ],
  ['<a href="http://vimeo.com/1">x</a>', 'leads to http://vimeo.com/1, which is not https'],
  [
    '<a href="http://www.haulwell.example/toronto">x</a>',
    'names the site as http://www.haulwell.example, which is not https',
  ],
  [
    '<a href="https://other.example/a">x</a>',
    'leads to other.example, which is not among the sites that pages may lead to',
  ],
  [
    '<script src="https://www.youtube.com/iframe_api"></script>',
    'fetches https://www.youtube.com/iframe_api from another site with the page',
  ],
])('in the page, %s is reported', async (main, wrong) => {
  expect(await saidOf(main)).toStrictEqual([wrong]);
});

const canonical = (address: string) => `<link rel="canonical" href="${address}">`;
const ldJson = (data: string) => `<script type="application/ld+json">${data}</script>`;

test.each([
  ['<link rel="icon" href="/gone.svg">', 'fetches /gone.svg, which the site does not have'],
  [
    '<style>@font-face{src:url("/static/gone.woff2")}</style>',
    'fetches /static/gone.woff2, which the site does not have',
  ],
  [
    '<meta property="og:image" content="https://www.haulwell.example/gone.png">',
    'leads to /gone.png, which the site does not have',
  ],
  [canonical('https://www.haulwell.example/gone'), 'leads to /gone, which the site does not have'],
  [
    canonical('https://www.haulwell.example/toronto/'),
    'names /toronto/, which hosting redirects to /toronto',
  ],
  [canonical('/toronto/faq'), 'names /toronto/faq, which machines cannot follow from elsewhere'],
  ['<meta http-equiv="refresh" content="0; url=/gone">', 'leads to /gone, which the site does not have'],
  [
    ldJson('{"@graph":[{"url":"https://www.haulwell.example/gone"}]}'),
    'leads to /gone, which the site does not have',
  ],
  [ldJson('{"url":'), 'holds structured data that is not JSON'],
])('in the head, %s is reported', async (head, wrong) => {
  expect(await saidOf('', head)).toStrictEqual([wrong]);
});

test('right references in all these elements pass', async () => {
  const main = `<a href="https://www.youtube.com/watch?v=1">x</a> <a href="#top">x</a> <a href="#main">x</a>
    <a href="https://www.haulwell.example/toronto">x</a> <a href="/toronto?utm_source=ad">x</a>
    <img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt=""><img src="/truck.svg" srcset="/truck.svg 2x" alt="">
    <div style="background:url(/truck.svg)"></div><svg><use href="#main"></use></svg>
    <iframe src="/toronto" title="x"></iframe><form></form>`;
  const head = `${canonical('https://www.haulwell.example/toronto/faq')}<link rel="preconnect" href="https://a.example">
    <style>@font-face{src:url(/static/font.woff2)}</style><link rel="icon" href="/truck.svg">
    ${ldJson('{"@context":"https://schema.org","@id":"https://www.haulwell.example/#brand","name":"Haulwell"}')}`;
  expect(await saidOf(main, head)).toStrictEqual([]);
});

test.each([
  ['<a href="tel:+1416555">x</a>', 'has the address tel:+1416555, which is no number'],
  ['<a href="tel:4165550142">x</a>', 'has the address tel:4165550142, which is no number'],
  ['<a href="tel:+1-416-555-0142">x</a>', 'has the address tel:+1-416-555-0142, which is no'],
  ['<a href="sms:undefined?&body=Hello">x</a>', 'has the address sms:undefined?&body=Hello, which'],
  ['<a href="sms:+14165550142?&body=%E0%A4">x</a>', 'has the address sms:+14165550142?&body=%E0%A4, which'],
  ['<a href="tel:+12895550155">x</a>', "dials +12895550155, but the page's phone is +14165550142"],
  [
    '<a href="sms:+12895550155?&body=Hello%2C">x</a>',
    "dials +12895550155, but the page's phone is +14165550142",
  ],
  ['<a href="tel:+14165550142">Call 289-555-0155</a>', 'shows +12895550155, but dials +14165550142'],
  [
    '<a href="tel:+14165550142" aria-label="Call (289) 555-0155">x</a>',
    'shows +12895550155, but dials +14165550142',
  ],
])('%s is reported', async (main, wrong) => {
  expect(await saidOf(main)).toStrictEqual([expect.stringContaining(wrong)]);
});

test('the right phone is passed, to call, to text and however it is shown', async () => {
  const main = `<a href="tel:+14165550142">+1 (416) 555-0142</a><a href="sms:+14165550142">Text</a>
    <a href="sms:+14165550142?&amp;body=Hello%2C%20I%20am%20in%20Toronto">Text</a>`;
  expect(await saidOf(main)).toStrictEqual([]);
});

test("a page of a city that has another phone than the city's home is reported", async () => {
  const other = pageWith('<h2 id="cost">Cost</h2>').replaceAll('416', '289');
  expect(await errorsOf({ 'toronto/faq/index.html': other })).toMatchObject([
    { page: '/toronto/faq', wrong: "dials +12895550142, but the page's phone is +14165550142" },
  ]);
});

test('a page that no link leads to is reported, and so is what only that page leads to', async () => {
  const errors = await errorsOf({
    'guelph/index.html': pageWith('<a href="/guelph/faq">FAQ</a>'),
    'guelph/faq/index.html': pageWith('<a href="/guelph">Home</a>'),
  });
  const wrong = 'cannot be reached from / by links';
  expect(errors).toMatchObject([
    { page: '/guelph/faq', wrong },
    { page: '/guelph', wrong },
  ]);
});

test('a page that needs no link must be kept from search engines', async () => {
  const main = '<a href="/toronto/privacy">Privacy</a>';
  expect(await errorsOf({ 'book/index.html': pageWith(main) })).toMatchObject([
    { page: '/book', wrong: 'may be shown by search engines, but no page leads to it' },
  ]);
});

test('the page of a campaign needs no link, but must keep search engines away', async () => {
  const offer = (head?: string) => ({ 'toronto/offer/spring/index.html': pageWith('Spring', head) });
  expect(await errorsOf(offer('<meta name="robots" content="noindex">'))).toStrictEqual([]);
  expect(await errorsOf(offer())).toMatchObject([
    { page: '/toronto/offer/spring', wrong: 'may be shown by search engines, but no page leads to it' },
  ]);
});
