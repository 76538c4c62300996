import { Fragment } from 'react';
import { SiteLink } from './site-link';

/** The text that replaces a placeholder; with a path it is a link. */
export type LinkedWords = { text: string; to?: string }[];

export function LinkedText({ text, links }: { text: string; links: Partial<Record<string, LinkedWords>> }) {
  // With a group in the pattern every second part is a name.
  return text.split(/\{([\w-]+)\}/).map((part, index) => (
    <Fragment key={index}>
      {index % 2 === 0
        ? part
        : links[part]?.map(({ text: words, to }) =>
            to === undefined ? (
              words
            ) : (
              <SiteLink key={to} to={to}>
                {words}
              </SiteLink>
            ),
          )}
    </Fragment>
  ));
}
