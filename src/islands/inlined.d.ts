/** The texts of the scripts in src/islands/inlined/, which webpack puts in (src/build/webpack.ts). */
declare const INLINED_STARTER: string;
/** The address of the entry of the islands. */
declare const ISLANDS_ENTRY: string;
declare const INLINED_DATES: string;
declare const INLINED_REDIRECT: string;
declare const INLINED_LANDING: string;
declare const INLINED_OFFER: string;
declare const INLINED_LANGUAGE: string;
declare const INLINED_CITY: string;
