import { languageName } from '../early-page';

/**
 * The script in the head of a page that can be read in several languages, which runs before anything is painted. It says
 * which other language the visitor may read better: the one they last chose, or else the first of their browser's. A page
 * is chosen when the same page in another language leads to it. Its own element has the languages with their paths.
 */
const { languages = '' } = (document.currentScript as HTMLScriptElement).dataset;

const paths = new Map(languages.split(' ').map((pair) => pair.split('=') as [string, string]));
const here = document.documentElement.lang.slice(0, 2);

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
