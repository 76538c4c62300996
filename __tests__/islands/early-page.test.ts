/** @jest-environment jsdom */
import { takeEventsToReplay } from '../../src/islands/early-page';

test('a press on a form that React takes over later than the page is pressed again, once', async () => {
  document.body.innerHTML =
    '<form data-form="quote"><button type="button" aria-disabled="false"></button></form>';
  const button = document.querySelector('button')!;
  const submitted = new Promise((resolve) => {
    document.querySelector('form')!.addEventListener('submit', (event) => {
      event.preventDefault();
      resolve(button.type);
    });
  });
  takeEventsToReplay();
  button.click();
  button.type = 'submit';
  await expect(submitted).resolves.toBe('submit');
});
