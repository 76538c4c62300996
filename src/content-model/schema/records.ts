import { z } from 'zod';
import { longestCitySlug } from '../../domain/limits';
import { longestLocationId } from '../../domain/record-limits';
import { hours } from './brand';
import { coupon } from './coupon';
import { day, validDays } from './day';
import { questions } from './local-service';
import { heroWords } from './pages';
import { drawing, joinWords, namedCity, order, sample, slug, text, texts } from './parts';
import { patterned, suggesting } from './patterned';
import { photo } from './photo';
import { pricing } from './pricing';
import { timeZone } from './time-zone';

/** A province or state, by the name of its file in badges/; checks/check-badges.ts checks that the file exists. */
const badgeGroup = slug;
export const country = z.enum(['CA', 'US']);

/** How the codes of the city's area begin; the search of `/` finds no city by a code that none of them begins. */
const postalPrefix = patterned(
  /^([A-Z](\d[A-Z]?)?|\d{3,5})$/,
  'the beginning of a postal code like "M", "L5" or "L4M", or of a zip code like "303" or "30318", in quotes',
  (written) => written.toUpperCase(),
);

/** At most as long as the database's rules allow for the pop-up's requests. */
const citySlug = suggesting(slug.max(longestCitySlug, `at most ${longestCitySlug} characters`), joinWords);

const locationId = patterned(
  new RegExp(`^[0-9]{0,${longestLocationId}}$`),
  `at most ${longestLocationId} digits in quotes, or "" for a city without a location`,
);

/** docs/specification.md, section 3, City config. `cities` is absent for houston and east-houston. */
export const city = z.strictObject({
  slug: citySlug,
  locationId,
  locationName: text,
  /** As people search for it, where the name alone is ambiguous or nobody types it: "Cambridge, ON", "GTA". */
  searchName: text.optional(),
  badgeGroup,
  country,
  /** The middle of the area that it serves, and the town that stands for it in an address if that is not its name. */
  position: z
    .strictObject({
      locality: text.optional(),
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
    })
    .optional(),
  /** Decides the days and windows of the city, wherever the visitor is. */
  timeZone,
  cities: texts.optional(),
  postalPrefixes: z.array(postalPrefix).min(1).optional(),
  /** The city's own people and truck; drawings stand in for what is not there. */
  photos: z.strictObject({ crew: photo.optional(), truck: photo.optional() }).optional(),
  about: z.strictObject({
    places: text,
    typical: text,
    access: text,
    /** Questions of this city alone; content/faq/ has those of all cities. */
    questions: questions.optional(),
  }),
  /** Facts that differ from those of content/site/pricing.json. */
  pricing: pricing.optional(),
  /** Words in the place of those of content/pages/home.json. */
  hero: heroWords.partial().optional(),
  /** In the place of all those of content/site/coupons.json. */
  coupons: z.array(coupon).min(1).optional(),
  /** In the place of the brand's, both or neither (checks/check-site-file.ts). */
  hours: hours.hours.optional(),
  openingHours: hours.openingHours.optional(),
  /** The services that it offers, in its order, by the names of their files in content/services/; absent means all. */
  services: z.array(slug).min(1).optional(),
});

const regionCode = patterned(/^[A-Z]{2}$/, 'two capital letters', (written) => written.toUpperCase());

/** Supporter badges of one province or state, as plain text (docs/decisions/0003). */
export const badges = z.strictObject({
  group: badgeGroup,
  country,
  region: z.strictObject({ name: text, code: regionCode }),
  teams: z
    .array(
      z.strictObject({
        name: text,
        sport: text,
        /** The slugs of the cities that show it first. */
        cities: z.array(namedCity).min(1).optional(),
      }),
    )
    .min(1),
});

export const service = z.strictObject({
  slug,
  order,
  title: text,
  summary: text,
  drawing,
  /** Shown in place of the drawing. */
  photo: photo.optional(),
  description: text,
  items: texts,
  note: text.optional(),
});

export const review = z.strictObject({
  author: text,
  place: text,
  /** The slug of the city whose crew came; its pages show the review first. */
  city: namedCity.optional(),
  badgeGroup,
  /** Names of pages in content/local-services/ that the review is about, such as "mattresses". */
  about: z.array(slug).min(1).optional(),
  stars: z.number().int().min(1).max(5),
  text,
  taken: texts,
  photo: photo.optional(),
  sample,
});

/** content/jobs/: one job that a crew has done, as photographs from before and after it. */
export const job = z.strictObject({
  /** The slug of its city. */
  city: namedCity,
  /** Names of pages in content/local-services/ that the job is about, such as "mattresses". */
  about: z.array(slug).min(1).optional(),
  date: day,
  taken: texts,
  before: photo,
  after: photo,
  text,
  /** Whether the customer allowed the photographs to be shown: without that no page shows the job. */
  customerAgreed: z.boolean(),
  sample,
});

/** Front matter of content/faq/*.md; the answer is the file's body. */
export const faqEntry = z.strictObject({ question: text, topic: text, order, ...validDays });
