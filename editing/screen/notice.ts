import type { ErrorNotice } from '../content/describe-errors';
import { fieldAddress, inScreenWords, noticeWords } from './staff/place';

const noticeId = 'editing-notice';

/** Stands above the errors that a change causes in other files. */
export const beforeLive = 'Before it can go live:';
/** Stands above the texts that a change has left behind. */
export const stillFormer = 'These texts still say what it was before:';

/** A line of a message: plain text, or a notice, which leads to its entry and field. */
export type Line = string | ErrorNotice;

function show(line: Line): Node {
  const address = typeof line === 'string' ? undefined : fieldAddress(line);
  if (typeof line === 'string' || address === undefined)
    return document.createTextNode(typeof line === 'string' ? inScreenWords(line) : noticeWords(line));
  const link = document.createElement('a');
  link.href = address;
  link.textContent = noticeWords(line);
  return link;
}

function buttonOf(label: string, onPress: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.addEventListener('click', onPress);
  return button;
}

/** Takes the message away: it is of what was tried before. */
export const hideNotice = (): void => document.getElementById(noticeId)?.remove();

/** Shows a message until the user closes it, with what can be done about it. Takes plain text, never markup. */
export function showNotice(
  title: string,
  lines: Line[],
  action?: { label: string; onPress: () => void },
): void {
  hideNotice();
  const notice = document.createElement('section');
  notice.id = noticeId;
  notice.setAttribute('role', 'alert');
  const heading = document.createElement('h2');
  heading.textContent = title;
  const list = document.createElement('ul');
  for (const line of lines) {
    const item = document.createElement('li');
    item.append(show(line));
    list.append(item);
  }
  const close = buttonOf('Close', () => notice.remove());
  // The field that a line leads to must not lie under the message.
  list.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) notice.remove();
  });
  notice.append(heading, list, ...(action ? [buttonOf(action.label, action.onPress), ' '] : []), close);
  document.body.append(notice);
}
