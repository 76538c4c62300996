import { makePushId } from '../../domain/requests/push-id';
import { readStored, writeStored } from '../storage';

const storageName = 'tab';
let name: string | undefined;

/** Names this tab, the same after a reload where session storage is allowed. */
function tabName(): string {
  if (name !== undefined) return name;
  const kept = readStored('sessionStorage', storageName);
  name = typeof kept === 'string' ? kept : makePushId(Date.now());
  writeStored('sessionStorage', storageName, name);
  return name;
}

/** Names one form of one page in one tab. */
export function formInTab(form: string): string {
  return `${tabName()} ${window.location.pathname}#${form}`;
}
