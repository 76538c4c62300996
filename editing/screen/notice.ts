const noticeId = 'editing-notice';

/** Shows a message until the user closes it. Takes plain text, never markup. */
export function showNotice(title: string, lines: string[]): void {
  document.getElementById(noticeId)?.remove();
  const notice = document.createElement('section');
  notice.id = noticeId;
  notice.setAttribute('role', 'alert');
  const heading = document.createElement('h2');
  heading.textContent = title;
  const list = document.createElement('ul');
  for (const line of lines) {
    const item = document.createElement('li');
    item.textContent = line;
    list.append(item);
  }
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = 'Close';
  close.addEventListener('click', () => notice.remove());
  notice.append(heading, list, close);
  document.body.append(notice);
}
