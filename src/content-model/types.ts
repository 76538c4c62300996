import type { z } from 'zod';
import type { PhotoFile } from '../shared/site/photo-file';
import type { privacyPolicyPage } from './schema/brand-pages';
import type { anyPhoto, country } from './schema/parts';
import type { campaign, guide, localService } from './schema/made-pages';
import type { pages } from './schema/pages';
import type { pricing } from './schema/pricing';
import type * as records from './schema/records';
import type { site } from './schema/site';
import type { HourWords, HoursLocale } from './reading/hour-words';

/** As a file has it, with its own opening hours in words, and with its path. */
export type City = z.infer<typeof records.city> & { hourWords?: HourWords; path: string };
export type Country = z.infer<typeof country>;
export type Badges = z.infer<typeof records.badges>;
export type Service = z.infer<typeof records.service>;
export type Review = z.infer<typeof records.review>;
export type Pricing = z.infer<typeof pricing>;
export type Job = z.infer<typeof records.job>;
export type Campaign = z.infer<typeof campaign>;
export type Guide = z.infer<typeof guide>;
export type LocalService = z.infer<typeof localService>;
/** A service in a city with the two parts of its address: /<city>/what-we-take/<slug>. */
export type LocalPage = LocalService & { city: string; slug: string };
/** A service in a city with too little text of its own, which gets no page. */
export type ThinPage = { page: LocalPage; share: number; beside: string };
/** As a content file has it; a page also has the files that the build has made of it. */
export type Photo = z.infer<typeof anyPhoto> & { image?: PhotoFile };
export type FaqEntry = z.infer<typeof records.faqEntry> & { html: string };
export type PrivacyPolicyPage = z.infer<typeof privacyPolicyPage> & { html: string };
export type Site = { [Name in keyof typeof site]: z.infer<(typeof site)[Name]> } & {
  brand: { hourWords: HourWords };
  /** Two letters, of the file's language: what formats numbers, lists and days of its texts. */
  words: { language: string };
};
export type Pages = { [Name in keyof typeof pages]: z.infer<(typeof pages)[Name]> };

/** A file as it was read; `path` is relative to the content folder and has forward slashes. */
export type ContentFile = {
  path: string;
  source: string;
  /** The language of a file with translated texts (src/content-model/reading/translate.ts); English without it. */
  said?: HoursLocale;
};
/** The files of a content folder, for what only reads them. */
export type ContentFiles = readonly ContentFile[];

/** What the bytes of a photograph say of it. */
export type PhotoFacts = {
  format: 'jpg' | 'png' | 'webp' | 'avif';
  width?: number;
  height?: number;
  /** Whether the camera says that it is to be turned before it is shown. */
  isTurned: boolean;
  hasPlace: boolean;
  isAnimated: boolean;
  isWhole: boolean;
};

/** A photograph of the content folder; `path` is relative to that. */
type PhotoSize = { path: string } & Pick<PhotoFacts, 'width' | 'height'>;

export type MediaFile = {
  /** Relative to the content folder: `media/logos/name.svg`. */
  path: string;
  size: number;
  /** Its first 64 kB, or all of it, each byte as one character; of a photograph that has been read already, nothing. */
  head: string;
  /** Of a picture that has been read already; nothing of an SVG. */
  photo?: PhotoFacts | undefined;
};

type DocumentOf<Kind extends string, Data, Name extends string = string> = {
  kind: Kind;
  /** The file's name without its extension; of a service in a city with its folder: `toronto/mattresses`. */
  name: Name;
  path: string;
  data: Data;
};

/** What a file of each kind has, of which there may be many. */
type Many = {
  cities: City;
  badges: Badges;
  services: Service;
  reviews: Review;
  jobs: Job;
  guides: Guide;
  campaigns: Campaign;
  faq: FaqEntry;
  'local-services': LocalService;
};

/** One file that passed the checks of its kind; the kind is the name of its folder. */
export type ContentDocument =
  | { [Kind in keyof Many]: DocumentOf<Kind, Many[Kind]> }[keyof Many]
  | { [Name in keyof Site]: DocumentOf<'site', Site[Name], Name> }[keyof Site]
  | {
      [Name in keyof Content['pages']]: DocumentOf<'pages', Content['pages'][Name], Name>;
    }[keyof Content['pages']];

export type ContentKind = ContentDocument['kind'];
export type DocumentOfKind<Kind extends ContentKind> = Extract<ContentDocument, { kind: Kind }>;

/** Cities are listed by location name, services, guides and questions by their order, and jobs with the newest first. */
export type Content = { [Kind in keyof Omit<Many, 'local-services'>]: Many[Kind][] } & {
  /** Those that get a page, by city and order. */
  localServices: LocalPage[];
  /** Those that get none, because too little of their text is their own. */
  thinPages: ThinPage[];
  site: Site;
  pages: Pages & { 'privacy-policy': PrivacyPolicyPage };
  /** The same content in other languages, each with only what has been translated. */
  languages: Record<string, Content>;
  files: {
    documents: readonly ContentDocument[];
    /** Of the folder media/photos/; none where the pictures were not read. */
    photos: readonly PhotoSize[];
  };
};
