import type { PhoneNumber } from '../domain/phone-number';
import type { DrawingFile } from '../drawings/write-drawings';
import { cityPath, citySubRoutes } from '../domain/routes';
import type { Badges, City, Content } from './types';

/** What a page of the city site knows of its city; all else is shared between pages (design section 3). */
export type CityPageContext = {
  city: Pick<City, 'slug' | 'locationId' | 'locationName' | 'badgeGroup' | 'country' | 'cities'>;
  region: Badges['region'];
  trackingPhone: PhoneNumber | null;
};

/** The home page alone tells of the place, and shows its skyline. */
export type HomePageContext = CityPageContext & {
  about: City['about'];
  teams: Badges['teams'];
  skyline: DrawingFile;
};

/** The first step's drawing is the largest thing to be seen of its page, and is there with the page itself. */
export type HowItWorksPageContext = CityPageContext & { firstStep?: DrawingFile };

export type CityPage = {
  path: string;
  template: string;
  context: CityPageContext | HomePageContext | HowItWorksPageContext;
};

/** What is drawn for one page only. */
type PagePictures = { skylineOf: (city: City) => DrawingFile; firstStep?: DrawingFile };

/** Lists the eight pages of every city with their template and context. Takes checked content only. */
export function listCityPages(
  content: Content,
  phones: Map<string, PhoneNumber>,
  { skylineOf, firstStep }: PagePictures,
): CityPage[] {
  const badgesByGroup = new Map(content.badges.map((badges) => [badges.group, badges]));
  return content.cities.flatMap((whole) => {
    const { about, postalPrefixes: _, ...city } = whole;
    const { region, teams } = badgesByGroup.get(city.badgeGroup) as Badges;
    const context: CityPageContext = { city, region, trackingPhone: phones.get(city.locationId) ?? null };
    const onlyOf: Record<string, Partial<HomePageContext & HowItWorksPageContext>> = {
      home: { about, teams, skyline: skylineOf(whole) },
      'how-it-works': { firstStep },
    };
    return citySubRoutes.map((subRoute) => {
      const template = subRoute || 'home';
      return {
        path: cityPath(city.slug, subRoute),
        template,
        context: { ...context, ...onlyOf[template] },
      };
    });
  });
}
