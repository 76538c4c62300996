import type { PhoneNumber } from '../../domain/phone-number';

type FailureNoticeProps = { text: string; phone: PhoneNumber };

/** What `failureNotice` of the content says after a failed save, with the phone; nothing where it is empty. */
export function FailureNotice({ text, phone }: FailureNoticeProps) {
  if (text === '') return null;
  return (
    <p role="alert">
      {text} <a href={`tel:${phone.dial}`}>{phone.display}</a>
    </p>
  );
}
