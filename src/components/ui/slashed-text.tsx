import { Fragment } from 'react';

type SlashedTextProps = { text: string };

/** A text that may go on in a new line after a slash: “Commercial/Business” breaks there, and not within a word. */
export function SlashedText({ text }: SlashedTextProps) {
  const parts = text.split('/');
  return parts.map((part, index) =>
    index < parts.length - 1 ? (
      <Fragment key={index}>
        {`${part}/`}
        <wbr />
      </Fragment>
    ) : (
      part
    ),
  );
}
