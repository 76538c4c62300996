export type PhoneNumber = {
  /** As shown: 416-555-0142. */
  display: string;
  /** For a `tel:` or `sms:` link: +14165550142. */
  dial: string;
};

/**
 * Takes a number from the location record or the content and gives it ready to show and to dial, or null for anything
 * that is not a dialable North American number. A value of the database becomes a link only through here
 * (docs/specification.md, section 3, Location record).
 */
export function parsePhoneNumber(value: unknown): PhoneNumber | null {
  if (typeof value !== 'string' || !/^[+\d\s().-]{10,24}$/.test(value)) return null;
  const match = /^1?([2-9]\d{2})([2-9]\d{2})(\d{4})$/.exec(value.replace(/\D/g, ''));
  if (!match) return null;
  const [, area, exchange, line] = match;
  return { display: `${area}-${exchange}-${line}`, dial: `+1${area}${exchange}${line}` };
}

/**
 * Gives the address that opens a text message to the number, with the first words filled in. iOS reads the words after
 * `&` and Android after `?`; both accept the two together.
 */
export function smsLink(phone: PhoneNumber, body: string): string {
  return `sms:${phone.dial}?&body=${encodeURIComponent(body)}`;
}

/** Gives the content of a QR code from which a phone's camera opens that text message; cameras read the words as they are. */
export const smsCode = (phone: PhoneNumber, body: string): string => `SMSTO:${phone.dial}:${body}`;
