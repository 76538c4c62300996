import type { Drawing } from './drawing';
import { alberta } from './skylines/alberta';
import { atlanta } from './skylines/atlanta';
import { atlantaNorth } from './skylines/atlanta-north';
import { barrie } from './skylines/barrie';
import { brantford } from './skylines/brantford';
import { cambridge } from './skylines/cambridge';
import { charlotte } from './skylines/charlotte-junk-removal';
import { eastHouston } from './skylines/east-houston';
import { edmonton } from './skylines/edmonton';
import { florida } from './skylines/florida';
import { fortLauderdale } from './skylines/fort-lauderdale';
import { general } from './skylines/general';
import { georgia } from './skylines/georgia';
import { gta } from './skylines/gta';
import { guelph } from './skylines/guelph';
import { hamilton } from './skylines/hamilton';
import { houston } from './skylines/houston';
import { kitchener } from './skylines/kitchener';
import { miami } from './skylines/miami';
import { niagara } from './skylines/niagara';
import { northCarolina } from './skylines/north-carolina';
import { ontario } from './skylines/ontario';
import { orlandoNorth } from './skylines/orlando-north';
import { ottawa } from './skylines/ottawa';
import { quebec } from './skylines/quebec';
import { sanantonio } from './skylines/sanantonio';
import { texas } from './skylines/texas';
import { toronto } from './skylines/toronto';
import { waterloo } from './skylines/waterloo';

/**
 * Every skyline by its file name: by a city's slug or, for cities without a skyline of their own, by province or state;
 * and one for all other cities.
 */
export const skylines: Record<string, Drawing> = {
  'skyline-toronto': toronto,
  'skyline-gta': gta,
  'skyline-ottawa': ottawa,
  'skyline-hamilton': hamilton,
  'skyline-niagara': niagara,
  'skyline-kitchener': kitchener,
  'skyline-waterloo': waterloo,
  'skyline-cambridge': cambridge,
  'skyline-guelph': guelph,
  'skyline-brantford': brantford,
  'skyline-barrie': barrie,
  'skyline-edmonton': edmonton,
  'skyline-atlanta': atlanta,
  'skyline-atlanta-north': atlantaNorth,
  'skyline-charlotte-junk-removal': charlotte,
  'skyline-miami': miami,
  'skyline-fort-lauderdale': fortLauderdale,
  'skyline-orlando-north': orlandoNorth,
  'skyline-houston': houston,
  'skyline-east-houston': eastHouston,
  'skyline-sanantonio': sanantonio,
  'skyline-ontario': ontario,
  'skyline-alberta': alberta,
  'skyline-quebec': quebec,
  'skyline-north-carolina': northCarolina,
  'skyline-florida': florida,
  'skyline-texas': texas,
  'skyline-georgia': georgia,
  'skyline-general': general,
};

type CityInRegion = { slug: string; badgeGroup: string };

/** Gives the name of a city's skyline: its own, else that of its province or state, else the general one. */
export function skylineFor(slug: string, group: string): string {
  const names = [`skyline-${slug}`, `skyline-${group}`];
  return names.find((name) => Object.hasOwn(skylines, name)) ?? 'skyline-general';
}

/** Gives only the skylines that these cities need, by name. */
export function skylinesOf(cities: readonly CityInRegion[]): Record<string, Drawing> {
  const names = new Set(cities.map(({ slug, badgeGroup }) => skylineFor(slug, badgeGroup)));
  return Object.fromEntries(Array.from(names, (name) => [name, skylines[name] as Drawing]));
}
