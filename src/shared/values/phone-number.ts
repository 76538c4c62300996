export type PhoneNumber = {
  /** As shown: 416-555-0142. */
  display: string;
  /** For a `tel:` or `sms:` link: +14165550142. */
  dial: string;
};

/** Null if it is no North American number. A value of the database becomes a link only through here. */
export function parsePhoneNumber(value: unknown): PhoneNumber | null {
  if (typeof value !== 'string' || !/^[+\d\s().-]{10,24}$/.test(value)) return null;
  const match = /^1?([2-9]\d{2})([2-9]\d{2})(\d{4})$/.exec(value.replace(/\D/g, ''));
  if (!match) return null;
  const [, area, exchange, line] = match;
  return { display: `${area}-${exchange}-${line}`, dial: `+1${area}${exchange}${line}` };
}

/** iOS reads the words after `&` and Android after `?`; both accept the two together. */
export function smsLink(phone: PhoneNumber, body: string): string {
  return `sms:${phone.dial}?&body=${encodeURIComponent(body)}`;
}

/** Cameras read the words as they are. */
export const smsCode = (phone: PhoneNumber, body: string): string => `SMSTO:${phone.dial}:${body}`;
