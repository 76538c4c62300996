import { loadField } from '../rules/address';

/** Gives the things that the page's address puts on the truck, as it has them; null where it names none. */
export const addressedLoad = (): string | null => new URLSearchParams(window.location.search).get(loadField);

/** Takes the things out of the page's address, so that a reload keeps what the visitor has changed since. */
export function dropAddressedLoad(): void {
  const url = new URL(window.location.href);
  url.searchParams.delete(loadField);
  window.history.replaceState(window.history.state, '', url);
}

/** Gives the address of this page with things on the truck. */
export function addressOfLoad(things: string): string {
  return `${window.location.pathname}?${loadField}=${things}`;
}
