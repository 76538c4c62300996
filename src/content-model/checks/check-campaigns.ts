import { offerPath } from '../../domain/routes';
import { type ContentError, quoteFound } from '../content-error';
import type { ContentFolder } from '../reading/content-folder';
import { couponIds } from './coupon-ids';
import { isNameOfFolder } from './file-names';
import { meantOr } from './meant-or';

/** Reports campaigns that show a coupon which is not there, and those whose page could be at no address. */
export function checkCampaigns(folder: ContentFolder): ContentError[] {
  return [...checkNames(folder), ...checkCoupons(folder)];
}

function checkNames(folder: ContentFolder): ContentError[] {
  return folder
    .all('campaigns')
    .filter(({ data }) => isNameOfFolder(data.slug))
    .map(({ path, data: { slug, cities: [city = 'toronto'] = [] } }) =>
      folder.error(path, {
        path: ['slug'],
        found: quoteFound(slug),
        expected: `another slug: ${offerPath(city, slug)} is the address of the page above it`,
        fix: 'name the campaign after what it offers, and the file after it',
      }),
    );
}

function checkCoupons(folder: ContentFolder): ContentError[] {
  const ids = couponIds(folder);
  if (!ids) return [];
  return folder.all('campaigns').flatMap(({ path, data: { coupon } }) => {
    if (coupon === undefined || ids.includes(coupon)) return [];
    const expected = 'the id of a coupon in site/coupons.json or of a city';
    const fix =
      ids.length === 0
        ? 'take "coupon" out: there are no coupons'
        : `write one of: ${ids.join(', ')}; or take it out`;
    return [
      folder.error(path, {
        path: ['coupon'],
        found: quoteFound(coupon),
        ...meantOr(coupon, ids, expected, fix),
      }),
    ];
  });
}
