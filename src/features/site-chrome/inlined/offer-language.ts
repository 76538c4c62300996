import { languageName } from '../../../shared/values/device-names';

/** Before the first paint: offers the language that the visitor last chose, or else the first of their browser's. */
const { languages = '', language: here = '' } = (document.currentScript as HTMLScriptElement).dataset;

const paths = new Map(languages.split(' ').map((pair) => pair.split('=') as [string, string]));

function chosen(): string | null {
  try {
    const from = document.referrer && new URL(document.referrer);
    if (from && from.origin === location.origin && [...paths.values()].includes(from.pathname))
      localStorage.setItem(languageName, here);
    return localStorage.getItem(languageName);
  } catch {
    // Site data is blocked.
    return null;
  }
}

const preferred = navigator.languages.map((each) => each.slice(0, 2)).find((each) => paths.has(each));
const wanted = chosen() ?? preferred;
if (wanted && wanted !== here && paths.has(wanted)) document.documentElement.dataset.offer = wanted;
