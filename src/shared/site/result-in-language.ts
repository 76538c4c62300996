import { baseLanguage } from './languages';

/** Under this name the result of a query has each document in other languages than English. */
export const languagesKey = 'inLanguages';

type Translated = { [languagesKey]?: Record<string, unknown> };

const isDocument = (value: unknown): value is Translated => typeof value === 'object' && value !== null;

export function resultIn(language: string, result: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(result).map(([name, value]) => [
      name,
      Array.isArray(value)
        ? value.flatMap((one) => inLanguage(language, one) ?? [])
        : (inLanguage(language, value) ?? value),
    ]),
  );
}

function inLanguage(language: string, value: unknown): unknown {
  if (!isDocument(value)) return value;
  const { [languagesKey]: others, ...original } = value;
  return language === baseLanguage ? original : others?.[language];
}
