import { entryAddress } from '../config/entry-address';
import { withoutInvisible } from '../../src/content-model/content-error';
import { readMarks } from '../../src/content-model/gatsby/marks';

/** Shows at a text of the site in development mode a link to the field of the form where it is changed. */

const screenUrl = new URL((document.currentScript as HTMLScriptElement).src).origin;
const storeKey = 'editing-marks';

const html = `
  <style>
    a, button { box-sizing: border-box; min-height: 44px; padding: 8px 16px; border: 2px solid #1c2b24; background: #fff;
      color: #1c2b24; font: 600 16px/1.5 system-ui, sans-serif; cursor: pointer; text-decoration: none; }
    a:focus-visible, button:focus-visible { outline: 3px solid #1c5fd4; outline-offset: 2px; }
    [hidden] { display: none !important; }
    a { position: fixed; z-index: 2147483647; }
    .frame { position: fixed; z-index: 2147483646; border: 3px solid #1c5fd4; pointer-events: none; }
    .bar { position: fixed; left: 8px; bottom: 72px; z-index: 2147483645; display: flex; }
  </style>
  <div class="bar" role="group" aria-label="Marks of the editing screen">
    <button class="on"></button><button class="next">Next text</button>
  </div>
  <div class="frame"></div>
  <a target="editing-screen">Change these words</a>`;

const ownText = (element: Element): string =>
  [
    ...Array.from(element.childNodes, (node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : '')),
    ...Array.from(element.attributes, ({ value }) => value),
  ].join('');

/** The field of the text that an element shows; of texts filled into one another, that of the outer one. */
const markOf = (element: Element) => readMarks(ownText(element)).at(-1);

function markedAround(element: Element | null): Element | undefined {
  for (let at = element; at; at = at.parentElement) if (markOf(at)) return at;
  return undefined;
}

function start(): void {
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = html;
  const find = (selector: string) => root.querySelector<HTMLElement>(selector) as HTMLElement;
  const [onOff, nextText, frame] = [find('.on'), find('.next'), find('.frame')];
  const link = find('a') as HTMLAnchorElement;
  let shown: Element | undefined;

  const hide = (): void => {
    shown = undefined;
    link.hidden = true;
    frame.hidden = true;
  };
  const show = (element: Element): void => {
    const mark = markOf(element);
    if (!mark) return;
    shown = element;
    link.href = screenUrl + entryAddress(mark.file, mark.field);
    link.hidden = false;
    frame.hidden = false;
    const { top, left, width, height } = element.getBoundingClientRect();
    frame.style.cssText = `top: ${top}px; left: ${left}px; width: ${width}px; height: ${height}px`;
    const above = top - link.offsetHeight;
    link.style.top = `${above >= 0 ? above : top + height}px`;
    link.style.left = `${Math.max(0, Math.min(left, window.innerWidth - link.offsetWidth))}px`;
  };
  const isOn = (): boolean => window.localStorage.getItem(storeKey) !== 'off';
  const turn = (): void => {
    onOff.textContent = isOn() ? 'Marks: on' : 'Marks: off';
    onOff.setAttribute('aria-pressed', String(isOn()));
    nextText.hidden = !isOn();
    hide();
  };
  const follow = (event: MouseEvent | FocusEvent): void => {
    if (!isOn() || event.target === host) return;
    const isPointed = 'clientX' in event;
    const at = isPointed
      ? document.elementsFromPoint(event.clientX, event.clientY)
      : [event.target as Element];
    const [element] = at
      .filter((each) => !each.matches('input[type=range]'))
      .flatMap((each) => markedAround(each) ?? []);
    if (element) show(element);
    else if (isPointed && (!shown?.isConnected || (event.target as Element).textContent?.trim())) hide();
  };

  onOff.addEventListener('click', () => {
    window.localStorage.setItem(storeKey, isOn() ? 'off' : 'on');
    turn();
  });
  nextText.addEventListener('click', () => {
    const isShown = (element: Element) => element.getClientRects().length > 0 && markOf(element);
    const texts = Array.from(document.querySelectorAll('body *')).filter(isShown);
    const next = texts[(shown ? texts.indexOf(shown) + 1 : 0) % texts.length];
    next?.scrollIntoView({ block: 'center', behavior: 'instant' });
    if (next) show(next);
  });
  document.addEventListener('copy', (event) => {
    const text = String(document.getSelection());
    const plain = withoutInvisible(text);
    if (plain === text) return;
    event.preventDefault();
    event.clipboardData?.setData('text/plain', plain);
  });
  document.addEventListener('pointerover', follow);
  // A press may bring other words to its place.
  document.addEventListener('click', (event) => requestAnimationFrame(() => follow(event)));
  document.addEventListener('focusin', follow);
  document.addEventListener('scroll', () => shown && show(shown), { capture: true, passive: true });
  turn();
}

start();
