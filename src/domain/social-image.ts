import { fillText } from './fill-text';

/** Size in pixels of the picture that a shared link is shown with. */
export const socialImageSize = { width: 1200, height: 630 };

/** A city's home is shown with the picture of its city, every other page with that of its kind. */
export function socialImageName(path: string): string {
  return path.split('/').filter(Boolean).at(-1) ?? 'landing';
}

/** Where the picture of that name is served. */
export function socialImagePath(name: string): string {
  return `/social/${name}.png`;
}

type SocialTexts = { line: string; alt: string; cityHeadline: string; headlines: Record<string, string> };

/** What the picture of that name shows, in words; the texts are those of content/site/social.json, filled. */
export function socialImageAlt({ line, alt, cityHeadline, headlines }: SocialTexts, name: string): string {
  const headline = new Map(Object.entries(headlines)).get(name) ?? cityHeadline;
  return fillText(alt, { line, headline: headline.replace(/\.$/, '') });
}
