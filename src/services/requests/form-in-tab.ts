import { makePushId } from '../../domain/requests/push-id';
import { readStored, writeStored } from '../storage';

const storageName = 'tab';
let name: string | undefined;

/** Gives the name of this tab; it stays after a reload where the browser allows session storage. */
function tabName(): string {
  if (name !== undefined) return name;
  const kept = readStored('sessionStorage', storageName);
  name = typeof kept === 'string' ? kept : makePushId(Date.now());
  writeStored('sessionStorage', storageName, name);
  return name;
}

/** Gives a name for one form of this page in this tab. */
export function formInTab(form: string): string {
  return `${tabName()} ${window.location.pathname}#${form}`;
}
