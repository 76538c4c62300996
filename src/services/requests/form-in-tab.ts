import { makePushId } from '../../domain/requests/push-id';

const storageName = 'tab';
let name: string | undefined;

/** Gives the name of this tab; it stays after a reload where the browser allows session storage. */
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

/** Gives a name for one form of this page in this tab. */
export function formInTab(form: string): string {
  return `${tabName()} ${window.location.pathname}#${form}`;
}
