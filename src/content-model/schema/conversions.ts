import { z } from 'zod';
import { patterned } from './patterned';

/** No platform takes more: Meta's names of events are the shortest. */
const conversionName = patterned(
  // Without a flag, because the editing screen knows none.
  /^[0-9A-Za-z\u00c0-\u00ff][^{}",;\t\r\n]{0,49}$/,
  'a name of at most 50 characters that begins with a letter or a digit, without braces, quotation marks, commas and semicolons',
);

const conversion = z.strictObject({
  name: conversionName,
  /** What such a request is worth to the owner on average; the platform decides where it is left out. */
  value: z.number().positive().max(100_000).optional(),
});

/**
 * content/site/conversions.json: what a request from each form is called in the accounts of advertising platforms. The
 * platforms take a conversion only under the very name that it has there (docs/leads.md).
 */
export const conversions = z.strictObject({
  quote: conversion,
  estimate: conversion,
  book: conversion,
  booking: conversion,
  /** The currency of the values. */
  currency: z.enum(['CAD', 'USD']).optional(),
});
