/** @jest-environment jsdom */
import { valuesOf } from '../../../src/shared/browser/plain-forms';

test('a form is read as FormData reads it', () => {
  document.body.innerHTML = `<form>
    <input name="name" value="Ada" /><input name="empty" /><input value="unnamed" />
    <input name="off" value="off" disabled /><input type="hidden" name="hidden" value="kept" />
    <textarea name="message">Two\nlines</textarea>
    <input type="checkbox" name="agreed" checked /><input type="checkbox" name="not" />
    <input type="radio" name="kind" value="house" /><input type="radio" name="kind" value="flat" checked />
    <fieldset disabled><input name="within" value="off" /></fieldset>
    <select name="unit"><option>kg</option><option selected>lb</option></select>
    <output>said</output><button type="button" aria-disabled="false">Send</button>
  </form>`;
  const form = document.querySelector('form')!;
  expect(valuesOf(form)).toStrictEqual(Object.fromEntries(new FormData(form)));
  expect(Object.keys(valuesOf(form))).toStrictEqual([
    'name',
    'empty',
    'hidden',
    'message',
    'agreed',
    'kind',
    'unit',
  ]);
});
