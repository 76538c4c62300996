import type { Site } from '../../content-model/types';
import { socialImageAlt, socialImageName, socialImagePath, socialImageSize } from '../../domain/social-image';

type LinkPreviewProps = {
  brand: Site['brand'];
  social: Site['social'];
  meta: { title: string; description: string };
  path: string;
  language: 'en' | 'en-CA' | 'en-US';
};

/** What a link to the page is shown with where somebody shares it. */
export function LinkPreview({ brand, social, meta, path, language }: LinkPreviewProps) {
  const addressOf = (place: string) => new URL(place, brand.siteUrl).href;
  const image = socialImageName(path);
  // Every locale names a country; for pages of both it is the one that holds where none is named.
  const locale = language === 'en' ? 'en_US' : language.replace('-', '_');
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:locale" content={locale} />
      <meta property="og:url" content={addressOf(path)} />
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
