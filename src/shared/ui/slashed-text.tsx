import { Fragment } from 'react';

type SlashedTextProps = { text: string };

/** A text whose lines may break after a slash: “Commercial/Business” breaks there, not within a word. */
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
