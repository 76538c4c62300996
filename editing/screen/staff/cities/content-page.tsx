import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ContentFile } from '../../../../src/content-model/types';
import type { Saved } from '../../../content/repository';
import type { StaffActions } from '../../../content/staff-actions';
import { readPhones } from '../../../preview/draw-page';
import { scaleFor, widths } from '../../../preview/preview-frame';
import { Button, LinkButton } from '../button';
import { entryOf, firstPage } from '../place';
import { useLatest, useLoaded, useTask } from '../use-task';

export type Loaded = { files: ContentFile[]; phones: Record<string, string> | undefined };

type ContentPageProps = {
  staff: StaffActions;
  title: string;
  children: (loaded: Loaded) => ReactNode;
};

export function ContentPage({ staff: { repository }, title, children }: ContentPageProps) {
  const { value, error } = useLoaded(async () => ({
    files: await repository.read(),
    phones: await readPhones(),
  }));
  const shown = value ? children(value) : error;
  if (typeof shown !== 'string') return shown;
  return (
    <>
      <h1>{title}</h1>
      <Refusal words={shown} />
      {shown === '' && <p>Reading the content.</p>}
      <a href={firstPage}>First page</a>
    </>
  );
}

/** What a save refuses is said at its fields; the first of them is then in focus. */
export function useForm() {
  const { message, isBusy, run } = useTask();
  const [saved, setSaved] = useState<Saved>();
  const save = (task: () => Promise<Saved>): Promise<void> => run(() => task().then(setSaved));
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    // A disabled field takes no focus.
    if (!isBusy) document.querySelector<HTMLElement>('#staff-page [aria-invalid]')?.focus();
  }, [isBusy]);
  const refuse = (found: ReadonlyMap<string, string>, fields = [...found.keys()]): void => {
    setErrors(found);
    if (fields.some((field) => found.has(field)))
      throw new Error('Not saved yet: look at what is said at the fields.');
  };
  const forget = (field?: string): void =>
    setErrors(new Map([...errors].filter(([wrong]) => wrong !== field)));
  return { message, isBusy, saved, save, errors, refuse, forget };
}

export function Refusal({ words }: { words: string }) {
  return <div role="alert">{words !== '' && <p className="staff-note">{words}</p>}</div>;
}

type SavedNoteProps = { title: string; saved: Saved; path?: string };

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
          <LinkButton isMain href={saved.url} target="_blank" rel="noreferrer">
            Look at it on GitHub
          </LinkButton>
        )}
        <LinkButton href={firstPage}>First page</LinkButton>
        {entry && <LinkButton href={entry.address}>Open its entry</LinkButton>}
      </p>
    </>
  );
}

const shownHeight = 900;

function PageFrame({ title, page }: { title: string; page: string }) {
  const [width, setWidth] = useState<number>(widths.Phone);
  const [space, setSpace] = useState<number>(widths.Phone);
  const scale = scaleFor(width, space);
  return (
    <>
      <p className="staff-buttons">
        {Object.entries(widths).map(([name, pixels]) => (
          <Button key={name} aria-pressed={width === pixels} onClick={() => setWidth(pixels)}>
            {name}, {pixels}
          </Button>
        ))}
      </p>
      <div
        ref={(element) => setSpace(element?.clientWidth ?? widths.Phone)}
        className="staff-preview"
        style={{ height: shownHeight * scale }}
      >
        <iframe
          srcDoc={page}
          sandbox="allow-same-origin"
          title={title}
          style={{ width, height: shownHeight, transform: `scale(${scale})` }}
        />
      </div>
    </>
  );
}

type Drawn = { page: string | undefined; missing: ReactNode[] };
type DrawnPageProps = { title: string; draw: () => Promise<Drawn>; values: unknown[] };

/** The page as a form makes it, drawn anew when one of the values changes; or what has to be right first. */
export function DrawnPage({ title, draw, values }: DrawnPageProps) {
  const drawn = useLatest(draw, values);
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <output>
        {!drawn && 'Checking it.'}
        {drawn &&
          (drawn.missing.length > 0 ? 'This has to be right first:' : 'The site can be built with it.')}
      </output>
      <ul className="staff-list">
        {drawn?.missing.map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two lines may be the same
          <li key={index}>{line}</li>
        ))}
      </ul>
      {drawn?.page !== undefined && <PageFrame title={title} page={drawn.page} />}
    </section>
  );
}
