import { writeFileSync } from 'node:fs';
import { readBuiltPages } from '../../scripts/check-pages/pages';
import { checkBrowsers } from '../../scripts/check-pages/check-browsers';
import { oldestDeclaredBrowsers, unsupportedFeatures } from '../../scripts/browsers/unsupported-features';
import { folderForEach } from '../support/local-database';

const inPublic = folderForEach();

/** What the check says of a file or page, each time as "PLACE: FEATURE". */
function refused(file: string, text: string): string[] {
  writeFileSync(inPublic(file), text);
  const errors = checkBrowsers(inPublic(), readBuiltPages(inPublic()));
  return errors.map(({ page, wrong }) => `${page}: ${wrong.split(' ')[0]}`);
}

test.each([
  ['fetch(a,{signal:AbortSignal.timeout(9e3)})', 'AbortSignal.timeout'],
  ['const f=e=>e.ok&&URL.canParse(String(e.at));', 'URL.canParse'],
  ['(n,e)=>{var t;return null==(t=e.toSorted((n,e)=>n-e)[0])?void 0:t}', 'Array.prototype.toSorted'],
  ['a.matches||matchMedia("(width < 90rem)").matches', 'at-rules.media.range_syntax'],
  ['class A{static{A.b=1}}', 'classes.static.initialization_blocks'],
  ['x.replace(/(?<=a)b/g,"")', 'regular_expressions.lookbehind_assertion'],
  ['!e.at(-1)&&1===t.at(0)&&f(t.at(1))', 'Array.prototype.at'],
  ['window.requestIdleCallback(f)', 'requestIdleCallback'],
  ['navigator.locks.request("a",f)', 'Navigator.prototype.locks'],
  // A question elsewhere in the function does not cover it.
  ['n=>{navigator.locks&&f(n);return navigator.locks.request("a",n)}', 'Navigator.prototype.locks'],
  ['n=>{if(navigator.locks)f(n);navigator.locks.request("a",n)}', 'Navigator.prototype.locks'],
  ['e.replaceChildren();e.requestSubmit()', 'HTMLFormElement.prototype.requestSubmit'],
  ['[{1:e=>{navigator.locks&&e(2)},2:e=>{navigator.locks.request("a",e)}}]', 'Navigator.prototype.locks'],
])('a script with %s is refused', (script, feature) => {
  expect(new Set(refused('app.js', script))).toEqual(new Set([`app.js: ${feature}`]));
});

test.each([
  ['.a{color:red}@media (width>=40rem){.a{color:blue}}', 'at-rules.media.range_syntax'],
  ['.a{rotate:45deg}', 'properties.rotate'],
  ['.a{height:100dvh}', 'types.length.viewport_percentage_units_dynamic'],
  ['.a{.b{color:red}}', 'selectors.nesting'],
  ['.a{color:color-mix(in srgb,red,blue)}', 'types.color.color-mix'],
])('a style sheet with %s is refused', (style, feature) => {
  expect(refused('styles.css', style)).toEqual([`styles.css: ${feature}`]);
});

test.each([
  ['<style>@media (width>=40rem){a{color:red}}</style>', 'at-rules.media.range_syntax'],
  ['<script>AbortSignal.timeout(1)</script>', 'AbortSignal.timeout'],
  ['<template><script>URL.canParse("")</script></template>', 'URL.canParse'],
  ['<p style="rotate:4deg">', 'properties.rotate'],
  ['<img sizes="(width < 48rem) 100vw, 50vw">', 'at-rules.media.range_syntax'],
])('so is a page with %s', (html, feature) => {
  expect(refused('index.html', `<!doctype html><title>Junk</title>${html}`)).toEqual([`/: ${feature}`]);
});

test('what a script asks for before it uses it may be there, and its own methods', () => {
  const script = `
    const idle = window.requestIdleCallback ?? ((task) => setTimeout(task, 9));
    const run = (task) => typeof structuredClone === 'undefined' ? task : structuredClone(task);
    function lock(task) { if (!navigator.locks) return task(); return navigator.locks.request('a', task); }
    navigator.storage?.persist?.();
    (r = navigator.locks) == null || r.request('a', run);
    'showModal' in a && a.showModal();
    const { width } = { width: (structuredClone) => structuredClone(1) };
    class A{toSorted(){return this}}new A().toSorted();
  `;
  expect(refused('app.js', script)).toEqual([]);
});

test('a style that has a fallback, or asks first, may be there', () => {
  const style = `
    .a { height: 100vh; height: 100dvh; -webkit-text-size-adjust: 100%; text-size-adjust: 100% }
    @supports (animation-timeline: scroll()) { .a { animation-timeline: scroll() } }
    @supports selector(:has(a)) { .a:has(b) { color: red } }
  `;
  expect(refused('styles.css', style)).toEqual([]);
});

test('the features are those of the browsers that package.json declares', () => {
  expect(oldestDeclaredBrowsers()).toContainEqual({ name: 'safari_ios', version: '15.0' });
  const twice = oldestDeclaredBrowsers(['iOS 16.0-16.3', 'iOS 15.6-15.8']);
  expect(twice).toEqual([{ name: 'safari_ios', version: '15.6' }]);
  expect(() => oldestDeclaredBrowsers(['op_mini all'])).toThrow('op_mini all');
  expect(unsupportedFeatures('safari_ios', '15.4')).not.toContain('Object.hasOwn');
  expect(unsupportedFeatures('safari_ios', '15.0')).toEqual(
    expect.arrayContaining(['Object.hasOwn', 'HTMLDialogElement.prototype.showModal', 'HTMLDialogElement']),
  );
});

// The starter asks for it (src/islands/starter.ts): an older browser keeps the plain page.
test('the feature by which the starter knows an older browser is in all declared ones, and in no older Safari', () => {
  const lacking = [
    ...oldestDeclaredBrowsers(),
    { name: 'safari_ios', version: '14.8' } as const,
    { name: 'safari', version: '14.1' } as const,
  ].filter(({ name, version }) => unsupportedFeatures(name, version).includes('RegExp.prototype.hasIndices'));
  expect(lacking.map(({ version }) => version)).toEqual(['14.8', '14.1']);
});
