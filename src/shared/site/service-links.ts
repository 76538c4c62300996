/** Leads links to services that a city does not offer to the page that lists what it does. */
export const withoutLinksTo = <Entry extends { html: string }>(
  entries: Entry[],
  slugs: readonly string[] = [],
): Entry[] =>
  entries.map((entry) => ({
    ...entry,
    html: slugs.reduce((html, slug) => html.replaceAll(`what-we-take#${slug}"`, 'what-we-take"'), entry.html),
  }));
