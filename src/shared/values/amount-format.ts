type Place = { language: string; country?: string | undefined };

/** Writes whole amounts of money as people of a place do; where the currency is not their own, its name is there too. */
export const amountFormat = ({ language, country }: Place, currency: string): ((amount: number) => string) =>
  new Intl.NumberFormat(country ? `${language}-${country}` : language, {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  }).format;
