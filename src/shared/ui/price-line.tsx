export type PriceLineProps = {
  said?: string | undefined;
  ask: string | undefined;
  smsLink: string;
  className?: string;
};

/** What is said of the price before contact, and while that is no number a link that texts for one. */
export function PriceLine({ said, ask, smsLink, className }: PriceLineProps) {
  if (!said && !ask) return null;
  return (
    <p className={className}>
      {said}{' '}
      {ask && (
        // In a sentence it is a word of it; alone it is as high as a finger wants.
        <a className={said ? undefined : 'text-button'} href={smsLink}>
          {ask}
        </a>
      )}
    </p>
  );
}
