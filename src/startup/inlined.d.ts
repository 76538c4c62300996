/** The texts of the scripts in src/startup/inlined/, which webpack puts in (src/build/webpack/scripts.ts). */
declare const INLINED_STARTER: string;
declare const INLINED_REDIRECT: string;
declare const INLINED_LANDING: string;
declare const INLINED_OFFER: string;
declare const INLINED_LANGUAGE: string;
