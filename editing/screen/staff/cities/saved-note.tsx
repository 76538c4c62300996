import { useEffect, useRef } from 'react';
import type { Saved } from '../../../content/repository';
import { entryOf, firstPage } from '../place';

type SavedNoteProps = {
  title: string;
  saved: Saved;
  /** The file of the city, where it is there. */
  path?: string;
};

/** What stands in place of a page once it is saved: what comes next, and the ways on. */
export function SavedNote({ title, saved, path }: SavedNoteProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const entry = path === undefined || saved.url !== undefined ? undefined : entryOf(path);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{saved.words}</p>
      <p className="staff-buttons">
        {saved.url !== undefined && (
          <a className="staff-button staff-main" href={saved.url} target="_blank" rel="noreferrer">
            Look at it on GitHub
          </a>
        )}
        <a className="staff-button" href={firstPage}>
          First page
        </a>
        {entry && (
          <a className="staff-button" href={entry.address}>
            Open its entry
          </a>
        )}
      </p>
    </>
  );
}
