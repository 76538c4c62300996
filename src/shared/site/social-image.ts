import { splitLanguage } from './languages';
import { guideRoute } from './routes';
import { fillText } from '../text/fill-text';

export const socialImageSize = { width: 1200, height: 630 };

/** A city's home has an image of its own; other pages share one per kind, as all guides do. */
export function socialImageName(path: string): string {
  const { language, rest } = splitLanguage(path);
  const [first = 'landing', second = first] = rest.split('/').filter(Boolean);
  const name = first === guideRoute ? first : second;
  return language ? `${language}/${name}` : name;
}

export const socialImagePath = (name: string): string => `/social/${name}.png`;

type SocialTexts = { line: string; alt: string; cityHeadline: string; headlines: Record<string, string> };

export function socialImageAlt({ line, alt, cityHeadline, headlines }: SocialTexts, name: string): string {
  const { rest } = splitLanguage(`/${name}`);
  const headline = new Map(Object.entries(headlines)).get(rest.slice(1)) ?? cityHeadline;
  return fillText(alt, { line, headline: headline.replace(/\.$/, '') });
}
