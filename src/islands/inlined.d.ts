/** The scripts of src/islands/inlined/ by the names of their files, which webpack puts in (src/build/webpack.ts). */
declare const INLINED: Record<
  'starter' | 'write-dates' | 'redirect' | 'note-landing' | 'visit-offer' | 'offer-language' | 'show-city',
  string
>;
/** The address of the entry of the islands. */
declare const ISLANDS_ENTRY: string;
