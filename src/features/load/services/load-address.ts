import { loadField } from '../rules/address';

/** Gives the items that the page's address puts on the truck, as it writes them; null without any. */
export const addressedLoad = (): string | null => new URLSearchParams(window.location.search).get(loadField);

/** Takes the items out of the page's address: a reload keeps what the visitor has changed since. */
export function dropAddressedLoad(): void {
  const url = new URL(window.location.href);
  url.searchParams.delete(loadField);
  window.history.replaceState(window.history.state, '', url);
}

/** Gives the address of this page with items on the truck. */
export function addressOfLoad(items: string): string {
  return `${window.location.pathname}?${loadField}=${items}`;
}
