import { jsonLd } from '../../seo/json-ld';

type StructuredDataProps = { data: object };

/** What the page is about, for search engines (issue 5, Found). */
export function StructuredData({ data }: StructuredDataProps) {
  return <script type="application/ld+json">{jsonLd(data)}</script>;
}
