import type { PhoneNumber } from './phone-number';

/**
 * The address that opens a text message to the number, with its first words written. iOS reads the words after `&`,
 * Android after `?`: both accept the two together.
 */
export function smsLink(phone: PhoneNumber, body: string): string {
  return `sms:${phone.dial}?&body=${encodeURIComponent(body)}`;
}
