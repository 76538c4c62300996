import type { SentFrom } from '../../../shared/site/sent-from';
import type { CityPageContext } from '../../../content-model/gatsby/city-pages';
import type { Campaign } from '../../../content-model/types';
import { withOwn } from '../../../shared/site/own-content';
import { fillTexts, siteValues, type TextValues } from '../../../shared/text/fill-text';
import { parsePhoneNumber, smsLink, type PhoneNumber } from '../../../shared/values/phone-number';
import { pathBelow } from '../../../shared/site/routes';
import { type SharedContent, type SiteContent, useContent } from '../../../shared/site/use-content';
import { campaignPhonesIn } from '../../../shared/site/own-campaign';
import type { PagePhone } from '../../../shared/browser/page-data';

function cityTextValues(
  site: Pick<SiteContent, 'brand' | 'claims' | 'coupons' | 'words'>,
  { city, region, facts }: Pick<CityPageContext, 'city' | 'region' | 'facts'>,
  phone: PhoneNumber,
): TextValues {
  const { locationName, sentenceName = locationName, searchName = locationName } = city;
  const words = site.words[city.country];
  const values = {
    ...siteValues(site),
    city: locationName,
    // As in "the GTA".
    theCity: sentenceName,
    searchName,
    region: region.name,
    taxWord: taxWordOf(site.words.salesTax, region.code),
    regionWord: words.region,
    postalWord: words.postalCode,
    depotWord: words.depot,
    grillWord: words.grill,
    cottageWord: words.cottage,
    phone: phone.display,
  };
  // Those of content/site/pricing.json and of the city, by their names in texts.
  return { ...values, ...fillTexts(facts, values) };
}

const taxWordOf = ({ name, exceptions }: SiteContent['words']['salesTax'], code: string): string =>
  exceptions.find(({ regions }) => regions.includes(code))?.name ?? name;

type Texts = SharedContent['pages'];

export function useCityPage(context: CityPageContext & { campaign?: Pick<Campaign, 'phone'> }) {
  const { city, region, facts, trackingPhone, utcOffsets, own, campaign } = context;
  const shared = useContent();
  const site = withOwn(shared.site, own);
  const mainPhone = parsePhoneNumber(site.brand.mainPhone) as PhoneNumber;
  const campaignPhone = parsePhoneNumber(campaign?.phone);
  const phone = campaignPhone ?? trackingPhone ?? mainPhone;
  const values = cityTextValues(site, { city, region, facts }, phone);
  const fill = <Content>(content: Content): Content => fillTexts(content, values);
  const filledSite = fill(site);
  const { brand, words, forms } = filledSite;
  const { slug, locationId, locationName, country } = city;
  const pagePhone: PagePhone = {
    ...phone,
    ...(!campaignPhone && {
      locationId,
      isAwaited: trackingPhone === null && locationId !== '',
      campaigns: campaignPhonesIn(site['campaign-phones'], slug),
    }),
  };
  const link = smsLink(phone, filledSite.navigation.stickyBar.smsBody);
  const place = { locationId, city: { slug, path: city.path, locationName }, country };
  const sentFrom: SentFrom = {
    ...place,
    phone,
    utcOffsets,
    reply: facts['pricing.reply'],
    hours: own?.brand && { openingHours: brand.openingHours, holidays: brand.holidays },
  };
  return {
    city,
    phone,
    pagePhone,
    site: filledSite,
    utcOffsets,
    consent: region.asksConsent ? filledSite.measuring.consent : undefined,
    smsLink: link,
    price: { said: values['pricing.price'], ask: values['pricing.ask'], smsLink: link },
    call: { phone, smsLink: link, words, textPhotos: forms.textPhotos },
    fill,
    textsOf: <Name extends keyof Texts>(name: Name): Texts[Name] => fill(withOwn(shared.pages, own)[name]),
    values,
    visited: { ...place, hourWords: { [words.language]: brand.hourWords.hours } },
    sentFrom,
    linkTo: (subRoute: string) => pathBelow(city.path, subRoute),
  };
}

export type CityPage = ReturnType<typeof useCityPage>;
