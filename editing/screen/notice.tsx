import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Notice } from '../../src/content-model/notices/notice';
import { Button } from './staff/button';
import { List } from './staff/parts';
import { fieldAddress, inScreenWords, noticeWords } from './staff/place';

const noticeId = 'editing-notice';

export const beforeLive = 'Before it can go live:';
export const stillFormer = 'These texts still say what it was before:';

export type Line = string | Notice;

type NoticeLineProps = { line: Line; onFollow?: () => void };

export function NoticeLine({ line, onFollow }: NoticeLineProps) {
  if (typeof line === 'string') return inScreenWords(line);
  const [words, href] = [noticeWords(line), fieldAddress(line)];
  if (href === undefined) return words;
  return (
    <a href={href} onClick={onFollow}>
      {words}
    </a>
  );
}

export function hideNotice(): void {
  const notice = document.getElementById(noticeId);
  const isInUse = notice?.contains(document.activeElement);
  notice?.remove();
  if (isInUse) document.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
}

type Action = { label: string; onPress: () => void };

export function showNotice(title: string, lines: Line[], action?: Action): HTMLElement {
  hideNotice();
  const notice = document.createElement('section');
  notice.id = noticeId;
  notice.setAttribute('role', 'alert');
  notice.tabIndex = -1;
  document.body.append(notice);
  flushSync(() =>
    createRoot(notice).render(
      <>
        <h2>{title}</h2>
        <List items={lines} className="">
          {/* The field that it leads to must not lie under the message. */}
          {(line) => <NoticeLine line={line} onFollow={hideNotice} />}
        </List>
        {action && <Button onClick={action.onPress}>{action.label}</Button>}{' '}
        <Button onClick={hideNotice}>Close</Button>
      </>,
    ),
  );
  return notice;
}
