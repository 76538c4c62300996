import { siteValues, fillTexts, type TextValues } from '../text/fill-text';
import { parsePhoneNumber, type PhoneNumber } from '../values/phone-number';
import { campaignPhonesIn } from './own-campaign';
import { brandAsksConsent } from './settings';
import { type SharedContent, useContent } from './use-content';

type Texts = SharedContent['pages'];

/** Gives a page outside the city site its data; its phone is the brand's main number. */
export function useBrandPage() {
  const { site, pages } = useContent();
  const phone = parsePhoneNumber(site.brand.mainPhone) as PhoneNumber;
  const values = { ...siteValues(site), phone: phone.display };
  const fill = <Content>(content: Content, own: TextValues = {}): Content =>
    fillTexts(content, { ...values, ...own });
  const filledSite = fill(site);
  return {
    site: filledSite,
    phone,
    pagePhone: { ...phone, campaigns: campaignPhonesIn(site['campaign-phones']) },
    values,
    consent: brandAsksConsent ? filledSite.measuring.consent : undefined,
    fill,
    textsOf: <Name extends keyof Texts>(name: Name): Texts[Name] => fill(pages[name]),
  };
}

export type BrandPage = ReturnType<typeof useBrandPage>;
