import { siteValues, fillTexts, type TextValues } from '../text/fill-text';
import { parsePhoneNumber, type PhoneNumber } from '../values/phone-number';
import { brandAsksConsent } from './settings';
import { useSiteContent } from './use-site-content';

/** Gives a page outside the city site its data; its phone is the given one, else the brand's main number. */
export function useBrandPage(given?: PhoneNumber | null) {
  const site = useSiteContent();
  const phone = given ?? (parsePhoneNumber(site.brand.mainPhone) as PhoneNumber);
  const values = { ...siteValues(site), phone: phone.display };
  const filledSite = fillTexts(site, values);
  return {
    site: filledSite,
    phone,
    consent: brandAsksConsent ? filledSite.measuring.consent : undefined,
    fill: <Content>(content: Content, own: TextValues = {}): Content =>
      fillTexts(content, { ...values, ...own }),
  };
}

export type BrandPage = ReturnType<typeof useBrandPage>;
