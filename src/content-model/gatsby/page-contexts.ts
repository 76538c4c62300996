import type { DrawingFile } from '../../shared/site/drawing-file';
import type { TextValues } from '../../shared/text/fill-text';
import type { UtcOffsets } from '../../shared/time/city-clock';
import type { PhoneNumber } from '../../shared/values/phone-number';
import type { Badges, Campaign, City, Job, Pricing, Review, Site } from '../types';
import type { LocalLink, LocalServiceContext } from './local-pages';

/** The hero is on the home alone. */
export type OwnContent = {
  brand?: Partial<Pick<Site['brand'], 'hourWords' | 'openingHours' | 'holidays'>>;
  coupons?: Pick<Site['coupons'], 'items'>;
  home?: { hero: City['hero'] };
};

const placeFields = ['slug', 'path', 'locationId', 'badgeGroup', 'country', 'cities', 'position'] as const;
/** What each page of a city knows of it. */
export const cityFields = [...placeFields, 'locationName', 'sentenceName', 'searchName'] as const;

/** The data of its city that each page of a city gets; all other data is shared between pages (docs/decisions/0045). */
export type CityPageContext = {
  language: string;
  city: Pick<City, (typeof cityFields)[number]>;
  region: Badges['region'];
  /** The facts that texts may name, as `{pricing.minimum}`. */
  facts: TextValues;
  trackingPhone: PhoneNumber | null;
  /** Whether other cities of its province or state have the same phone, which makes them one business. */
  sharesPhone?: boolean;
  own?: OwnContent;
  /** What a load costs here, where the owner has said it. */
  rates?: Pricing['rates'];
  /** Search engines may not show the page. */
  isHidden?: true;
  /** The city's clock, where the page shows something by its day. */
  utcOffsets?: UtcOffsets;
};

/** Pages with days and windows also need the city's clock. */
export type BookNowPageContext = CityPageContext & { utcOffsets: UtcOffsets };

export type Questions = City['about']['questions'];

/** Only the home page describes the city's places and shows its skyline, its people, its truck and its newest jobs. */
export type HomePageContext = BookNowPageContext & {
  about: Pick<City['about'], 'places' | 'questions'>;
  photos?: City['photos'];
  jobs: Job[];
  reviews: Review[];
  teams: { name: string; sport: string }[];
  skyline: DrawingFile;
  neighbours: NamedCities;
  localLinks: LocalLink[];
  services?: City['services'];
};

/** The names of the cities nearby with their paths, and what stands between the names, as in "Guelph and Kitchener". */
export type NamedCities = { text: string; to?: string }[];

export type GetQuotePageContext = CityPageContext & { neighbours: NamedCities };

/** The questions that only this city has, and the services to which answers for all cities lead but that it does not offer. */
export type FaqPageContext = CityPageContext & {
  questions?: Questions;
  notOffered?: string[];
};

export type WhatWeTakePageContext = CityPageContext & {
  about: Pick<City['about'], 'typical' | 'questions'>;
  localLinks: LocalLink[];
  services?: City['services'];
};

export type LocalServicePageContext = CityPageContext & LocalServiceContext;

export type ReviewsPageContext = CityPageContext & { jobs: Job[]; reviews: Review[] };

/** How things get out here. The first step's drawing is the largest paint of its page, so it comes with the page itself. */
export type HowItWorksPageContext = CityPageContext & {
  about: Pick<City['about'], 'access' | 'questions'>;
  firstStep?: DrawingFile;
};

/** Of a campaign's page in the city, of content/campaigns/; its days go by the city's clock. */
export type OfferPageContext = BookNowPageContext & {
  campaign: Campaign;
  photos?: City['photos'];
  reviews: Review[];
};

/** A page of a city; its template says which of the contexts above it gets. */
export type CityPage = { path: string; template: string; context: CityPageContext | OfferPageContext };
