import type { PhoneNumber } from '../../domain/phone-number';

type FailureNoticeProps = { text: string; phone: PhoneNumber };

/** Shows `failureNotice` of the content, with the phone, after a failed save; shows nothing where that text is empty. */
export function FailureNotice({ text, phone }: FailureNoticeProps) {
  if (text === '') return null;
  return (
    <p role="alert">
      {text} <a href={`tel:${phone.dial}`}>{phone.display}</a>
    </p>
  );
}
