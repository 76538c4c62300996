import type { CityPage } from './use-city-page';

export function pageLinks({ site, linkTo }: CityPage): Record<string, { text: string; to: string }[]> {
  const { menu, footer } = site.navigation;
  return Object.fromEntries(
    [...menu, ...footer.links].map(({ label, to }) => [to, [{ text: label, to: linkTo(to) }]]),
  );
}
