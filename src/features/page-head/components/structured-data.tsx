import { jsonLd, type PageData } from './json-ld';

type StructuredDataProps = { data: PageData };

/** The page's structured data, for search engines (docs/decisions/0054). */
export function StructuredData({ data }: StructuredDataProps) {
  return <script type="application/ld+json">{jsonLd(data)}</script>;
}
