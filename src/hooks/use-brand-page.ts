import { fillTexts } from '../domain/fill-text';
import { parsePhoneNumber, type PhoneNumber } from '../domain/phone-number';
import { useSiteContent } from './use-site-content';

/** All that a page outside the city site works with; its phone is the brand's main one. */
export function useBrandPage() {
  const site = useSiteContent();
  const values = { brand: site.brand.name };
  return {
    site: fillTexts(site, values),
    phone: parsePhoneNumber(site.brand.mainPhone) as PhoneNumber,
    fill: <Content>(content: Content): Content => fillTexts(content, values),
  };
}

export type BrandPage = ReturnType<typeof useBrandPage>;
