import type { Notice } from '../../src/content-model/notices/notice';
import { fieldAddress, inScreenWords, noticeWords } from './staff/place';

const noticeId = 'editing-notice';

export const beforeLive = 'Before it can go live:';
export const stillFormer = 'These texts still say what it was before:';

export type Line = string | Notice;

const make = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
): HTMLElementTagNameMap[Name] => Object.assign(document.createElement(name), properties);

function show(line: Line): Node | string {
  if (typeof line === 'string') return inScreenWords(line);
  const [textContent, href] = [noticeWords(line), fieldAddress(line)];
  return href === undefined ? textContent : make('a', { href, textContent });
}

const buttonOf = (label: string, onPress: () => void): HTMLButtonElement =>
  make('button', { type: 'button', className: 'staff-button', textContent: label, onclick: onPress });

export const hideNotice = (): void => document.getElementById(noticeId)?.remove();

/** Shows a message until the user closes it, with what can be done about it. Takes plain text, never markup. */
export function showNotice(
  title: string,
  lines: Line[],
  action?: { label: string; onPress: () => void },
): void {
  hideNotice();
  const notice = make('section', { id: noticeId });
  notice.setAttribute('role', 'alert');
  const list = make('ul');
  for (const line of lines) list.appendChild(make('li')).append(show(line));
  // The field that a line leads to must not lie under the message.
  list.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) hideNotice();
  });
  notice.append(
    make('h2', { textContent: title }),
    list,
    ...(action ? [buttonOf(action.label, action.onPress), ' '] : []),
  );
  notice.append(buttonOf('Close', hideNotice));
  document.body.append(notice);
}
