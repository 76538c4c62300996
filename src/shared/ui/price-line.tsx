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
      {said} {ask && <a href={smsLink}>{ask}</a>}
    </p>
  );
}
