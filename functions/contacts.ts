import { parsePhoneNumber } from '../src/shared/values/phone-number';

/** The database returns a list with gaps as null or as an object with numeric keys, and a single value as itself. */
export const listOf = <Item = string>(saved: unknown): Item[] =>
  (typeof saved === 'object' ? Object.values(saved ?? {}) : [saved]).filter(Boolean) as Item[];

/** Gives where a contact is told, as `sms:+14165550142`, `mailto:...` or an https address, of this machine also http; nothing for others. */
export function readContact(written: unknown): string | undefined {
  const [, scheme, bare = ''] = /^(sms:|mailto:)?(.*)$/s.exec(String(written).trim()) ?? [];
  const phone = parsePhoneNumber(bare)?.dial ?? /^\+[2-9]\d{7,14}$/.exec(bare)?.[0];
  if (phone && scheme !== 'mailto:') return `sms:${phone}`;
  if (/^[^\s@:,<>?]+@[^\s@:,<>?]+\.[^\s@:,<>?.]+$/.test(bare) && scheme !== 'sms:') return `mailto:${bare}`;
  return !scheme && /^https:\/\/\S|^http:\/\/localhost[:/]/.test(bare) ? bare : undefined;
}
