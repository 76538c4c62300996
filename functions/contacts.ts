import { parsePhoneNumber } from '../src/shared/values/phone-number';

/** The database gives a list with a gap with null in it, or as an object with numbers as keys, and one value without a list. */
export const listOf = <Item = unknown>(saved: unknown): Item[] =>
  (typeof saved === 'object' ? Object.values(saved ?? {}) : [saved]).filter(Boolean) as Item[];

/** Trying again would not help. */
export class WrongContact extends Error {}

const phoneAbroad = /^\+[2-9]\d{7,14}$/;
const mailAddress = /^[^\s@:,<>?]+@[^\s@:,<>?]+\.[^\s@:,<>?.]+$/;

/** On this machine nobody listens in between. */
export const isSafeAddress = (text: string): boolean =>
  /^(https:\/\/|http:\/\/localhost[:/])/.test(text) && URL.canParse(text);

/** Gives where a contact is told, as `sms:+14165550142`, `mailto:...` or an https address; throws for anything else. */
export function readContact(written: unknown): string {
  const [, scheme, bare = ''] = /^(sms:|mailto:)?(.*)$/s.exec(String(written).trim()) ?? [];
  const phone = parsePhoneNumber(bare)?.dial ?? phoneAbroad.exec(bare)?.[0];
  if (phone && scheme !== 'mailto:') return `sms:${phone}`;
  if (mailAddress.test(bare) && scheme !== 'sms:') return `mailto:${bare}`;
  if (!scheme && isSafeAddress(bare)) return bare;
  throw new WrongContact(
    `"${String(written)}" is no contact: write a phone number, as +14165550142, a mail address or an https address.`,
  );
}
