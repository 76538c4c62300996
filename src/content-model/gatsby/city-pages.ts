import type { UtcOffsets } from '../../domain/cities/city-clock';
import type { PhoneNumber } from '../../domain/phone-number';
import type { DrawingFile } from '../../domain/drawing-file';
import { cityPath, citySubRoutes } from '../../domain/routes';
import type { Badges, City, Content } from '../types';
import { listUtcOffsets } from './utc-offsets';

/** What a page of the city site knows of its city; all else is shared between pages (docs/decisions/0045). */
export type CityPageContext = {
  city: Pick<City, 'slug' | 'locationId' | 'locationName' | 'badgeGroup' | 'country' | 'cities'>;
  region: Badges['region'];
  trackingPhone: PhoneNumber | null;
};

/** What has days and windows to choose from goes by the city's clock. */
export type BookNowPageContext = CityPageContext & { utcOffsets: UtcOffsets };

/** The home page alone tells of the place, and shows its skyline. */
export type HomePageContext = BookNowPageContext & {
  about: City['about'];
  teams: Badges['teams'];
  skyline: DrawingFile;
};

/** The first step's drawing is the largest thing to be seen of its page, and is there with the page itself. */
export type HowItWorksPageContext = CityPageContext & { firstStep?: DrawingFile };

export type CityPage = {
  path: string;
  template: string;
  context: CityPageContext | BookNowPageContext | HomePageContext | HowItWorksPageContext;
};

type Extras = {
  /** What is drawn for one page only. */
  skylineOf: (city: City) => DrawingFile;
  firstStep?: DrawingFile;
  /** The year of the build, from which on the pages know the clocks of their cities. */
  year?: number;
};

/** Looks each time zone up once: a thousand cities share a few. */
function offsetsByZone(cities: City[], year: number): Map<string, UtcOffsets> {
  const zones = new Set(cities.map(({ timeZone }) => timeZone));
  return new Map([...zones].map((zone) => [zone, listUtcOffsets(zone, year)]));
}

/** Lists the eight pages of every city with their template and context. Takes checked content only. */
export function listCityPages(
  content: Content,
  phones: Map<string, PhoneNumber>,
  { skylineOf, firstStep, year = new Date().getUTCFullYear() }: Extras,
): CityPage[] {
  const badgesByGroup = new Map(content.badges.map((badges) => [badges.group, badges]));
  const offsets = offsetsByZone(content.cities, year);
  return content.cities.flatMap((whole) => {
    const { about, postalPrefixes: _, timeZone, ...city } = whole;
    const utcOffsets = offsets.get(timeZone) as UtcOffsets;
    const { region, teams } = badgesByGroup.get(city.badgeGroup) as Badges;
    const context: CityPageContext = { city, region, trackingPhone: phones.get(city.locationId) ?? null };
    const onlyOf: Record<string, Partial<HomePageContext & HowItWorksPageContext>> = {
      home: { about, teams, skyline: skylineOf(whole), utcOffsets },
      'book-now': { utcOffsets },
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
