import { makePushId } from '../../domain/requests/push-id';

const storageName = 'tab';
let name: string | undefined;

/** Names this tab, the same after a reload where session storage is allowed. */
function tabName(): string {
  if (name !== undefined) return name;
  const fresh = makePushId(Date.now());
  try {
    name = sessionStorage.getItem(storageName) ?? fresh;
    sessionStorage.setItem(storageName, name);
  } catch {
    name = fresh;
  }
  return name;
}

/** Names one form of one page in one tab. */
export function formInTab(form: string): string {
  return `${tabName()} ${window.location.pathname}#${form}`;
}
