import type { Site } from '../../../content-model/types';
import {
  socialImageAlt,
  socialImageName,
  socialImagePath,
  socialImageSize,
} from '../../../shared/site/social-image';

type LinkPreviewProps = {
  brand: Site['brand'];
  social: Site['social'];
  meta: { title: string; description: string };
  path: string;
  canonicalPath: string;
  language: 'en' | 'en-CA' | 'en-US';
};

/** The title, text and picture that other sites show for a shared link to the page. */
export function LinkPreview({ brand, social, meta, path, canonicalPath, language }: LinkPreviewProps) {
  const addressOf = (relative: string) => new URL(relative, brand.siteUrl).href;
  const image = socialImageName(path);
  // A locale needs a country; en_US is the default of the protocol, for pages of both countries.
  const locale = language === 'en' ? 'en_US' : language.replace('-', '_');
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:locale" content={locale} />
      <meta property="og:url" content={addressOf(canonicalPath)} />
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:image" content={addressOf(socialImagePath(image))} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(socialImageSize.width)} />
      <meta property="og:image:height" content={String(socialImageSize.height)} />
      <meta property="og:image:alt" content={socialImageAlt(social, image)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
