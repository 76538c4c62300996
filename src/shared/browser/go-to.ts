/** Leads to another page of the site, as a document. */
export function goTo(path: string, how: 'assign' | 'replace' = 'assign'): void {
  window.location[how](path);
}
