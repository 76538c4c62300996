import { tabName } from './tab-name';

/** Names one form of one page in one tab. */
export function formPlace(form: string): string {
  return `${tabName()} ${window.location.pathname}#${form}`;
}
