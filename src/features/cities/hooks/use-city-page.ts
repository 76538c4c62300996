import type { SentFrom } from '../../../shared/site/sent-from';
import type { CityPageContext } from '../../../content-model/gatsby/page-contexts';
import type { Campaign } from '../../../content-model/types';
import { withOwn } from '../../../shared/site/own-content';
import { cityValues, fillTexts, type TextValues } from '../../../shared/text/fill-text';
import { parsePhoneNumber, smsLink, type PhoneNumber } from '../../../shared/values/phone-number';
import { pathBelow } from '../../../shared/site/routes';
import { type SiteContent, useSiteContent } from '../../../shared/site/use-site-content';
import { useCampaignPhone } from './use-campaign-phone';
import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../../../startup/scheduling';
import { logError } from '../../../shared/browser/error-log';
import { readTrackingPhone } from '../services/location-record';
import { databaseAddress } from '../../../shared/site/settings';

const deadlineMs = 5000;

/** After a failed read it gives the number of the build, or else the brand's main one (docs/decisions/0001). */
function useTrackingPhone(locationId: string, builtPhone: PhoneNumber | null, mainPhone: PhoneNumber) {
  const [live, setLive] = useState<{ locationId: string; phone: PhoneNumber | null }>();
  const isWaiting = builtPhone === null && locationId !== '';

  useEffect(() => {
    if (locationId === '') return undefined;
    let isCurrent = true;
    const read = async (): Promise<void> => {
      const answer = await readTrackingPhone(databaseAddress(), locationId, deadlineMs);
      if (!isCurrent) return;
      if (!answer.ok) logError('Error reading location', answer.cause);
      const phone = answer.ok ? answer.value : null;
      // The number that shows already would render the whole page again.
      const isNew = isWaiting || (phone !== null && phone.dial !== builtPhone?.dial);
      if (isNew) startTransition(() => setLive({ locationId, phone }));
    };
    // A page that already shows a number can wait until the browser is idle; a hidden one cannot.
    const cancel = isWaiting ? undefined : whenIdle(read);
    if (isWaiting) void read();
    return () => {
      isCurrent = false;
      cancel?.();
    };
  }, [locationId, isWaiting, builtPhone?.dial]);

  const answered = live?.locationId === locationId ? live : undefined;
  return {
    phone: answered?.phone ?? builtPhone ?? mainPhone,
    isReady: !isWaiting || answered !== undefined,
  };
}

export function cityTextValues(
  site: SiteContent,
  { city, region, facts }: Pick<CityPageContext, 'city' | 'region' | 'facts'>,
  phone: PhoneNumber,
): TextValues {
  return cityValues({
    site,
    locationName: city.locationName,
    sentenceName: city.sentenceName ?? city.locationName,
    searchName: city.searchName ?? city.locationName,
    regionName: region.name,
    taxWord: taxWordOf(site.words.salesTax, region.code),
    words: site.words[city.country],
    phone,
    facts,
  });
}

const taxWordOf = ({ name, exceptions }: SiteContent['words']['salesTax'], code: string): string =>
  exceptions.find(({ regions }) => regions.includes(code))?.name ?? name;

export function useCityPage(context: CityPageContext & { campaign?: Pick<Campaign, 'phone'> }) {
  const { city, region, facts, trackingPhone, utcOffsets, own, campaign } = context;
  const site = withOwn(useSiteContent(), own);
  const mainPhone = parsePhoneNumber(site.brand.mainPhone) as PhoneNumber;
  const campaignPhone = useCampaignPhone(city.slug);
  const { phone: ownPhone, isReady } = useTrackingPhone(city.locationId, trackingPhone, mainPhone);
  const phone = parsePhoneNumber(campaign?.phone) ?? campaignPhone ?? ownPhone;
  const values = cityTextValues(site, { city, region, facts }, phone);
  const fill = <Content>(content: Content): Content => fillTexts(content, values);
  const filledSite = fill(site);
  const { slug, locationId, locationName, country } = city;
  const link = smsLink(phone, filledSite.navigation.stickyBar.smsBody);
  const sentFrom: SentFrom = {
    locationId,
    phone,
    city: { slug, path: city.path, locationName },
    country,
    utcOffsets,
    reply: facts['pricing.reply'],
  };
  return {
    city,
    phone,
    isReady,
    site: filledSite,
    utcOffsets,
    consent: region.asksConsent ? filledSite.measuring.consent : undefined,
    smsLink: link,
    call: {
      phone,
      smsLink: link,
      words: filledSite.words,
      textPhotos: filledSite.forms.textPhotos,
      drawing: 'spot-phone',
    },
    fill,
    sentFrom,
    linkTo: (subRoute: string) => pathBelow(city.path, subRoute),
  };
}

export type CityPage = ReturnType<typeof useCityPage>;
