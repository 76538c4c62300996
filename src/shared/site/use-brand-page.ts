import { siteValues, fillTexts, type TextValues } from '../text/fill-text';
import { parsePhoneNumber, type PhoneNumber } from '../values/phone-number';
import { campaignPhonesIn } from './own-campaign';
import { brandAsksConsent } from './settings';
import { useSiteContent } from './use-site-content';

/** Gives a page outside the city site its data; its phone is the brand's main number. */
export function useBrandPage() {
  const site = useSiteContent();
  const phone = parsePhoneNumber(site.brand.mainPhone) as PhoneNumber;
  const values = { ...siteValues(site), phone: phone.display };
  const filledSite = fillTexts(site, values);
  return {
    site: filledSite,
    phone,
    pagePhone: { ...phone, campaigns: campaignPhonesIn(site.campaignPhones) },
    values,
    consent: brandAsksConsent ? filledSite.measuring.consent : undefined,
    fill: <Content>(content: Content, own: TextValues = {}): Content =>
      fillTexts(content, { ...values, ...own }),
  };
}

export type BrandPage = ReturnType<typeof useBrandPage>;
