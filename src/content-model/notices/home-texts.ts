import { fillText, fillTexts, cityValues } from '../../domain/fill-text';
import { dayInWords } from '../../domain/last-day';
import { parsePhoneNumber, type PhoneNumber } from '../../domain/phone-number';
import { reviewsNear } from '../../domain/cities/reviews-near';
import type { Badges, City, Content } from '../types';

const reviewsShown = 3;

/** What a city's home says of that city alone: the texts of its own file. */
export function ownHomeTexts({ about, cities = [] }: City): string[] {
  return [...listTexts(about), ...cities];
}

/**
 * All else that a reader of a city's home meets in its main part: the texts that every home has, with the city's name
 * filled in, and those of its province or state. A test holds it to the page itself.
 */
export function sharedHomeTexts({ site, pages, services, reviews, badges }: Content, city: City): string[] {
  const { forms, words, brand } = site;
  const { region, teams } = badges.find(({ group }) => group === city.badgeGroup) as Badges;
  const { meta: _, hero, sameDay, about, ...home } = pages.home;
  const { film: __, ...heroTexts } = hero;
  const { board: ___, ...sameDayTexts } = sameDay;
  const phone = parsePhoneNumber(brand.mainPhone) as PhoneNumber;
  const { name, phone: phoneField, message } = forms.fields;
  const { served, questions, ...aboutTexts } = about;
  const shown = [
    heroTexts,
    sameDayTexts,
    home,
    aboutTexts,
    [city.cities ? served : '', city.about.questions ? questions : ''],
    [forms.ticketHead, forms.quote.title, forms.quote.submit, forms.quote.reassurance],
    [name, phoneField, message],
    [name.label, phoneField.label, message.label, forms.estimate.submit, forms.estimate.reassurance],
    // Under both forms.
    [consentTexts(forms, city), consentTexts(forms, city)],
    site.booking.timeWindows.map(({ label }) => label),
    services.map(({ title, summary }) => [title, summary]),
    [words.call, phone.display, words.text],
    site.steps.items.map(({ title, time, text }) => [title, time, text]),
    pages.home.rates.points.slice(1).map(() => pages.home.rates.included),
    [site['before-after'].title, site['before-after'].lead, site['before-after'].before],
    [site['before-after'].after, site['before-after'].items[0]?.caption ?? ''],
    reviewsNear(reviews, city.badgeGroup)
      .slice(0, reviewsShown)
      .map(({ author, place, text, taken }) => [author, place, text, taken, words.starsOutOfFive]),
    site.coupons.items.map(({ amount, condition, terms }) => [amount, condition, terms, brand.name]),
    site.coupons.items.map(() => phone.display),
    site.coupons.items.map((coupon) => validityOf(coupon, site.coupons)),
    site.coupons.print,
    site.claims.items.map(({ value, label }) => [value, label]),
    teams.map((team) => [team.name, team.sport]),
  ];
  const values = cityValues({
    brandName: brand.name,
    locationName: city.locationName,
    regionName: region.name,
    words: words[city.country],
    phone,
  });
  return listTexts(fillTexts(shown, values));
}

function consentTexts({ consent }: Content['site']['forms'], { country }: City): string[] {
  const { text, policyLink, marketing } = consent;
  return [text, policyLink, ...(marketing.countries.includes(country) ? [marketing.label] : [])];
}

/** What a coupon says of its last day, where it has one and there is a text for it. */
function validityOf(
  { validUntil }: { validUntil?: string },
  { validUntilLabel = '' }: Content['site']['coupons'],
) {
  return validUntil ? fillText(validUntilLabel, { date: dayInWords(validUntil) }) : '';
}

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(listTexts);
}
