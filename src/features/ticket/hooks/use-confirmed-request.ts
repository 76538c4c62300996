import type { VisitedCity } from '../../../shared/site/sent-from';
import type { UtcOffsets } from '../../../shared/time/city-clock';
import type { TextValues } from '../../../shared/text/fill-text';
import { parsePhoneNumber, type PhoneNumber } from '../../../shared/values/phone-number';
import { splitLanguage } from '../../../shared/site/languages';
import { slugPattern } from '../../../shared/site/routes';
import {
  parseConfirmation,
  parseVisitDetails,
  type Confirmation,
  type VisitDetails,
} from '../rules/confirmation';
import { readStored } from '../../../shared/browser/storage';
import { useIsHydrated } from '../../../startup/use-is-hydrated';
import { confirmedName, type ConfirmedState } from '../../requests/hooks/use-request-form';

type Visit = {
  city: VisitedCity | null;
  phone: PhoneNumber | null;
  utcOffsets: UtcOffsets | null;
  request: Confirmation | null;
  details: VisitDetails;
  values: TextValues;
};

const nothing: Visit = { city: null, phone: null, utcOffsets: null, request: null, details: {}, values: {} };

type GivenState = { [Part in keyof ConfirmedState]?: unknown };

function parseCity(given: unknown): VisitedCity | null {
  const { slug, locationName, ...rest } = (given ?? {}) as { [Part in keyof VisitedCity]?: unknown };
  const { path = `/${String(slug)}` } = rest;
  const isSlug = typeof slug === 'string' && slugPattern.test(slug);
  // Links begin with it: "//elsewhere.example" must not become one.
  const isPath = typeof path === 'string' && splitLanguage(path).rest === `/${slug}`;
  return isSlug && isPath && typeof locationName === 'string' ? { slug, path, locationName } : null;
}

function parseOffsets(given: unknown): UtcOffsets | null {
  const isPair = (pair: unknown) => Array.isArray(pair) && pair.length === 2 && pair.every(Number.isFinite);
  return Array.isArray(given) && given.length > 0 && given.every(isPair)
    ? (given as UtcOffsets[number][])
    : null;
}

/** Nothing before hydration: the form left it in session storage, which a reload keeps. */
export function useConfirmedRequest({ search }: { search: string }, language: string): Visit {
  const isHydrated = useIsHydrated();
  if (!isHydrated) return nothing;
  const state = readStored('sessionStorage', confirmedName);
  const { city: givenCity, phone: givenPhone, utcOffsets, saved, reply } = Object(state) as GivenState;
  const city = parseCity(givenCity);
  const phone = parsePhoneNumber((givenPhone as Partial<PhoneNumber> | null | undefined)?.dial);
  const request = parseConfirmation(saved, language);
  const values = {
    ...(phone && { phone: phone.display }),
    ...(city && { city: city.locationName }),
    ...(request && { reference: request.reference }),
    ...(typeof reply === 'string' && { 'pricing.reply': reply }),
  };
  return {
    city,
    phone,
    utcOffsets: parseOffsets(utcOffsets),
    request,
    details: parseVisitDetails(search),
    values,
  };
}
